// Each press reports what is left then
// Reported: expected [6,5,30], found [6,5,4].
import {useFacetRef, type Facet} from '@react-facet/core'
import {useRef} from 'react'

interface Props {
  ammo: Facet<number>
  onShoot: (left: number) => void
}

export default function Weapon({ammo, onShoot}: Props) {
  const first = useFacetRef(ammo)
  const left = useRef(Number(first.current))

  return <button onClick={() => onShoot(left.current--)}>Shoot</button>
}
