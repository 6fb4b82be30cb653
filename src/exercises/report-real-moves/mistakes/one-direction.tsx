// Each move is reported, in both directions
// Reported: expected ["1 2","4 2","4 5","1 2","2 1"], found ["1 2","4 2","1 2","2 1"].
import {useFacetEffect, useFacetMap} from '@react-facet/core'
import type {Props} from '../checks'

export default function Tracker({player, onMove}: Props) {
  const x = useFacetMap((all) => all.x, [], [player])
  useFacetEffect(
    (found) => onMove({x: found, y: (player.get() as {y: number}).y}),
    [onMove, player],
    [x],
  )

  return <p>Tracking</p>
}
