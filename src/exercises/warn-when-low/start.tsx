import {useFacetUnwrap, type Facet} from '@react-facet/core'
import '@react-facet/dom-fiber'

export default function Health({health}: {health: Facet<number>}) {
  const points = Number(useFacetUnwrap(health))

  return (
    <div id="health" className={points < 30 ? 'stat low' : 'stat'}>
      ♥ <fast-text text={health} />
    </div>
  )
}
