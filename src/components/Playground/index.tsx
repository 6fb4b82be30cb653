import useBaseUrl from '@docusaurus/useBaseUrl'
import clsx from 'clsx'
import type {ReactNode} from 'react'
import {useEffect, useRef, useState} from 'react'
import type {Stored} from '../../lib/useStored'
import type {Editor} from '../../playground/editor'
import type {ExerciseCode} from '../../playground/protocol'
import {startSession, type SessionState} from '../../playground/session'
import {CopyButton} from '../CopyButton'
import type {ExampleRoot} from '../Example/renderers/mount'
import styles from './styles.module.css'

export interface Props {
  /** Name of the file in error messages. */
  file: string
  root: ExampleRoot
  title: string
  /** The page's source, which replaces the editor's text when `resets` grows. */
  source: string
  resets: number
  /** Keeps the editor's text while it differs from `source`. */
  edit: Stored
  exercise?: ExerciseCode
  /** Called with each new state, and maybe more often. */
  onState: (state: SessionState) => void
}

const endings: Partial<Record<SessionState['status'], string>> = {
  stopped:
    'The program did not answer for 2 seconds and was stopped. Your next change starts a new one.',
  missing:
    'The program could not be run, because its frame was not loaded. Your next change tries again.',
}

/**
 * An editor that replaces an example's source, and a stage where the program runs, in a frame
 * of its own (src/playground).
 */
export function Playground({
  file,
  root,
  title,
  source,
  resets,
  edit: {text = source, keep, forget},
  exercise,
  onState,
}: Props): ReactNode {
  const baseUrl = useBaseUrl('/')
  const stage = useRef<HTMLDivElement>(null)
  const editor = useRef<HTMLDivElement>(null)
  const session = useRef<Editor>()
  const [state, setState] = useState<SessionState>({status: 'starting', problems: []})
  const initial = useRef({text, resets})

  useEffect(() => {
    if (!stage.current || !editor.current) return undefined
    const opener = document.activeElement
    const started = startSession({
      places: {stage: stage.current, editor: editor.current},
      file,
      root,
      title,
      text: initial.current.text,
      exercise,
      baseUrl,
      onState: setState,
      onText: (changed) => (changed === source ? forget() : keep(changed)),
    })
    session.current = started
    // Takes the focus only from this figure: the reader may have moved on by now.
    if (opener?.closest('figure')?.contains(editor.current)) started.focus()
    return () => started.destroy()
  }, [baseUrl, exercise, file, forget, keep, root, source, title])

  useEffect(() => {
    onState(state)
  }, [state, onState])

  useEffect(() => {
    if (resets !== initial.current.resets) session.current?.setText(source)
  }, [resets, source])

  const ending = endings[state.status]
  return (
    <div data-playground={state.status}>
      <div
        ref={stage}
        className={clsx(styles.stage, state.status !== 'running' && styles.empty)}
      />
      <div className={styles.block}>
        <div className={styles.bar}>
          <span className={styles.file}>{file}</span>
          <CopyButton label="Copy code" text={() => session.current?.text() ?? ''} />
        </div>
        <div ref={editor} />
        <div role="status" className={styles.problems} data-problems>
          {ending !== undefined && <p>{ending}</p>}
          {state.problems.map(({message, line}) => (
            <p key={`${line} ${message}`}>
              {line !== undefined && <strong>Line {line}: </strong>}
              {message}
            </p>
          ))}
        </div>
        <p className={styles.hint}>
          Tab indents. <kbd>Esc</kbd>, then <kbd>Tab</kbd>, leaves the editor.
        </p>
      </div>
    </div>
  )
}
