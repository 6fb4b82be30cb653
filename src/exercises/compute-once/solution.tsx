import {useFacetMemo, type Facet} from '@react-facet/core'
import '@react-facet/dom-fiber'

interface Props {
  position: Facet<number>
  /** This computation is slow. */
  findPath: (position: number) => string
}

export default function Path({position, findPath}: Props) {
  const path = useFacetMemo(findPath, [findPath], [position])

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
