import {Mount, type Facet} from '@react-facet/core'
import '@react-facet/dom-fiber'

interface Props {
  open: Facet<boolean>
  coins: Facet<number>
}

export default function Hud({open, coins}: Props) {
  return (
    <div className="stack">
      <p>HUD</p>
      <Mount when={open}>
        <Menu coins={coins} />
      </Mount>
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
