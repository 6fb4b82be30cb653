// What is left is shown, from the start and after a change
// What is shown after a shot: expected “5”, found “6”.
import {useFacetCallback} from '@react-facet/core'
import type {Props} from '../checks'

export default function Weapon({ammo, onShoot}: Props) {
  const shoot = useFacetCallback((left) => () => onShoot(left), [onShoot], [ammo])

  return (
    <div className="row">
      <button onClick={shoot}>Shoot</button>
      <p id="ammo">{Number(ammo.get())}</p>
    </div>
  )
}
