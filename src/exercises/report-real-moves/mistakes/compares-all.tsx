// Nothing is reported when only the health changes
// Reported: expected ["1 2"], found ["1 2","1 2"].
import {shallowObjectEqualityCheck, useFacetEffect} from '@react-facet/core'
import {useFacetMap, type Facet} from '@react-facet/core'

interface Props {
  player: Facet<{x: number; y: number; health: number}>
  onMove: (place: {x: number; y: number}) => void
}

export default function Tracker({player, onMove}: Props) {
  const place = useFacetMap((all) => all, [], [player], shallowObjectEqualityCheck)
  useFacetEffect((found) => onMove(found), [onMove], [place])

  return <p>Tracking</p>
}
