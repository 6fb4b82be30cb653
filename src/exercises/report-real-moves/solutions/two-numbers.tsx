import {useFacetEffect, useFacetMap} from '@react-facet/core'
import type {Props} from '../checks'

export default function Tracker({player, onMove}: Props) {
  const key = useFacetMap(({x, y}) => `${x} ${y}`, [], [player])
  useFacetEffect(
    (text) => {
      const [x, y] = text.split(' ').map(Number)
      onMove({x: x ?? 0, y: y ?? 0})
    },
    [onMove],
    [key],
  )

  return <p>Tracking</p>
}
