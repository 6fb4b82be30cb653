// Solutions come first. Above each mistake: a check that it fails, and the failure message.

import {isFacet, useFacetState, useFacetUnwrap, useFacetWrapMemo} from '@react-facet/core'
import type {FacetProp} from '@react-facet/core'
import '@react-facet/dom-fiber'
import {useState, type ComponentType} from 'react'
import type {Props} from './checks'

export const Either = panelWith(function Label({text}) {
  return isFacet(text) ? <fast-text text={text} /> : <>{text}</>
})

export const WrapMemo = panelWith(function Label({text}) {
  return <fast-text text={useFacetWrapMemo(text)} />
})

// Plain text is shown
// The weapon: expected “Bow”, found “”.
export const FacetsOnly = panelWith(function Label({text}) {
  return isFacet(text) ? <fast-text text={text} /> : null
})

// Other plain text replaces the first
// The weapon: expected “Axe”, found “Bow”.
export const KeepsTheFirstText = panelWith(function Label({text}) {
  const [first] = useFacetState(isFacet(text) ? '' : text)
  return <fast-text text={isFacet(text) ? text : first} />
})

// A facet is shown, and so are its changes
// The ammunition after a shot: expected “5 arrows”, found “6 arrows”.
export const ReadsTheFacet = panelWith(function Label({text}) {
  return <>{isFacet(text) ? String(text.get()) : text}</>
})

// No component renders when the facet changes
// Renders: expected “none”, found “Label 1×”.
export const Unwraps = panelWith(function Label({text}) {
  return <>{useFacetUnwrap(text)}</>
})

/** Makes a panel that shows a plain text and a facet, each in a `Label`. */
function panelWith(Label: ComponentType<{text: FacetProp<string>}>) {
  return function Panel({ammo}: Props) {
    const [weapon, setWeapon] = useState('Bow')
    return (
      <div className="stack">
        <p id="weapon">
          <Label text={weapon} />
        </p>
        <p id="ammo">
          <Label text={ammo} />
        </p>
        <button onClick={() => setWeapon('Axe')}>Take the axe</button>
      </div>
    )
  }
}
