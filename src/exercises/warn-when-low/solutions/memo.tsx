import {useFacetMemo, type Facet} from '@react-facet/core'
import '@react-facet/dom-fiber'

export default function Health({health}: {health: Facet<number>}) {
  const isLow = useFacetMemo((points) => points < 30, [], [health])
  const className = useFacetMemo((low) => (low ? 'low' : ''), [], [isLow])

  return (
    <p className="stat">
      <fast-span id="health" className={className}>
        ♥ <fast-text text={health} />
      </fast-span>
    </p>
  )
}
