// Nobody observes the coins while the menu is closed
// Observers of the coins: expected 0, found 1.
import {Mount, useFacetEffect, useFacetState, type Facet} from '@react-facet/core'
import '@react-facet/dom-fiber'
import type {Props} from '../checks'

export default function Hud({open, coins}: Props) {
  const [copy, setCopy] = useFacetState(0)
  useFacetEffect((count) => setCopy(count), [setCopy], [coins])

  return (
    <Mount when={open}>
      <Menu coins={copy} />
    </Mount>
  )
}

function Menu({coins}: {coins: Facet<number>}) {
  return (
    <div className="panel" id="menu">
      Coins: <fast-text text={coins} />
    </div>
  )
}
