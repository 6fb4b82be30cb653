// Nothing is reported when only the health changes
// Reported: expected ["1 2"], found ["1 2","1 2"].
import {shallowObjectEqualityCheck, useFacetEffect, useFacetMap} from '@react-facet/core'
import type {Props} from '../checks'

export default function Tracker({player, onMove}: Props) {
  const place = useFacetMap((all) => ({...all}), [], [player], shallowObjectEqualityCheck)
  useFacetEffect((found) => onMove(found), [onMove], [place])

  return <p>Tracking</p>
}
