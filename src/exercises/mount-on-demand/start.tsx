import {useFacetUnwrap, type Facet} from '@react-facet/core'
import '@react-facet/dom-fiber'

interface Props {
  open: Facet<boolean>
  coins: Facet<number>
}

export default function Hud({open, coins}: Props) {
  const isOpen = useFacetUnwrap(open)

  return (
    <div className="stack">
      <p>HUD</p>
      {isOpen === true && <Menu coins={coins} />}
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
