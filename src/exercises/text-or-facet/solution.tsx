import {useFacetWrap, type Facet, type FacetProp} from '@react-facet/core'
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
  const shown = useFacetWrap(text)

  return (
    <p id={id}>
      <fast-text text={shown} />
    </p>
  )
}
