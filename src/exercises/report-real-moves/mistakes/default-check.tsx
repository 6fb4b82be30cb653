// Nothing is reported when an equal player is written
// Reported: expected ["1 2"], found ["1 2","1 2"].
import {defaultEqualityCheck, useFacetEffect} from '@react-facet/core'
import {useFacetMap, type Facet} from '@react-facet/core'

interface Props {
  player: Facet<{x: number; y: number}>
  onMove: (place: {x: number; y: number}) => void
}

export default function Tracker({player, onMove}: Props) {
  const place = useFacetMap(({x, y}) => ({x, y}), [], [player], defaultEqualityCheck)
  useFacetEffect((found) => onMove(found), [onMove], [place])

  return <p>Tracking</p>
}
