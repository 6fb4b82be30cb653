// The bar is at 30 % after the hit
// The width after another: expected “5%”, found “30%”.
import {useFacetMap} from '@react-facet/core'
import '@react-facet/dom-fiber'
import type {Props} from '../checks'

export default function HealthBar({health, max}: Props) {
  const width = useFacetMap(
    (points, all) => (points < 80 ? '30%' : all > 100 ? '50%' : '80%'),
    [],
    [health, max],
  )

  return <fast-div className="bar-fill" style={{width}} />
}
