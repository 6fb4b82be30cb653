import {useFacetEffect, useFacetMap} from '@react-facet/core'
import type {Props} from '../checks'

interface Place {
  x: number
  y: number
}

export default function Tracker({player, onMove}: Props) {
  const place = useFacetMap((all) => all, [], [player], samePlace)
  useFacetEffect((found) => onMove(found), [onMove], [place])

  return <p>Tracking</p>
}

const samePlace = () => {
  let last: Place | undefined
  return ({x, y}: Place) => {
    const isSame = last?.x === x && last.y === y
    last = {x, y}
    return isSame
  }
}
