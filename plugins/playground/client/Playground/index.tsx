import useBaseUrl from '@docusaurus/useBaseUrl'
import {useEffect, useRef, useState, type ReactNode} from 'react'
import type {Stored} from '../../../lib/client/useStored'
import type {Editor} from '../editor'
import type {ExerciseCode} from '../../shared/protocol'
import type {ExampleRoot} from '../../shared/roots'
import type {Stage} from '../runner'
import {startSession, type SessionState} from '../session'
import {CopyButton} from '../../../lib/client/CopyButton'
import {TakeAlong} from './TakeAlong'
import {CheckTypes} from './CheckTypes'
import styles from './styles.module.css'

export interface Props {
  /** The file's name, shown above the editor and in error messages. */
  file: string
  root: ExampleRoot
  title: string
  stage: Stage
  /** The unedited program, which replaces the editor's text when `resets` changes. */
  source: string
  resets: number
  /** Stores the editor's text while it differs from `source`. */
  edit: Stored
  exercise?: ExerciseCode
  checksSource?: string
  /** Called with each new state, and possibly again with the same one. */
  onState: (state: SessionState) => void
}

/** What the reader is told when the frame was removed or could not be loaded. */
const statusMessages: Partial<Record<SessionState['status'], string>> = {
  stopped:
    'The program did not answer for 2 seconds and was stopped. Your next change starts a new one.',
  flooding:
    'The program sent too many messages and was stopped. Your next change starts a new one.',
  missing:
    'The program could not be run, because its frame was not loaded. Your next change tries again.',
}

/**
 * An editor that replaces an example's source. The edited program runs on a stage.
 */
export function Playground({
  file,
  root,
  title,
  stage,
  source,
  resets,
  edit: {text = source, keep, forget},
  exercise,
  checksSource,
  onState,
}: Props): ReactNode {
  const baseUrl = useBaseUrl('/')
  const editorBox = useRef<HTMLDivElement>(null)
  const editor = useRef<Editor | undefined>(undefined)
  const [state, setState] = useState<SessionState>({status: 'starting', problems: []})
  const initial = useRef({text, resets})

  useEffect(() => {
    if (!editorBox.current) return undefined
    const opener = document.activeElement
    const started = startSession({
      place: editorBox.current,
      stage,
      file,
      root,
      title,
      text: initial.current.text,
      exercise,
      baseUrl,
      onState: setState,
      onText: (changed) => (changed === source ? forget() : keep(changed)),
    })
    editor.current = started
    // Takes the focus only from this figure: by now, the reader may have moved on.
    if (opener?.closest('figure')?.contains(editorBox.current)) started.focus()
    return () => started.destroy()
  }, [baseUrl, exercise, file, forget, keep, root, source, stage, title])

  useEffect(() => {
    onState(state)
  }, [state, onState])

  useEffect(() => {
    if (resets !== initial.current.resets) editor.current?.setText(source)
  }, [resets, source])

  const statusMessage = statusMessages[state.status]
  return (
    <div data-playground={state.status}>
      <div className={styles.block}>
        <div className={styles.bar}>
          <span className={styles.file}>{file}</span>
          <TakeAlong program={{file, title, root, text, checks: checksSource}}>
            <CopyButton label="Copy code" text={() => editor.current?.text() ?? ''} />
          </TakeAlong>
        </div>
        <div ref={editorBox} />
        <div role="status" className={styles.problems} data-problems>
          {statusMessage !== undefined && <p>{statusMessage}</p>}
          {state.problems.map(({message, line}) => (
            <p key={`${line} ${message}`}>
              {line !== undefined && <strong>Line {line}: </strong>}
              {message}
            </p>
          ))}
        </div>
        <CheckTypes editor={editor}>
          Tab indents. <kbd>Esc</kbd>, then <kbd>Tab</kbd>, leaves the editor.
        </CheckTypes>
      </div>
    </div>
  )
}
