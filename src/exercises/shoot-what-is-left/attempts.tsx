// Solutions come first. Above each mistake: a check that it fails, and the failure message.

import {NO_VALUE, useFacetCallback, useFacetRef, useFacetUnwrap} from '@react-facet/core'
import '@react-facet/dom-fiber'
import type {ReactNode} from 'react'
import type {Props} from './checks'

export function Get({ammo, onShoot}: Props) {
  const shoot = () => {
    const left = ammo.get()
    if (left !== NO_VALUE) onShoot(left)
  }

  return renderWeapon(<fast-text text={ammo} />, shoot)
}

export function Ref({ammo, onShoot}: Props) {
  const left = useFacetRef(ammo)
  return renderWeapon(<fast-text text={ammo} />, () => onShoot(Number(left.current)))
}

// Each press reports what is left at that moment
// Reported: expected [6,5,30], found [6,6,6].
export function ReadsWhileRendering({ammo, onShoot}: Props) {
  const left = Number(ammo.get())
  return renderWeapon(<fast-text text={ammo} />, () => onShoot(left))
}

// What is left is shown, from the start and after a change
// What is shown after a shot: expected “5”, found “6”.
export function ShowsTheFirstNumber({ammo, onShoot}: Props) {
  const shoot = useFacetCallback((left) => () => onShoot(left), [onShoot], [ammo])
  return renderWeapon(Number(ammo.get()), shoot)
}

// No component renders when shots are fired or loaded
// Renders: expected “none”, found “Trigger 2×”.
export function UnwrapsInTheButton(props: Props) {
  return <Trigger {...props} />
}

function Trigger({ammo, onShoot}: Props) {
  const left = Number(useFacetUnwrap(ammo))
  return renderWeapon(left, () => onShoot(left))
}

const renderWeapon = (ammo: ReactNode, shoot: () => void) => (
  <div className="row">
    <button onClick={shoot}>Shoot</button>
    <p id="ammo">{ammo}</p>
  </div>
)
