import {useFacetEffect, useFacetWrapMemo} from '@react-facet/core'
import {useState} from 'react'
import type {Props} from '../checks'

export default function Hud({onMove}: Props) {
  const [x, setX] = useState(1)
  const tracked = useFacetWrapMemo({x, y: 2}, samePlace)
  useFacetEffect((found) => onMove(found), [onMove], [tracked])

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
