// No component renders when shots are left or loaded
// Renders: expected “none”, found “Trigger 2×”.
import {useFacetUnwrap, type Facet} from '@react-facet/core'

interface Props {
  ammo: Facet<number>
  onShoot: (left: number) => void
}

export default function Weapon(props: Props) {
  return (
    <div className="row">
      <Trigger {...props} />
    </div>
  )
}

function Trigger({ammo, onShoot}: Props) {
  const left = Number(useFacetUnwrap(ammo))
  return <button onClick={() => onShoot(left)}>Shoot</button>
}
