// Nothing listens when the screen is closed
// Listeners: expected 0, found 1.
import {useFacetRef, type Facet} from '@react-facet/core'
import {useEffect} from 'react'

interface Props {
  position: Facet<number>
  onSaveKey: (listener: () => void) => () => void
  save: (position: number) => void
}

export default function Saving({position, onSaveKey, save}: Props) {
  const place = useFacetRef(position)
  useEffect(() => {
    onSaveKey(() => save(Number(place.current)))
  }, [onSaveKey, place, save])

  return <p>Press the save key.</p>
}
