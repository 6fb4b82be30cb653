import {useFacetRef} from '@react-facet/core'
import '@react-facet/dom-fiber'
import type {Props} from '../checks'

export default function Weapon({ammo, onShoot}: Props) {
  const left = useFacetRef(ammo)

  return (
    <div className="row">
      <button onClick={() => onShoot(Number(left.current))}>Shoot</button>
      <p id="ammo">
        <fast-text text={ammo} />
      </p>
    </div>
  )
}
