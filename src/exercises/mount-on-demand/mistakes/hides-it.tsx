// Nothing of the menu stays when it is closed
// Menus: expected 0, found 1.
import {useFacetMap} from '@react-facet/core'
import '@react-facet/dom-fiber'
import type {Props} from '../checks'

export default function Hud({open, coins}: Props) {
  const display = useFacetMap((isOpen) => (isOpen ? 'block' : 'none'), [], [open])

  return (
    <fast-div style={{display}}>
      <div id="menu">
        Coins: <fast-text text={coins} />
      </div>
    </fast-div>
  )
}
