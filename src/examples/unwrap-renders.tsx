import {NO_VALUE, shallowObjectEqualityCheck, useFacetState} from '@react-facet/core'
import {useFacetUnwrap, type EqualityCheck, type Facet} from '@react-facet/core'
import {useRenderCount} from './support/useRenderCount'

type Position = {x: number}

export default function Renders() {
  const [health, setHealth] = useFacetState(100)
  const [position, setPosition] = useFacetState<Position>({x: 0})

  const writeEqual = () => {
    setHealth((hp) => hp)
    setPosition((p) => (p === NO_VALUE ? p : {x: p.x}))
  }
  const writeDifferent = () => {
    setHealth((hp) => (hp === NO_VALUE ? hp : hp - 1))
    setPosition((p) => (p === NO_VALUE ? p : {x: p.x + 1}))
  }

  return (
    <div className="stack">
      <Health health={health} />
      <Marker id="default check" position={position} />
      <Marker id="shallow check" position={position} check={shallowObjectEqualityCheck} />
      <div className="row">
        <button onClick={writeEqual}>Equal values</button>
        <button onClick={writeDifferent}>Different values</button>
      </div>
    </div>
  )
}

function Health({health}: {health: Facet<number>}) {
  const hp = useFacetUnwrap(health)
  return (
    <div className="panel">
      Number {String(hp)}, renders: <b data-testid="number">{useRenderCount()}</b>
    </div>
  )
}

type MarkerProps = {
  id: string
  position: Facet<Position>
  check?: EqualityCheck<Position>
}

function Marker({id, position, check}: MarkerProps) {
  const value = useFacetUnwrap(position, check)
  return (
    <div className="panel">
      Object {value === NO_VALUE ? '' : value.x}, {id}, renders:{' '}
      <b data-testid={id}>{useRenderCount()}</b>
    </div>
  )
}
