// Only the menu renders when it opens
// Renders: expected “Menu 1×”, found “Screen 1×, Menu 1×”.
import {useFacetUnwrap, type Facet} from '@react-facet/core'
import '@react-facet/dom-fiber'
import type {Props} from '../checks'

export default function Hud(props: Props) {
  return <Screen {...props} />
}

function Screen({open, coins}: Props) {
  return useFacetUnwrap(open) === true ? <Menu coins={coins} /> : null
}

function Menu({coins}: {coins: Facet<number>}) {
  return (
    <div className="panel" id="menu">
      Coins: <fast-text text={coins} />
    </div>
  )
}
