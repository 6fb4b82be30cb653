import {useFacetMap, type Facet} from '@react-facet/core'
import '@react-facet/dom-fiber'

interface Props {
  health: Facet<number>
  max: Facet<number>
}

export default function HealthBar({health, max}: Props) {
  const width = useFacetMap(
    (points, maximum) => `${(points / maximum) * 100}%`,
    [],
    [health, max],
  )

  return (
    <div className="stack">
      <div className="bar">
        <fast-div className="bar-fill" style={{width}} />
      </div>
      <p>
        <fast-text text={health} /> of <fast-text text={max} />
      </p>
    </div>
  )
}
