import {NO_VALUE} from '@react-facet/core'
import '@react-facet/dom-fiber'
import type {Props} from '../checks'

export default function Weapon({ammo, onShoot}: Props) {
  const shoot = () => {
    const left = ammo.get()
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
