// Nothing listens when the screen is closed
// Listeners: expected 0, found 1.
import {useFacetRef} from '@react-facet/core'
import {useEffect} from 'react'
import type {Props} from '../checks'

export default function Saving({position, onSaveKey, save}: Props) {
  const place = useFacetRef(position)
  useEffect(() => {
    onSaveKey(() => save(Number(place.current)))
  }, [onSaveKey, place, save])

  return <p>Press the save key.</p>
}
