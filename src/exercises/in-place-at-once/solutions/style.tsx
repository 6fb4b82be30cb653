import {useFacetMap, type Facet} from '@react-facet/core'
import '@react-facet/dom-fiber'

export default function Minimap({x}: {x: Facet<number>}) {
  const left = useFacetMap((place) => `${place}px`, [], [x])

  return <fast-div id="marker" style={{left}} />
}
