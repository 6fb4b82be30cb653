import {NO_VALUE, useFacetUnwrap, type Facet} from '@react-facet/core'
import '@react-facet/dom-fiber'

interface Props {
  ammo: Facet<number>
  onShoot: (left: number) => void
}

export default function Weapon({ammo, onShoot}: Props) {
  const left = useFacetUnwrap(ammo)
  const shoot = () => {
    if (left !== NO_VALUE) onShoot(left)
  }

  return (
    <div className="row">
      <button onClick={shoot}>Shoot</button>
      <p id="ammo">
        <fast-text text={ammo} />
      </p>
    </div>
  )
}
