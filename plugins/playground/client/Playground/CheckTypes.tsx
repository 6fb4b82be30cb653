import {useCallback, useEffect, useState, type ReactNode, type RefObject} from 'react'
import {useStored} from '../../../lib/client/useStored'
import exampleStyles from '../Example/styles.module.css'
import type {Editor} from '../editor'
import type {TypeChecker} from '../TypeChecker'
import styles from './styles.module.css'

interface Props {
  editor: RefObject<Editor | undefined>
  /** A hint, shown beside the toggle. */
  children: ReactNode
}

/**
 * A toggle that checks the types of an editor's program. The checker is loaded when a reader
 * turns it on, and from then on with each editor.
 */
export function CheckTypes({editor, children}: Props): ReactNode {
  const choice = useStored('check-types')
  const isChosen = choice.text !== undefined
  const [state, setState] = useState<'off' | 'on' | 'failed'>('off')
  const [loaded, setLoaded] = useState<{TypeChecker: typeof TypeChecker}>()
  const isOn = state === 'on'
  const fail = useCallback(() => setState('failed'), [])

  useEffect(() => setState(isChosen ? 'on' : 'off'), [isChosen])
  useEffect(() => {
    if (isOn) import('../TypeChecker').then(setLoaded, fail)
  }, [isOn, fail])

  const toggle = () => {
    if (isOn) choice.forget()
    else choice.keep('yes')
    setState(isOn ? 'off' : 'on')
  }
  return (
    <>
      <div className={styles.foot}>
        <p>{children}</p>
        <button
          type="button"
          className={exampleStyles.button}
          aria-pressed={isOn}
          onClick={toggle}
        >
          Check types
        </button>
      </div>
      {state === 'failed' && (
        <p role="alert" className={exampleStyles.error}>
          Types are not checked: TypeScript could not be loaded, or it did not answer.
          Look at your connection, and press the button again.
        </p>
      )}
      {isOn && loaded && <loaded.TypeChecker editor={editor} onFailed={fail} />}
    </>
  )
}
