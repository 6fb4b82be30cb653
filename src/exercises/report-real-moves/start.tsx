import {useFacetEffect, useFacetMap, type Facet} from '@react-facet/core'

interface Player {
  x: number
  y: number
  health: number
}

interface Props {
  player: Facet<Player>
  onMove: (place: {x: number; y: number}) => void
}

export default function Tracker({player, onMove}: Props) {
  const place = useFacetMap(({x, y}) => ({x, y}), [], [player])
  useFacetEffect((newPlace) => onMove(newPlace), [onMove], [place])

  return <p>Tracking</p>
}
