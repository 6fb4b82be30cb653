import {NO_VALUE} from '@react-facet/core'
import '@react-facet/dom-fiber'
import type {Props} from '../checks'

export default function Weapon({ammo, onShoot}: Props) {
  const shoot = () => {
    const left = ammo.get()
    if (left !== NO_VALUE) onShoot(left)
  }

  return <button onClick={shoot}>Shoot</button>
}
