import {shallowObjectEqualityCheck, useFacetEffect} from '@react-facet/core'
import {useFacetMap, type Facet} from '@react-facet/core'

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
  const place = useFacetMap(
    ({x, y}) => ({x, y}),
    [],
    [player],
    shallowObjectEqualityCheck,
  )
  useFacetEffect((newPlace) => onMove(newPlace), [onMove], [place])

  return <p>Tracking</p>
}
