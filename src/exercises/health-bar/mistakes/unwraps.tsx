// No component renders for a hit
// Renders: expected “none”, found “HealthBar 1×”.
import {useFacetUnwrap} from '@react-facet/core'
import '@react-facet/dom-fiber'
import type {Props} from '../checks'

export default function HealthBar({health, max}: Props) {
  const width = `${(Number(useFacetUnwrap(health)) / Number(useFacetUnwrap(max))) * 100}%`

  return <fast-div className="bar-fill" style={{width}} />
}
