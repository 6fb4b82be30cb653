import {useEffect, useRef, useState, type ReactNode} from 'react'
import {createComparison} from './comparison'
import styles from './styles.module.css'

type Comparison = ReturnType<typeof createComparison>

interface Props {
  running: boolean
  /** How many units of the game each HUD shows, as widgets. A change starts a new game. */
  widgets: number
}

/** The figures are refreshed once in this many updates. */
const updatesPerReport = 6

const integer = new Intl.NumberFormat('en')

const sides = [
  {name: 'react', title: 'React state', label: 'A HUD drawn from React state'},
  {name: 'facets', title: 'Facets', label: 'A HUD drawn from facets'},
] as const

/** Shows the same HUD twice, driven by the same updates, and what each HUD costs. */
export function HudComparison({running, widgets}: Props): ReactNode {
  const section = useRef<HTMLDivElement>(null)
  const comparison = useRef<Comparison | undefined>(undefined)
  const [figures, setFigures] = useState<ReturnType<Comparison['figures']>>()

  useEffect(() => {
    const stages = section.current?.querySelectorAll<HTMLElement>('[data-hud]') ?? []
    const [react, facets] = stages
    if (!react || !facets) return undefined
    // React cannot mount or unmount a root at once while it runs another root's effects.
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
    if (!running || !section.current) return undefined
    let request = 0
    const report = () => {
      // After a change of `widgets`, the last figures stay until the next game is mounted.
      if (comparison.current) setFigures(comparison.current.figures())
    }
    const onFrame = () => {
      request = requestAnimationFrame(onFrame)
      comparison.current?.update()
      const {updates = 0} = comparison.current?.figures() ?? {}
      if (updates % updatesPerReport === 0) report()
    }
    // Nothing moves while the HUDs are out of view.
    const observer = new IntersectionObserver((entries) => {
      cancelAnimationFrame(request)
      if (entries.at(-1)?.isIntersecting) request = requestAnimationFrame(onFrame)
    })
    observer.observe(section.current)
    return () => {
      observer.disconnect()
      cancelAnimationFrame(request)
      report()
    }
  }, [running])

  return (
    <div ref={section} data-updates={figures?.updates}>
      <div className="row">
        {sides.map(({name, title, label}) => (
          <div key={name} className="col col--6 margin-bottom--md">
            <figure className="card margin--none padding--md" data-side={name}>
              <figcaption>{title}</figcaption>
              {/* Each game gets a new element, with nothing left over from earlier games. */}
              <div
                key={widgets}
                className={styles.stage}
                role="img"
                aria-label={label}
                data-hud
              />
              <dl className={styles.figures}>
                <dt>Renders</dt>
                <dd data-figure="renders">
                  {integer.format(figures?.[name].renders ?? 0)}
                </dd>
                <dt>Script per update</dt>
                <dd>{figures?.[name].time.toFixed(3)} ms</dd>
              </dl>
            </figure>
          </div>
        ))}
      </div>
      {process.env.NODE_ENV !== 'production' && (
        <p>
          This is a development build: React is slower in it, and the figures mean
          nothing.
        </p>
      )}
    </div>
  )
}
