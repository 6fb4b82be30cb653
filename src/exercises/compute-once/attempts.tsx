// Solutions come first. Above each mistake: a check that it fails, and the failure message.

import {useFacetEffect, useFacetMap, useFacetMemo} from '@react-facet/core'
import {useFacetState, useFacetUnwrap} from '@react-facet/core'
import '@react-facet/dom-fiber'
import {useRef, type ReactNode} from 'react'
import type {Props} from './checks'

export function OneObserver({position, findPath}: Props) {
  const path = useFacetMap(findPath, [findPath], [position])
  const map = useRef<HTMLParagraphElement>(null)
  const hint = useRef<HTMLParagraphElement>(null)
  useFacetEffect(
    (steps) => {
      map.current?.replaceChildren(steps)
      hint.current?.replaceChildren(`Go: ${steps}`)
    },
    [],
    [path],
  )

  return (
    <div className="stack">
      <p id="map" ref={map} />
      <p id="hint" ref={hint} />
    </div>
  )
}

export function StateFacet({position, findPath}: Props) {
  const [path, setPath] = useFacetState('')
  useFacetEffect((place) => setPath(findPath(place)), [findPath, setPath], [position])

  return renderLabels(<fast-text text={path} />, <fast-text text={path} />)
}

// A path is found once for each move
// Paths found: expected [7,8], found [7,7,8,8].
export function TwoMemos({position, findPath}: Props) {
  const shown = useFacetMemo(findPath, [findPath], [position])
  const hinted = useFacetMemo(findPath, [findPath], [position])

  return renderLabels(<fast-text text={shown} />, <fast-text text={hinted} />)
}

// Both labels show the path of the last move
// The map: expected “7 steps”, found “3 steps”.
export function ReadsOnce({position, findPath}: Props) {
  const path = findPath(Number(position.get()))
  return renderLabels(path, path)
}

// No component renders when the player moves
// Renders: expected “none”, found “Unwraps 1×”.
export function Unwraps({position, findPath}: Props) {
  const path = findPath(Number(useFacetUnwrap(position)))
  return renderLabels(path, path)
}

const renderLabels = (map: ReactNode, hint: ReactNode) => (
  <div className="stack">
    <p id="map">{map}</p>
    <p id="hint">Go: {hint}</p>
  </div>
)
