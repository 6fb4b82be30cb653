// Both labels show the path of the last move
// The map: expected “7 steps”, found “3 steps”.
import {useMemo} from 'react'
import type {Props} from '../checks'

export default function Path({position, findPath}: Props) {
  const path = useMemo(() => findPath(Number(position.get())), [position, findPath])

  return (
    <div className="stack">
      <p id="map">{path}</p>
      <p id="hint">Go: {path}</p>
    </div>
  )
}
