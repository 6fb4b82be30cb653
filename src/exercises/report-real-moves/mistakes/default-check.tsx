// Nothing is reported when an equal player is written
// Reported: expected ["1 2"], found ["1 2","1 2"].
import {defaultEqualityCheck, useFacetEffect, useFacetMap} from '@react-facet/core'
import type {Props} from '../checks'

export default function Tracker({player, onMove}: Props) {
  const place = useFacetMap(({x, y}) => ({x, y}), [], [player], defaultEqualityCheck)
  useFacetEffect((found) => onMove(found), [onMove], [place])

  return <p>Tracking</p>
}
