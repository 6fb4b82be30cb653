import {useFacetEffect, useFacetMap, type Facet} from '@react-facet/core'
import {useRef} from 'react'

interface Props {
  position: Facet<number>
  findPath: (position: number) => string
}

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
