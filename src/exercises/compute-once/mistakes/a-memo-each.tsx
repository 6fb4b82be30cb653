// A path is found once for each move
// Paths found: expected [7,8], found [7,7,8,8].
import {useFacetMemo} from '@react-facet/core'
import '@react-facet/dom-fiber'
import type {Props} from '../checks'

export default function Path({position, findPath}: Props) {
  const shown = useFacetMemo(findPath, [findPath], [position])
  const hinted = useFacetMemo(findPath, [findPath], [position])

  return (
    <div className="stack">
      <p id="map">
        <fast-text text={shown} />
      </p>
      <p id="hint">
        Go: <fast-text text={hinted} />
      </p>
    </div>
  )
}
