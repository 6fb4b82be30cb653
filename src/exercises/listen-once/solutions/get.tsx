import {NO_VALUE, type Facet} from '@react-facet/core'
import {useEffect} from 'react'

interface Props {
  position: Facet<number>
  onSaveKey: (listener: () => void) => () => void
  save: (position: number) => void
}

export default function Saving({position, onSaveKey, save}: Props) {
  useEffect(
    () =>
      onSaveKey(() => {
        const place = position.get()
        if (place !== NO_VALUE) save(place)
      }),
    [onSaveKey, position, save],
  )

  return <p>Press the save key.</p>
}
