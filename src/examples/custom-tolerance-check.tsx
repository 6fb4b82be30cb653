import '@react-facet/dom-fiber'
import {NO_VALUE, useFacetEffect, useFacetMap, useFacetState} from '@react-facet/core'
import type {EqualityCheck, Facet, Option} from '@react-facet/core'

/** Remembers the last value it let through. */
const withinTolerance =
  (tolerance: number): EqualityCheck<number> =>
  () => {
    let accepted: Option<number> = NO_VALUE
    return (current) => {
      if (accepted !== NO_VALUE && Math.abs(current - accepted) <= tolerance) return true
      accepted = current
      return false
    }
  }

/** Remembers only the previous value. A slow drift never exceeds the tolerance. */
const drifting =
  (tolerance: number): EqualityCheck<number> =>
  () => {
    let previous: Option<number> = NO_VALUE
    return (current) => {
      const isEqual = previous !== NO_VALUE && Math.abs(current - previous) <= tolerance
      previous = current
      return isEqual
    }
  }

const withinFive = withinTolerance(5)
const driftingFive = drifting(5)

export default function Minimap() {
  const [x, setX] = useFacetState(0)
  const move = (by: number) => setX((value) => (value === NO_VALUE ? by : value + by))

  return (
    <div className="stack">
      <Marker name="no tolerance" x={x} />
      <Marker name="tolerance from the last accepted value" x={x} check={withinFive} />
      <Marker name="tolerance from the last seen value" x={x} check={driftingFive} />
      <div className="row">
        <button onClick={() => move(2)}>Walk 2</button>
        <button onClick={() => move(10)}>Run 10</button>
      </div>
    </div>
  )
}

type MarkerProps = {name: string; x: Facet<number>; check?: EqualityCheck<number>}

function Marker({name, x, check}: MarkerProps) {
  const shown = useFacetMap((value) => value, [], [x], check)
  const [count, setCount] = useFacetState(0)
  useFacetEffect(() => setCount((n) => (n === NO_VALUE ? 1 : n + 1)), [setCount], [shown])
  return (
    <div className="panel" data-testid={name}>
      {name}: at <fast-text text={shown} />, notified <fast-text text={count} />×
    </div>
  )
}
