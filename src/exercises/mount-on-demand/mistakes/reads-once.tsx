// The menu is there while it is open, with the coins of the moment
// Expected an element #menu, found none.
import type {Facet} from '@react-facet/core'
import '@react-facet/dom-fiber'
import type {Props} from '../checks'

export default function Hud({open, coins}: Props) {
  return (
    <div className="stack">
      <p>HUD</p>
      {open.get() === true && <Menu coins={coins} />}
    </div>
  )
}

function Menu({coins}: {coins: Facet<number>}) {
  return (
    <div className="panel" id="menu">
      Coins: <fast-text text={coins} />
    </div>
  )
}
