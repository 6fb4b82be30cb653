import {useFacetEffect, useFacetState} from '@react-facet/core'
import '@react-facet/dom-fiber'
import type {Props} from '../checks'

export default function Path({position, findPath}: Props) {
  const [path, setPath] = useFacetState('')
  useFacetEffect((place) => setPath(findPath(place)), [findPath, setPath], [position])

  return (
    <div className="stack">
      <p id="map">
        <fast-text text={path} />
      </p>
      <p id="hint">
        Go: <fast-text text={path} />
      </p>
    </div>
  )
}
