// Solutions come first. Above each mistake: a check that it fails, and the failure message.

import {useFacetEffect, useFacetState, useFacetWrapMemo} from '@react-facet/core'
import {useEffect, useRef, useState} from 'react'
import type {Props} from './checks'

export function OwnCheck({onMove}: Props) {
  const [x, setX] = useState(1)
  const tracked = useFacetWrapMemo({x, y: 2}, samePlace)
  useFacetEffect((newPlace) => onMove(newPlace), [onMove], [tracked])

  return <button onClick={() => setX(x + 1)}>Walk</button>
}

const samePlace = () => {
  let last: {x: number; y: number} | undefined
  return (place: {x: number; y: number}) => {
    const isSame = last?.x === place.x && last.y === place.y
    last = place
    return isSame
  }
}

export function TwoFacets({onMove}: Props) {
  const [x, setX] = useState(1)
  const a = useFacetWrapMemo(x)
  const b = useFacetWrapMemo(2)
  useFacetEffect((left, top) => onMove({x: left, y: top}), [onMove], [a, b])

  return <button onClick={() => setX(x + 1)}>Walk</button>
}

// A step is reported
// Reported last: expected “2 2”, found “1 2”.
export function KeepsTheFirstPlace({onMove}: Props) {
  const [x, setX] = useState(1)
  const [tracked] = useFacetState({x, y: 2})
  useFacetEffect((newPlace) => onMove(newPlace), [onMove], [tracked])

  return <button onClick={() => setX(x + 1)}>Walk</button>
}

// The place is reported from the start
// Reported: expected “1 2”, found nothing.
export function WaitsForAStep({onMove}: Props) {
  const [x, setX] = useState(1)
  const last = useRef(x)
  useEffect(() => {
    if (last.current !== x) onMove({x, y: 2})
    last.current = x
  }, [onMove, x])

  return <button onClick={() => setX(x + 1)}>Walk</button>
}

// A render of the parent reports nothing
// Reported: expected ["1 2"], found ["1 2","1 2","1 2"].
export function WithoutACheck({onMove}: Props) {
  const [x, setX] = useState(1)
  const tracked = useFacetWrapMemo({x, y: 2})
  useFacetEffect((newPlace) => onMove(newPlace), [onMove], [tracked])

  return <button onClick={() => setX(x + 1)}>Walk</button>
}
