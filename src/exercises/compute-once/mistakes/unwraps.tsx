// No component renders for a move
// Renders: expected “none”, found “Path 1×”.
import {useFacetUnwrap} from '@react-facet/core'
import {useMemo} from 'react'
import type {Props} from '../checks'

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
