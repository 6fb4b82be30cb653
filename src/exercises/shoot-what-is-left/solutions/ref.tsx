import {useFacetRef} from '@react-facet/core'
import '@react-facet/dom-fiber'
import type {Props} from '../checks'

export default function Weapon({ammo, onShoot}: Props) {
  const left = useFacetRef(ammo)

  return <button onClick={() => onShoot(Number(left.current))}>Shoot</button>
}
