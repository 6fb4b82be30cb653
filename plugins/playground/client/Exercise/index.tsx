import playground from '@generated/playground/default/playground.json'
import useBaseUrl from '@docusaurus/useBaseUrl'
import clsx from 'clsx'
import {useCallback, useRef, useState, type ReactNode} from 'react'
import {useStored} from '../../../lib/client/useStored'
import {EditorNotice} from '../Example/EditorNotice'
import type {ExerciseData} from '../../shared/source'
import exampleStyles from '../Example/styles.module.css'
import type {Workbench} from './Workbench'
import type * as Runner from '../runner'
import styles from './styles.module.css'

interface Props {
  /** A folder in src/exercises. */
  name: string
  title: string
  /** The task, the starting program, a hint and a solution (plugins/content). */
  children: ReactNode
  /** Loads the checks, and the name of the renderer unless it is dom-fiber. */
  loadChecks: () => Promise<ExerciseData>
}

/** What an exercise needs once a reader has begun it. */
interface Session {
  Workbench: typeof Workbench
  createStage: typeof Runner.createStage
  data: ExerciseData
  start: string
}

/**
 * An exercise: a task, and an editor whose program is checked after each change. The editor and
 * the checks are loaded when a reader begins. The task, the starting program and the collapsed
 * solution need no scripts.
 */
export function Exercise({name, title, children, loadChecks}: Props): ReactNode {
  const figure = useRef<HTMLElement>(null)
  const mainButton = useRef<HTMLButtonElement>(null)
  const [state, setState] = useState<Session | 'waiting' | 'loading' | 'failed'>(
    'waiting',
  )
  const [resets, setResets] = useState(0)
  const edit = useStored(`exercise.${name}`)
  const solved = useStored(`solved.${name}`)
  const runnerUrl = useBaseUrl(playground.runner)
  const session = typeof state === 'object' && state

  const begin = () => {
    if (state === 'loading') return
    setState('loading')
    const start = figure.current?.querySelector('[data-start] code')?.textContent ?? ''
    Promise.all([
      import('./Workbench'),
      window.importModule<typeof Runner>(runnerUrl),
      loadChecks(),
    ]).then(
      ([{Workbench}, {createStage}, data]) =>
        setState({Workbench, createStage, data, start}),
      () => setState('failed'),
    )
  }
  const clearSolved = () => {
    // The focused button disappears with the mark.
    mainButton.current?.focus()
    solved.forget()
  }
  const {keep: keepSolved} = solved
  const markSolved = useCallback(() => keepSolved('yes'), [keepSolved])

  return (
    <figure
      ref={figure}
      className={clsx(styles.exercise, session && styles.begun)}
      aria-label={`Exercise: ${title}`}
      data-exercise={name}
    >
      <div className={exampleStyles.header}>
        <span className={exampleStyles.title}>{title}</span>
        <span className={exampleStyles.tools}>
          {solved.text !== undefined && (
            <>
              <span className={styles.solved}>Solved before</span>
              <button
                type="button"
                className={exampleStyles.button}
                onClick={clearSolved}
              >
                Clear the mark
              </button>
            </>
          )}
          <button
            ref={mainButton}
            type="button"
            className={exampleStyles.button}
            onClick={session ? () => setResets(resets + 1) : begin}
          >
            {session ? 'Reset' : edit.text === undefined ? 'Begin' : 'Continue'}
          </button>
        </span>
      </div>
      <div className={styles.texts}>{children}</div>
      {!session && <EditorNotice status={state} />}
      {session && (
        <session.Workbench
          createStage={session.createStage}
          file={`${name}.tsx`}
          root={session.data.root ?? 'dom-fiber'}
          title={title}
          source={session.start}
          resets={resets}
          edit={edit}
          checks={session.data.checks}
          checksSource={session.data.source}
          onSolved={markSolved}
        />
      )}
    </figure>
  )
}
