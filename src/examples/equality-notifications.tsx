import '@react-facet/dom-fiber'
import {shallowObjectEqualityCheck, strictEqualityCheck} from '@react-facet/core'
import {defaultEqualityCheck, type EqualityCheck, type Facet} from '@react-facet/core'
import {NO_VALUE, useFacetEffect, useFacetMap, useFacetState} from '@react-facet/core'

type Position = {x: number; y: number}

// TypeScript refuses a strict check for objects. The cast forces it, to show why.
const byReference: EqualityCheck<Position> = () =>
  strictEqualityCheck() as (current: unknown) => boolean

export default function Notifications() {
  const [position, setPosition] = useFacetState<Position>({x: 0, y: 0})

  const write = (change: (value: Position) => Position) =>
    setPosition((value) => (value === NO_VALUE ? value : change(value)))
  const moveInPlace = (value: Position) => {
    value.x += 1
    return value
  }

  return (
    <div className="stack">
      <Judge id="default" position={position} check={defaultEqualityCheck} />
      <Judge id="strict" position={position} check={byReference} />
      <Judge id="shallow" position={position} check={shallowObjectEqualityCheck} />
      <div className="row">
        <button onClick={() => write((value) => value)}>Same object</button>
        <button onClick={() => write((value) => ({...value}))}>Equal copy</button>
        <button onClick={() => write(({x, y}) => ({x: x + 1, y}))}>Moved copy</button>
        <button onClick={() => write(moveInPlace)}>Moved in place</button>
      </div>
    </div>
  )
}

type JudgeProps = {id: string; position: Facet<Position>; check: EqualityCheck<Position>}

function Judge({id, position, check}: JudgeProps) {
  const checked = useFacetMap((value) => value, [], [position], check)
  const [count, setCount] = useFacetState(0)
  const [shown, setShown] = useFacetState(0)

  useFacetEffect(
    ({x}) => {
      setCount((value) => (value === NO_VALUE ? 1 : value + 1))
      setShown(x)
    },
    [setCount, setShown],
    [checked],
  )

  return (
    <div className="panel" data-testid={id}>
      {id}: notified <fast-text text={count} /> times, x is <fast-text text={shown} />
    </div>
  )
}
