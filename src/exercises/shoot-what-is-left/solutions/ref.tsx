import {useFacetRef, type Facet} from '@react-facet/core'
import '@react-facet/dom-fiber'

interface Props {
  ammo: Facet<number>
  onShoot: (left: number) => void
}

export default function Weapon({ammo, onShoot}: Props) {
  const left = useFacetRef(ammo)

  return <button onClick={() => onShoot(Number(left.current))}>Shoot</button>
}
