import {useFacetMap, type Facet} from '@react-facet/core'
import '@react-facet/dom-fiber'

export default function Health({health}: {health: Facet<number>}) {
  const className = useFacetMap(
    (points) => (points < 30 ? 'stat low' : 'stat'),
    [],
    [health],
  )

  return (
    <fast-div id="health" className={className}>
      ♥ <fast-text text={health} />
    </fast-div>
  )
}
