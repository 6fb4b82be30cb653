import {NO_VALUE} from '@react-facet/core'
import {useEffect} from 'react'
import type {Props} from '../checks'

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
