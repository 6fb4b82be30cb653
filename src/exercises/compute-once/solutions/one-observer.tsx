import {useFacetEffect, useFacetMap} from '@react-facet/core'
import {useRef} from 'react'
import type {Props} from '../checks'

export default function Path({position, findPath}: Props) {
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
