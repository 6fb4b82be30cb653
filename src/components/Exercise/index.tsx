import clsx from 'clsx'
import type {ComponentType, ReactNode} from 'react'
import {useEffect, useRef, useState} from 'react'
import {useStored} from '../../lib/useStored'
import type {Verdict} from '../../playground/exercise'
import {EditorProgress} from '../Example/EditorProgress'
import type {ExampleRoot} from '../Example/renderers/mount'
import buttonStyles from '../Example/styles.module.css'
import type {Props as PlaygroundProps} from '../Playground'
import styles from './styles.module.css'

interface Props {
  /** A folder of src/exercises. */
  name: string
  title: string
  /** The task, the program to begin with, a hint and a solution (plugins/content). */
  children: ReactNode
  /** Loads the compiled checks and the renderer, where it is not the library's own. */
  loadChecks: () => Promise<{checks: string; root?: ExampleRoot}>
}

/** What an exercise needs once it is begun. */
interface Parts {
  Playground: ComponentType<PlaygroundProps>
  checks: string
  root: ExampleRoot
  /** The program to begin with. */
  start: string
}

function summaryOf(verdicts: readonly Verdict[] | undefined): string {
  if (!verdicts) return 'The program does not run yet, so nothing is checked.'
  const passed = verdicts.filter(({failure}) => failure === undefined).length
  return passed === verdicts.length
    ? 'Solved: all checks pass.'
    : `${passed} of ${verdicts.length} checks pass.`
}

/**
 * An exercise: a task, and an editor whose program is checked after each change. Nothing that
 * this takes is loaded before a reader begins; the task, the program to begin with and the
 * folded solution are there without scripts.
 */
export function Exercise({name, title, children, loadChecks}: Props): ReactNode {
  const figure = useRef<HTMLElement>(null)
  const [parts, setParts] = useState<Parts | 'loading' | 'missing'>()
  const [verdicts, setVerdicts] = useState<readonly Verdict[]>()
  const [resets, setResets] = useState(0)
  const edit = useStored(`exercise.${name}`)
  const {
    text: solved,
    keep: keepSolved,
    forget: forgetSolved,
  } = useStored(`solved.${name}`)
  const begun = typeof parts === 'object' ? parts : undefined

  const reset = () => {
    edit.forget()
    setResets(resets + 1)
  }
  const begin = () => {
    if (parts === 'loading') return
    setParts('loading')
    const start = figure.current?.querySelector('[data-start] code')?.textContent ?? ''
    Promise.all([import('../Playground'), loadChecks()]).then(
      ([{Playground}, {checks, root = 'dom-fiber'}]) =>
        setParts({Playground, checks, root, start}),
      () => setParts('missing'),
    )
  }
  useEffect(() => {
    if (verdicts?.every(({failure}) => failure === undefined)) keepSolved('yes')
  }, [keepSolved, verdicts])

  return (
    <figure
      ref={figure}
      className={clsx(styles.exercise, begun && styles.begun)}
      aria-label={`Exercise: ${title}`}
      data-exercise={name}
    >
      <div className={buttonStyles.header}>
        <span className={buttonStyles.title}>{title}</span>
        <span className={buttonStyles.tools}>
          {solved !== undefined && (
            <>
              <span className={styles.solved}>Solved</span>
              <button
                type="button"
                className={buttonStyles.button}
                onClick={forgetSolved}
              >
                Not solved
              </button>
            </>
          )}
          <button
            type="button"
            className={buttonStyles.button}
            onClick={begun ? reset : begin}
          >
            {begun ? 'Reset' : 'Begin'}
          </button>
        </span>
      </div>
      <div className={styles.texts}>{children}</div>
      <EditorProgress isLoading={parts === 'loading'} />
      {parts === 'missing' && (
        <p role="alert" className={buttonStyles.error}>
          The editor could not be loaded. Look at your connection, and press Begin again.
        </p>
      )}
      {begun && (
        <>
          <begun.Playground
            file={`${name}.tsx`}
            root={begun.root}
            title={title}
            text={edit.text ?? begun.start}
            source={begun.start}
            resets={resets}
            checks={begun.checks}
            onVerdicts={setVerdicts}
            onText={(text) => (text === begun.start ? edit.forget() : edit.keep(text))}
            onReady={() => undefined}
          />
          <div className={styles.checks}>
            <p role="status">{summaryOf(verdicts)}</p>
            <ul>
              {verdicts?.map(({title: check, failure}) => (
                <li key={check} data-passed={failure === undefined}>
                  {check}
                  <span className={styles.failure}>{failure ?? 'Passed.'}</span>
                </li>
              ))}
            </ul>
          </div>
        </>
      )}
    </figure>
  )
}
