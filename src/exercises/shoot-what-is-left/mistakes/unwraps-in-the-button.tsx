// No component renders when shots are left or loaded
// Renders: expected “none”, found “Trigger 2×”.
import {useFacetUnwrap} from '@react-facet/core'
import type {Props} from '../checks'

export default function Weapon(props: Props) {
  return <Trigger {...props} />
}

function Trigger({ammo, onShoot}: Props) {
  const left = Number(useFacetUnwrap(ammo))
  return <button onClick={() => onShoot(left)}>Shoot</button>
}
