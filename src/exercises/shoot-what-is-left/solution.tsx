import {useFacetCallback, type Facet} from '@react-facet/core'
import '@react-facet/dom-fiber'

interface Props {
  ammo: Facet<number>
  onShoot: (left: number) => void
}

export default function Weapon({ammo, onShoot}: Props) {
  const shoot = useFacetCallback((left) => () => onShoot(left), [onShoot], [ammo])

  return (
    <div className="row">
      <button onClick={shoot}>Shoot</button>
      <p id="ammo">
        <fast-text text={ammo} />
      </p>
    </div>
  )
}
