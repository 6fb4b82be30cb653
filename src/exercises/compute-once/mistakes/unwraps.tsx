// No component renders for a move
// Renders: expected “none”, found “Path 1×”.
import {useFacetUnwrap, type Facet} from '@react-facet/core'
import {useMemo} from 'react'

interface Props {
  position: Facet<number>
  findPath: (position: number) => string
}

export default function Path({position, findPath}: Props) {
  const value = Number(useFacetUnwrap(position))
  const path = useMemo(() => findPath(value), [value, findPath])

  return (
    <div className="stack">
      <p id="map">{path}</p>
      <p id="hint">Go: {path}</p>
    </div>
  )
}
