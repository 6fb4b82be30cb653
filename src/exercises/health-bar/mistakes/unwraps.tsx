// No component renders for a hit
// Renders: expected “none”, found “HealthBar 1×”.
import {useFacetUnwrap, type Facet} from '@react-facet/core'
import '@react-facet/dom-fiber'

interface Props {
  health: Facet<number>
  max: Facet<number>
}

export default function HealthBar({health, max}: Props) {
  const width = `${(Number(useFacetUnwrap(health)) / Number(useFacetUnwrap(max))) * 100}%`

  return (
    <div className="bar">
      <fast-div className="bar-fill" style={{width}} />
    </div>
  )
}
