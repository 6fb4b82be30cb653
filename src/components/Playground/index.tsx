import useBaseUrl from '@docusaurus/useBaseUrl'
import clsx from 'clsx'
import type {ReactNode} from 'react'
import {useEffect, useRef, useState} from 'react'
import type {ExerciseCode} from '../../playground/protocol'
import type {Editor} from '../../playground/editor'
import {startSession, type SessionState} from '../../playground/session'
import {CopyButton} from '../CopyButton'
import type {ExampleRoot} from '../Example/renderers/mount'
import styles from './styles.module.css'

export interface Props {
  /** Name of the file in error messages. */
  file: string
  root: ExampleRoot
  title: string
  /** The text that the editor begins with. */
  text: string
  /** The page's source, put in the editor when `resets` grows. */
  source: string
  resets: number
  exercise?: ExerciseCode
  /** Called with the verdicts of the checks: an empty list when the program does not run. */
  onVerdicts?: (verdicts: SessionState['verdicts']) => void
  /** Called with the text after each change. */
  onText: (text: string) => void
  /** Called when the first program runs or cannot run, and maybe again later. */
  onReady?: () => void
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
  text,
  source,
  resets,
  exercise,
  onVerdicts,
  onText,
  onReady,
}: Props): ReactNode {
  const baseUrl = useBaseUrl('/')
  const stage = useRef<HTMLDivElement>(null)
  const editor = useRef<HTMLDivElement>(null)
  const session = useRef<Editor>()
  const [state, setState] = useState<SessionState>({status: 'starting', problems: []})
  const callbacks = useRef({onText, onReady})
  const initial = useRef({text, resets})

  useEffect(() => {
    callbacks.current = {onText, onReady}
  })

  useEffect(() => {
    if (!stage.current || !editor.current) return undefined
    // A shadow root cannot be removed, so each session needs a new element.
    const place = document.createElement('div')
    editor.current.append(place)
    const opener = document.activeElement
    const started = startSession({
      places: {stage: stage.current, editor: place},
      file,
      root,
      title,
      text: initial.current.text,
      exercise,
      baseUrl,
      onState: setState,
      onText: (changed) => callbacks.current.onText(changed),
    })
    session.current = started
    // Takes the focus only from this figure: the reader may have moved on by now.
    if (opener?.closest('figure')?.contains(place)) started.focus()
    return () => {
      started.destroy()
      place.remove()
    }
  }, [baseUrl, exercise, file, root, title])

  useEffect(() => {
    if (state.status !== 'starting') callbacks.current.onReady?.()
  }, [state.status])

  useEffect(() => {
    onVerdicts?.(state.verdicts)
  }, [state.verdicts, onVerdicts])

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
