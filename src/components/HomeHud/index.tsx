import type {ReactNode} from 'react'
import {useEffect, useRef, useState} from 'react'
import {
  createComparison,
  type Comparison,
  type Figures,
  type SideFigures,
} from './comparison'
import {Plot} from './Plot'
import {mean} from './samples'
import styles from './styles.module.css'

interface Props {
  running: boolean
  /** How many units each HUD shows; a change restarts the game. */
  widgets: number
}

/** The figures are shown this often, in updates; the HUDs at every one. */
const UPDATES_PER_REPORT = 6

const integer = new Intl.NumberFormat('en')

/** Whether any part of the element is on the screen. */
function useInView(element: React.RefObject<HTMLElement>): boolean {
  const [inView, setInView] = useState(false)
  useEffect(() => {
    const node = element.current
    if (!node) return undefined
    const observer = new IntersectionObserver((entries) =>
      setInView(entries.at(-1)?.isIntersecting ?? false),
    )
    observer.observe(node)
    return () => observer.disconnect()
  }, [element])
  return inView
}

function FigureList({renders, times}: SideFigures): ReactNode {
  const average = mean(times)
  return (
    <dl className={styles.figures}>
      <div>
        <dt>Renders</dt>
        <dd data-figure="renders">{integer.format(renders)}</dd>
      </div>
      <div>
        <dt>Script per update</dt>
        <dd data-figure="time">
          {average === undefined ? '–' : `${average.toFixed(3)} ms`}
        </dd>
      </div>
    </dl>
  )
}

/** The same HUD twice, driven by the same updates, and what each of them costs. */
export function HudComparison({running, widgets}: Props): ReactNode {
  const section = useRef<HTMLDivElement>(null)
  const reactStage = useRef<HTMLDivElement>(null)
  const facetStage = useRef<HTMLDivElement>(null)
  const comparison = useRef<Comparison>()
  const [figures, setFigures] = useState<Figures>()
  const inView = useInView(section)

  useEffect(() => {
    const react = reactStage.current
    const facets = facetStage.current
    if (!react || !facets) return undefined
    // React refuses to mount or unmount a root while it runs the effects of another one.
    const mounting = setTimeout(() => {
      comparison.current = createComparison({react, facets}, widgets)
      setFigures(comparison.current.figures())
    })
    return () => {
      clearTimeout(mounting)
      const mounted = comparison.current
      comparison.current = undefined
      setTimeout(() => mounted?.unmount())
    }
  }, [widgets])

  useEffect(() => {
    if (!running || !inView) return undefined
    let request = requestAnimationFrame(function onFrame() {
      request = requestAnimationFrame(onFrame)
      comparison.current?.update()
      const next = comparison.current?.figures()
      if (next && next.updates % UPDATES_PER_REPORT === 0) setFigures(next)
    })
    return () => {
      cancelAnimationFrame(request)
      if (comparison.current) setFigures(comparison.current.figures())
    }
  }, [running, inView])

  return (
    <div ref={section} data-updates={figures?.updates}>
      <div className={styles.pair}>
        <figure className={styles.side} data-side="react">
          <figcaption className={styles.title}>React state</figcaption>
          {/* A new element for each count: a renderer never sees what another one left. */}
          <div
            ref={reactStage}
            key={widgets}
            className={styles.stage}
            role="img"
            aria-label="A HUD drawn from React state"
            data-hud
          />
          {figures && <FigureList {...figures.react} />}
        </figure>
        <figure className={styles.side} data-side="facets">
          <figcaption className={styles.title}>Facets</figcaption>
          <div
            ref={facetStage}
            key={widgets}
            className={styles.stage}
            role="img"
            aria-label="A HUD drawn from facets"
            data-hud
          />
          {figures && <FigureList {...figures.facets} />}
        </figure>
      </div>
      {figures && <Plot react={figures.react} facets={figures.facets} />}
      {process.env.NODE_ENV !== 'production' && (
        <p>
          This is a development build: React is slower in it, and its figures mean
          nothing.
        </p>
      )}
    </div>
  )
}
