import {Unwrap, type Facet} from '@react-facet/core'
import '@react-facet/dom-fiber'
import type {Props} from '../checks'

export default function Hud({open, coins}: Props) {
  return (
    <Unwrap data={open}>{(isOpen) => (isOpen ? <Menu coins={coins} /> : null)}</Unwrap>
  )
}

function Menu({coins}: {coins: Facet<number>}) {
  return (
    <div className="panel" id="menu">
      Coins: <fast-text text={coins} />
    </div>
  )
}
