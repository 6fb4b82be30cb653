// Each press reports what is left then
// Reported: expected [6,5,30], found [6,6,6].
import {NO_VALUE} from '@react-facet/core'
import type {Props} from '../checks'

export default function Weapon({ammo, onShoot}: Props) {
  const left = ammo.get()
  const shoot = () => {
    if (left !== NO_VALUE) onShoot(left)
  }

  return <button onClick={shoot}>Shoot</button>
}
