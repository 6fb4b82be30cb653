import checker from '@generated/playground/default/checker.json'
import {useEffect, useMemo, useRef, useState, type ReactNode} from 'react'
import type {Verdict} from '../../shared/exercise'
import type {SessionState} from '../session'
import {Playground, type Props as PlaygroundProps} from '../Playground'
import {useTrace} from '../Example/useTrace'
import exampleStyles from '../Example/styles.module.css'
import type {createStage as CreateStage, Stage} from '../runner'
import styles from './styles.module.css'

type Props = Omit<PlaygroundProps, 'exercise' | 'onState' | 'stage'> & {
  createStage: typeof CreateStage
  checks: string
  onSolved: () => void
}

function isSolved(verdicts: readonly Verdict[]): boolean {
  return verdicts.length > 0 && verdicts.every(({failure}) => failure === undefined)
}

function summaryOf(verdicts: readonly Verdict[] | undefined): string {
  if (!verdicts) return ''
  if (verdicts.length === 0) return 'The program does not run yet, so nothing is checked.'
  const passed = verdicts.filter(({failure}) => failure === undefined).length
  return isSolved(verdicts)
    ? 'Solved: all checks pass.'
    : `${passed} of ${verdicts.length} checks pass.`
}

/** The editor, the stage and the verdicts of an exercise that a reader has begun. */
export function Workbench({
  createStage,
  checks,
  onSolved,
  ...playground
}: Props): ReactNode {
  const place = useRef<HTMLDivElement>(null)
  const [stage, setStage] = useState<Stage>()
  const exercise = useMemo(() => ({checks, checker}), [checks])
  const [{verdicts}, setState] = useState<Pick<SessionState, 'verdicts'>>({})
  const {title} = playground
  const {toggle, trace} = useTrace(
    async () => stage ?? Promise.reject(new Error('The exercise has no stage.')),
    title,
  )
  useEffect(() => {
    if (!place.current) return undefined
    const created = createStage(place.current, `Result of ${title}`)
    setStage(created)
    return () => created.end()
  }, [createStage, title])
  useEffect(() => {
    if (verdicts && isSolved(verdicts)) onSolved()
  }, [onSolved, verdicts])

  return (
    <>
      <div className={styles.state}>
        <p role="status">{summaryOf(verdicts)}</p>
        {toggle}
      </div>
      <div ref={place} className={exampleStyles.frames} />
      {trace}
      {stage && (
        <Playground
          {...playground}
          stage={stage}
          exercise={exercise}
          onState={setState}
        />
      )}
      <ul className={styles.checks}>
        {verdicts?.map(({title, failure}) => (
          <li key={title} data-passed={failure === undefined}>
            {title}
            <span className={styles.failure}>{failure ?? 'Passed.'}</span>
          </li>
        ))}
      </ul>
    </>
  )
}
