import {NO_VALUE, type Facet} from '@react-facet/core'
import '@react-facet/dom-fiber'

interface Props {
  ammo: Facet<number>
  onShoot: (left: number) => void
}

export default function Weapon({ammo, onShoot}: Props) {
  const shoot = () => {
    const left = ammo.get()
    if (left !== NO_VALUE) onShoot(left)
  }

  return <button onClick={shoot}>Shoot</button>
}
