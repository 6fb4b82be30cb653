import trace from '@generated/playground/default/trace.json'
import Link from '@docusaurus/Link'
import type {ReactNode} from 'react'
import {useEffect, useRef, useState} from 'react'
import {announce} from '../../../lib/client/Announcer'
import {lineEvent, type Said, type TraceEntry, type TraceStep} from '../../shared/trace'
import type {Stage} from '../runner'
import {markInSource} from './markInSource'
import styles from './styles.module.css'

/** The most entries that are shown. */
const maxShown = 30

/** Milliseconds between two announcements: a reader must be able to hear one. */
const announceDelay = 1000

const plain = (said: Said) => said.join('')

/** Adds entries. A later one replaces an earlier one with the same id. The newest come first. */
function merge(
  shown: readonly TraceEntry[],
  entries: readonly TraceEntry[],
): TraceEntry[] {
  const byId = new Map([...shown, ...entries].map((entry) => [entry.id, entry]))
  return [...byId.values()].sort((a, b) => b.id - a.id).slice(0, maxShown)
}

/** A text with its names and values as code. */
function Words({said}: {said: Said}): ReactNode {
  return said.map((part, index) =>
    part === '' ? null : index % 2 === 1 ? <code key={index}>{part}</code> : part,
  )
}

interface StepProps {
  step: TraceStep
  /** Marks a line of the source, or none. */
  point: (line?: number, isPressed?: boolean) => void
}

function Step({step: {depth, said, line, stops, rule}, point}: StepProps): ReactNode {
  return (
    <li
      className={styles.step}
      data-stops={stops}
      onPointerEnter={() => point(line)}
      onPointerLeave={() => point()}
      ref={(node) => node?.style.setProperty('--depth', String(Math.min(depth, 8)))}
    >
      <Words said={said} />
      {rule !== undefined && (
        <>
          {' '}
          <Link to={`${trace.rules}#rule-${rule}`}>rule {rule}</Link>
        </>
      )}
      {line !== undefined && (
        <>
          {' '}
          <button
            type="button"
            className={styles.line}
            onFocus={() => point(line)}
            onBlur={() => point()}
            onClick={() => point(line, true)}
          >
            line {line}
          </button>
        </>
      )}
    </li>
  )
}

interface Props {
  stage: Stage
  /** Names the example for screen readers. */
  title: string
}

/** Traces the programs on a stage, and lists what happens in them. */
export function Trace({stage, title}: Props): ReactNode {
  const area = useRef<HTMLElement>(null)
  const [entries, setEntries] = useState<readonly TraceEntry[]>([])
  const [newest] = entries
  const [isCleared, setCleared] = useState(0)

  useEffect(() => {
    stage.trace({
      tracer: trace.tracer,
      onStarted: () => {
        setEntries([])
        setCleared(0)
      },
      onEntries: (added) => setEntries((shown) => merge(shown, added)),
    })
    return () => stage.trace()
  }, [stage])

  useEffect(() => {
    if (!newest) return undefined
    const timer = setTimeout(() => {
      const steps = newest.steps.length + newest.more
      announce(`${plain(newest.title)}: ${steps} steps, ${plain(newest.summary)}`)
    }, announceDelay)
    return () => clearTimeout(timer)
    // An entry that changes is not said again.
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- see above
  }, [newest?.id])

  const point = (line?: number, isPressed = false) => {
    const figure = area.current?.closest('figure')
    figure?.dispatchEvent(new CustomEvent(lineEvent, {detail: line}))
    const code = figure?.querySelector('pre code')
    if (code && !figure?.querySelector('[data-playground]'))
      markInSource(code, line, isPressed)
  }
  const shown = entries.filter(({id}) => id > isCleared)
  const earlier = (shown.at(-1)?.id ?? 0) - isCleared - 1

  return (
    <section ref={area} className={styles.trace} aria-label={`Trace of ${title}`}>
      <div className={styles.bar}>
        <span>Trace: the newest comes first</span>
        <button
          type="button"
          className={styles.button}
          onClick={() => setCleared(newest?.id ?? 0)}
        >
          Clear
        </button>
      </div>
      {/* It scrolls, so a keyboard must reach it. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- see above */}
      <div className={styles.entries} role="group" aria-label="Entries" tabIndex={0}>
        {shown.length === 0 && (
          <p className={styles.note}>Use the example: what happens is listed here.</p>
        )}
        <ol className={styles.list}>
          {shown.map((entry) => (
            <li key={entry.id} data-entry={entry.id}>
              <p className={styles.title}>
                <Words said={entry.title} />
              </p>
              <ul className={styles.list}>
                {entry.steps.map((step, index) => (
                  <Step key={index} step={step} point={point} />
                ))}
                {entry.more > 0 && (
                  <li className={styles.step}>
                    and {entry.more.toLocaleString('en')} more
                  </li>
                )}
              </ul>
              <p className={styles.summary}>
                <Words said={entry.summary} />
              </p>
            </li>
          ))}
        </ol>
        {earlier > 0 && (
          <p className={styles.note}>
            and {earlier.toLocaleString('en')} earlier {earlier > 1 ? 'entries' : 'entry'}
          </p>
        )}
      </div>
    </section>
  )
}
