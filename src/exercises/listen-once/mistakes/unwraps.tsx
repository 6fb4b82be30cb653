// No component renders for a step
// Renders: expected “none”, found “Saving 1×”.
import {useFacetUnwrap, type Facet} from '@react-facet/core'
import {useEffect, useRef} from 'react'

interface Props {
  position: Facet<number>
  onSaveKey: (listener: () => void) => () => void
  save: (position: number) => void
}

export default function Saving({position, onSaveKey, save}: Props) {
  const value = Number(useFacetUnwrap(position))
  const place = useRef(value)
  useEffect(() => {
    place.current = value
  }, [value])
  useEffect(() => onSaveKey(() => save(place.current)), [onSaveKey, save])

  return <p>Press the save key.</p>
}
