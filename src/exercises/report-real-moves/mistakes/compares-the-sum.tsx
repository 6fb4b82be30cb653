// Each move is reported, in both directions
// Reported: expected ["1 2","4 2","4 5","1 2","2 1"], found ["1 2","4 2","4 5","1 2"].
import {useFacetEffect, useFacetMap} from '@react-facet/core'
import type {Props} from '../checks'

export default function Tracker({player, onMove}: Props) {
  const sum = useFacetMap(({x, y}) => x + y, [], [player])
  useFacetEffect(
    () => onMove(player.get() as {x: number; y: number}),
    [onMove, player],
    [sum],
  )

  return <p>Tracking</p>
}
