// Each press reports what is left then
// Reported: expected [6,5,30], found [6,6,6].
import {NO_VALUE, type Facet} from '@react-facet/core'

interface Props {
  ammo: Facet<number>
  onShoot: (left: number) => void
}

export default function Weapon({ammo, onShoot}: Props) {
  const left = ammo.get()
  const shoot = () => {
    if (left !== NO_VALUE) onShoot(left)
  }

  return <button onClick={shoot}>Shoot</button>
}
