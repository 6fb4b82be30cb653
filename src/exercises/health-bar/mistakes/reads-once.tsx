// The bar is at 30 % after the hit
// The width: expected “30%”, found “80%”.
import type {Facet} from '@react-facet/core'
import '@react-facet/dom-fiber'

interface Props {
  health: Facet<number>
  max: Facet<number>
}

export default function HealthBar({health, max}: Props) {
  const width = `${(Number(health.get()) / Number(max.get())) * 100}%`

  return (
    <div className="bar">
      <fast-div className="bar-fill" style={{width}} />
    </div>
  )
}
