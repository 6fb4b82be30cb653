import {useFacetLayoutEffect, useFacetState, type Facet} from '@react-facet/core'
import {useRef} from 'react'
import {useRenderCount} from './support/useRenderCount'

export default function Reactor() {
  const [heat, setHeat] = useFacetState(40)

  return (
    <div className="stack">
      <HeatMeter heat={heat} />
      <div className="row">
        <button onClick={() => setHeat(40)}>Cool to 40</button>
        <button onClick={() => setHeat(90)}>Heat to 90</button>
      </div>
    </div>
  )
}

function HeatMeter({heat}: {heat: Facet<number>}) {
  const renders = useRenderCount()
  const meter = useRef<HTMLDivElement>(null)
  const fill = useRef<HTMLDivElement>(null)
  const label = useRef<HTMLSpanElement>(null)
  const runs = useRef<HTMLSpanElement>(null)
  const runCount = useRef(0)

  useFacetLayoutEffect(
    (value) => {
      if (!meter.current || !fill.current || !label.current || !runs.current) return
      meter.current.setAttribute('aria-label', `Reactor heat ${value} %`)
      fill.current.style.width = `${value}%`
      label.current.textContent = value < 80 ? `${value} %` : `${value} %, too hot`
      runs.current.textContent = `${++runCount.current}`
    },
    [],
    [heat],
  )

  return (
    <div className="panel">
      <div className="bar" ref={meter} role="img">
        <div className="bar-fill" ref={fill} />
      </div>
      <span ref={label} data-testid="label" />
      <div className="muted">
        Effect runs: <span ref={runs} data-testid="runs" />. Renders of HeatMeter:{' '}
        <span data-testid="renders">{renders}</span>
      </div>
    </div>
  )
}
