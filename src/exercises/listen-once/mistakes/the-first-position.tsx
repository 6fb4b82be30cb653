// The key saves where the player is
// Saved: expected [4], found [3].
import {useEffect} from 'react'
import type {Props} from '../checks'

export default function Saving({position, onSaveKey, save}: Props) {
  const place = Number(position.get())
  useEffect(() => onSaveKey(() => save(place)), [onSaveKey, place, save])

  return <p>Press the save key.</p>
}
