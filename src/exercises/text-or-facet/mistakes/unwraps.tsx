// No component renders when the facet changes
// Renders: expected “none”, found “Label 1×”.
import {useFacetUnwrap, type Facet, type FacetProp} from '@react-facet/core'
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
  return <p id={id}>{String(useFacetUnwrap(text))}</p>
}
