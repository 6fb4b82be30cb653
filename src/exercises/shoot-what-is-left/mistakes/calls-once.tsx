// Each press reports what is left then
// Reported: expected [6,5,30], found [6,5,4].
import {useFacetRef} from '@react-facet/core'
import {useRef} from 'react'
import type {Props} from '../checks'

export default function Weapon({ammo, onShoot}: Props) {
  const first = useFacetRef(ammo)
  const left = useRef(Number(first.current))

  return <button onClick={() => onShoot(left.current--)}>Shoot</button>
}
