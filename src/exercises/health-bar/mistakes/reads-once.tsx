// The bar is at 30 % after the hit
// The width: expected “30%”, found “80%”.
import '@react-facet/dom-fiber'
import type {Props} from '../checks'

export default function HealthBar({health, max}: Props) {
  const width = `${(Number(health.get()) / Number(max.get())) * 100}%`

  return <fast-div className="bar-fill" style={{width}} />
}
