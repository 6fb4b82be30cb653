// No component renders for a step
// Renders: expected “none”, found “Minimap 1×”.
import {useFacetUnwrap, type Facet} from '@react-facet/core'

export default function Minimap({x}: {x: Facet<number>}) {
  const left = `${Number(useFacetUnwrap(x))}px`

  return <div id="marker" style={{left}} />
}
