// The bar shrinks when the maximum grows
// The width at 80 of 160: expected “50%”, found “80%”.
import {useFacetMap} from '@react-facet/core'
import '@react-facet/dom-fiber'
import type {Props} from '../checks'

export default function HealthBar({health, max}: Props) {
  const width = useFacetMap(
    (points) => `${(points / Number(max.get())) * 100}%`,
    [max],
    [health],
  )

  return <fast-div className="bar-fill" style={{width}} />
}
