import {useFacetMemo, type Facet} from '@react-facet/core'
import '@react-facet/dom-fiber'

interface Props {
  health: Facet<number>
  max: Facet<number>
}

export default function HealthBar({health, max}: Props) {
  const share = useFacetMemo((points, all) => points / all, [], [health, max])
  const width = useFacetMemo((part) => `${part * 100}%`, [], [share])

  return (
    <div className="bar">
      <fast-div className="bar-fill" style={{width}} />
    </div>
  )
}
