// Nothing of the menu stays when it is closed
// Menus: expected 0, found 1.
import {useFacetMap, type Facet} from '@react-facet/core'
import '@react-facet/dom-fiber'

interface Props {
  open: Facet<boolean>
  coins: Facet<number>
}

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
