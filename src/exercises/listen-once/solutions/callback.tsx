import {useFacetCallback, type Facet} from '@react-facet/core'
import {useEffect} from 'react'

interface Props {
  position: Facet<number>
  onSaveKey: (listener: () => void) => () => void
  save: (position: number) => void
}

export default function Saving({position, onSaveKey, save}: Props) {
  const store = useFacetCallback((place) => () => save(place), [save], [position])
  useEffect(() => onSaveKey(store), [onSaveKey, store])

  return <p>Press the save key.</p>
}
