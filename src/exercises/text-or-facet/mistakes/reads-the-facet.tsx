// A facet is shown, and followed
// The ammunition after a shot: expected “5 arrows”, found “6 arrows”.
import {isFacet, type Facet, type FacetProp} from '@react-facet/core'
import {useState} from 'react'

export default function Panel({ammo}: {ammo: Facet<string>}) {
  const [weapon, setWeapon] = useState('Bow')

  return (
    <div className="stack">
      <Label id="weapon" text={weapon} />
      <Label id="ammo" text={ammo} />
      <button onClick={() => setWeapon('Axe')}>Take the axe</button>
    </div>
  )
}

function Label({id, text}: {id: string; text: FacetProp<string>}) {
  return <p id={id}>{isFacet(text) ? String(text.get()) : text}</p>
}
