// No component renders for a step
// Renders: expected “none”, found “Saving 1×”.
import {useFacetUnwrap} from '@react-facet/core'
import {useEffect, useRef} from 'react'
import type {Props} from '../checks'

export default function Saving({position, onSaveKey, save}: Props) {
  const value = Number(useFacetUnwrap(position))
  const place = useRef(value)
  useEffect(() => {
    place.current = value
  }, [value])
  useEffect(() => onSaveKey(() => save(place.current)), [onSaveKey, save])

  return <p>Press the save key.</p>
}
