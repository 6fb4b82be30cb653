// The bar shrinks when the maximum grows
// The width at 80 of 160: expected “50%”, found “80%”.
import {useFacetMap, type Facet} from '@react-facet/core'
import '@react-facet/dom-fiber'

interface Props {
  health: Facet<number>
  max: Facet<number>
}

export default function HealthBar({health, max}: Props) {
  const width = useFacetMap(
    (points) => `${(points / Number(max.get())) * 100}%`,
    [max],
    [health],
  )

  return (
    <div className="bar">
      <fast-div className="bar-fill" style={{width}} />
    </div>
  )
}
