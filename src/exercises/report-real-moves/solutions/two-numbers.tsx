import {useFacetEffect, useFacetMap, type Facet} from '@react-facet/core'

interface Props {
  player: Facet<{x: number; y: number}>
  onMove: (place: {x: number; y: number}) => void
}

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
