// Another plain text takes its place
// The weapon: expected “Axe”, found “Bow”.
import {isFacet, useFacetState, type Facet, type FacetProp} from '@react-facet/core'
import '@react-facet/dom-fiber'
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
  const [first] = useFacetState(isFacet(text) ? '' : text)

  return (
    <p id={id}>
      <fast-text text={isFacet(text) ? text : first} />
    </p>
  )
}
