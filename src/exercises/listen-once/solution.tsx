import {NO_VALUE, useFacetRef, type Facet} from '@react-facet/core'
import {useEffect} from 'react'

interface Props {
  position: Facet<number>
  /** Calls `listener` when the key is pressed. Returns a function that stops this. */
  onSaveKey: (listener: () => void) => () => void
  save: (position: number) => void
}

export default function Saving({position, onSaveKey, save}: Props) {
  const place = useFacetRef(position)
  useEffect(
    () =>
      onSaveKey(() => {
        if (place.current !== NO_VALUE) save(place.current)
      }),
    [onSaveKey, place, save],
  )

  return <p>Press the save key.</p>
}
