import trace from '@generated/playground/default/trace.json'
import Link from '@docusaurus/Link'
import {useCallback, useEffect, useRef, useState, type ReactNode} from 'react'
import {announce} from '../../../lib/client/Announcer'
import type {Pace} from '../../shared/protocol'
import {
  lineEvent,
  readNews,
  type Said,
  type TraceEntry,
  type TraceGraph,
  type TraceStep,
} from '../../shared/trace'
import type {Stage} from '../runner'
import {markInSource, sourceOf} from './markInSource'
import {Picture} from './Picture'
import {useSourceLine} from './useSourceLine'
import exampleStyles from '../Example/styles.module.css'
import styles from './styles.module.css'

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
  /** The line of the source that is pointed at. */
  pointed?: number
  /** Points at a line of the source, or at none. */
  point: (line?: number, isPressed?: boolean) => void
}

function Step({
  step: {depth, said, line, stops, rule},
  pointed,
  point,
}: StepProps): ReactNode {
  return (
    <li
      className={styles.step}
      data-stops={stops}
      aria-current={line !== undefined && line === pointed ? true : undefined}
      onPointerEnter={() => point(line)}
      // A page that scrolls under a resting pointer keeps the line of the focus.
      onPointerLeave={() => line === pointed && point()}
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

const paceWords: Record<Pace, string> = {
  run: 'Newest first',
  pause: 'Paused',
  step: 'Waits for the next timer or frame',
}

/** A keyboard must reach what scrolls. */
const scrollArea = {role: 'group', tabIndex: 0}

const noGraph: TraceGraph = {nodes: [], edges: [], more: 0}

interface Props {
  stage: Stage
  /** Names the example for screen readers. */
  title: string
}

/** Traces the programs on a stage: draws their facets, and lists what happens to them. */
export function Trace({stage, title}: Props): ReactNode {
  const area = useRef<HTMLElement>(null)
  const list = useRef<HTMLDivElement>(null)
  const [graph, setGraph] = useState(noGraph)
  const [entries, setEntries] = useState<readonly TraceEntry[]>([])
  const [newest] = entries
  const [isCleared, setCleared] = useState(0)
  const [pace, setPace] = useState<Pace>('run')
  /** The line of the source that is pointed at. */
  const [pointed, setPointed] = useState<number>()
  /** The entry that was pointed at since the newest came. */
  const [chosen, setChosen] = useState<number>()

  useEffect(() => {
    stage.trace({
      tracer: trace.tracer,
      onStarted: () => {
        setGraph(noGraph)
        setEntries([])
        setCleared(0)
        setPace('run')
      },
      onNews: (news) => {
        const {entries: added, graph: drawn} = readNews(news)
        if (drawn) setGraph(drawn)
        setEntries((shown) => merge(shown, added))
        setPace((now) => (now === 'step' ? 'pause' : now))
      },
    })
    return () => stage.trace()
  }, [stage])

  useEffect(() => {
    setChosen(undefined)
    if (!newest) return undefined
    const timer = setTimeout(() => {
      const steps = newest.steps.length + newest.more
      announce(`${plain(newest.title)}: ${steps} steps, ${plain(newest.summary)}`)
    }, announceDelay)
    return () => clearTimeout(timer)
    // An entry that changes is not said again.
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- see above
  }, [newest?.id])

  useEffect(() => {
    if (pace !== 'step') return undefined
    const timer = setTimeout(announce, announceDelay, paceWords.step)
    return () => clearTimeout(timer)
  }, [pace])

  const point = (line?: number, isPressed = false) => {
    setPointed(line)
    const figure = area.current?.closest('figure')
    figure?.dispatchEvent(new CustomEvent(lineEvent, {detail: line}))
    const code = sourceOf(figure)
    if (code) markInSource(code, line, isPressed)
  }
  const onLine = useCallback((line?: number, isPressed = false) => {
    setPointed(line)
    const code = sourceOf(area.current?.closest('figure'))
    if (code) markInSource(code, line)
    if (!isPressed) return
    // Once the step is marked. Only the list scrolls, not the page.
    requestAnimationFrame(() => {
      const step = list.current?.querySelector('[aria-current]')
      if (!list.current || !step) return
      const {top} = step.getBoundingClientRect()
      list.current.scrollTop += top - list.current.getBoundingClientRect().top
    })
  }, [])
  useSourceLine(area, onLine)

  const changePace = (next: Pace) => {
    stage.setPace(next)
    setPace(next)
  }
  const shown = entries.filter(({id}) => id > isCleared)
  const earlier = (shown.at(-1)?.id ?? 0) - isCleared - 1
  const lit = shown.find(({id}) => id === chosen) ?? shown[0]

  return (
    <section ref={area} className={styles.trace} aria-label={`Trace of ${title}`}>
      <div className={styles.bar}>
        <span className={styles.words}>{paceWords[pace]}</span>
        <button
          type="button"
          className={exampleStyles.button}
          aria-pressed={pace !== 'run'}
          onClick={() => changePace(pace === 'run' ? 'pause' : 'run')}
        >
          Pause
        </button>
        <button
          type="button"
          className={exampleStyles.button}
          aria-label="Step: run one timer or frame"
          onClick={() => changePace('step')}
        >
          Step
        </button>
        <button
          type="button"
          className={exampleStyles.button}
          onClick={() => setCleared(newest?.id ?? 0)}
        >
          Clear
        </button>
      </div>
      <div className={styles.pictureArea} aria-label="Picture" {...scrollArea}>
        {graph.nodes.length > 0 && (
          <Picture graph={graph} entry={lit} line={pointed} point={point} />
        )}
      </div>
      <p className={styles.legend}>
        {lit && (
          <>
            Lit: <Words said={lit.title} />.
          </>
        )}
        {graph.edges.some(({isLive}) => !isLive) && ' Dashed: nobody is subscribed.'}
        {graph.more > 0 && ` Not drawn: ${graph.more.toLocaleString('en')} more.`}
      </p>
      <div ref={list} className={styles.entries} aria-label="Entries" {...scrollArea}>
        {shown.length === 0 && (
          <p className={styles.note}>Use the example: what happens is listed here.</p>
        )}
        <ol className={styles.list}>
          {shown.map((entry) => (
            <li
              key={entry.id}
              data-entry={entry.id}
              onPointerEnter={() => setChosen(entry.id)}
            >
              <p className={styles.title}>
                <Words said={entry.title} />
              </p>
              <ul className={styles.list}>
                {entry.steps.map((step, index) => (
                  <Step
                    key={index}
                    step={step}
                    pointed={pointed}
                    point={(line, isPressed) => {
                      setChosen(entry.id)
                      point(line, isPressed)
                    }}
                  />
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
