import data from '@generated/type-checker/default/types.json'
import Link from '@docusaurus/Link'
import useBaseUrl from '@docusaurus/useBaseUrl'
import {useEffect, useState, type ReactNode, type RefObject} from 'react'
import {announce} from '../../../lib/client/Announcer'
import {isKnown} from '../../shared/knownMessages'
import type {Diagnostic} from '../../shared/typeChecker'
import type {Editor} from '../editor'
import {startChecker} from './checker'
import {typesIn} from './extension'
import styles from './styles.module.css'

const maxErrors = 10

/** Milliseconds without a change before errors are announced: a reader who types needs quiet. */
const announceDelay = 1000

const messageOf = ({line, message}: Diagnostic) => `Line ${line}: ${message}`

/** What screen readers say about the errors. */
function summaryOf(errors: readonly Diagnostic[]): string {
  const [first] = errors
  if (!first) return 'No type errors.'
  const count = errors.length === 1 ? '1 type error' : `${errors.length} type errors`
  return `${count}. ${messageOf(first)}`
}

interface Props {
  editor: RefObject<Editor | undefined>
  /** Called when the checker could not be loaded, or does not answer any more. */
  onFailed: () => void
}

/** Checks the types of an editor's program, and lists the errors. */
export function TypeChecker({editor, onFailed}: Props): ReactNode {
  const baseUrl = useBaseUrl('/')
  const [percent, setPercent] = useState(0)
  const [errors, setErrors] = useState<readonly Diagnostic[]>()
  const progress =
    percent < 100 ? `Loading types: ${percent} %` : 'Checking types for the first time…'
  const isLoading = errors === undefined

  useEffect(() => {
    let isGone = false
    let remove: (() => void) | undefined
    const fail = () => {
      if (!isGone) onFailed()
    }
    startChecker(baseUrl, (share) => {
      if (!isGone) setPercent(Math.floor(share * 100))
    }).then((ask) => {
      if (isGone) return
      setPercent(100)
      remove = editor.current?.extend(typesIn({ask, onErrors: setErrors, onFailed: fail}))
    }, fail)
    return () => {
      isGone = true
      remove?.()
    }
  }, [baseUrl, editor, onFailed])

  // Announced in quarters, because each announcement interrupts.
  const quarter = Math.floor(percent / 25)
  useEffect(
    () => (isLoading ? announce(progress) : undefined),
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- see above
    [isLoading, quarter],
  )
  useEffect(() => {
    if (!errors) return undefined
    const timer = setTimeout(announce, announceDelay, summaryOf(errors))
    return () => clearTimeout(timer)
  }, [errors])

  if (!errors) {
    return (
      <p className={styles.note}>
        <progress aria-label="Types" value={percent} max={100} /> {progress}
      </p>
    )
  }
  const more = errors.length - maxErrors
  return (
    <>
      {errors.length > 0 && (
        <ul className={styles.errors} aria-label="Type errors">
          {errors.slice(0, maxErrors).map((error) => (
            <li key={`${error.from} ${error.message}`}>
              <button
                type="button"
                className={styles.line}
                onClick={() => editor.current?.select(error.from, error.to)}
              >
                Line {error.line}
              </button>
              : {error.message} <span className={styles.code}>TS{error.code}</span>
              {isKnown(error.message, data.known) && (
                <>
                  {' '}
                  <Link to={data.help}>What to do</Link>
                </>
              )}
            </li>
          ))}
          {more > 0 && <li>and {more} more</li>}
        </ul>
      )}
      <p className={styles.note}>
        {errors.length === 0 && 'No type errors. '}
        <kbd>F8</kbd> goes to the next error, <kbd>F2</kbd> shows the type at the cursor,{' '}
        <kbd>Ctrl</kbd> and <kbd>Space</kbd> complete a name.
      </p>
    </>
  )
}
