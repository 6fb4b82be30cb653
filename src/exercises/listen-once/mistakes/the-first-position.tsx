// The key saves where the player is
// Saved: expected [4], found [3].
import type {Facet} from '@react-facet/core'
import {useEffect} from 'react'

interface Props {
  position: Facet<number>
  onSaveKey: (listener: () => void) => () => void
  save: (position: number) => void
}

export default function Saving({position, onSaveKey, save}: Props) {
  const place = Number(position.get())
  useEffect(() => onSaveKey(() => save(place)), [onSaveKey, place, save])

  return <p>Press the save key.</p>
}
