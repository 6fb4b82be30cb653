// No component renders for a hit
// Renders: expected “none”, found “Health 1×”.
import {useFacetMap, useFacetUnwrap, type Facet} from '@react-facet/core'
import '@react-facet/dom-fiber'

export default function Health({health}: {health: Facet<number>}) {
  const isLow = useFacetUnwrap(useFacetMap((points) => points < 30, [], [health]))

  return (
    <div id="health" className={isLow === true ? 'stat low' : 'stat'}>
      ♥ <fast-text text={health} />
    </div>
  )
}
