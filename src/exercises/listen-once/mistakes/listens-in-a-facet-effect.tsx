// It begins to listen once, however far the player walks
// How often it began: expected 1, found 3.
import {useFacetEffect, type Facet} from '@react-facet/core'

interface Props {
  position: Facet<number>
  onSaveKey: (listener: () => void) => () => void
  save: (position: number) => void
}

export default function Saving({position, onSaveKey, save}: Props) {
  useFacetEffect((place) => onSaveKey(() => save(place)), [onSaveKey, save], [position])

  return <p>Press the save key.</p>
}
