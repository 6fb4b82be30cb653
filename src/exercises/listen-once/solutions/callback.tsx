import {useFacetCallback} from '@react-facet/core'
import {useEffect} from 'react'
import type {Props} from '../checks'

export default function Saving({position, onSaveKey, save}: Props) {
  const store = useFacetCallback((place) => () => save(place), [save], [position])
  useEffect(() => onSaveKey(store), [onSaveKey, store])

  return <p>Press the save key.</p>
}
