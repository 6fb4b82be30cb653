// It begins to listen once, however far the player walks
// How often it began: expected 1, found 3.
import {useFacetEffect} from '@react-facet/core'
import type {Props} from '../checks'

export default function Saving({position, onSaveKey, save}: Props) {
  useFacetEffect((place) => onSaveKey(() => save(place)), [onSaveKey, save], [position])

  return <p>Press the save key.</p>
}
