import {useFacetMap, With, type Facet} from '@react-facet/core'
import '@react-facet/dom-fiber'
import type {Props} from '../checks'

export default function Hud({open, coins}: Props) {
  const opened = useFacetMap((isOpen) => isOpen || undefined, [], [open])

  return <With data={opened}>{() => <Menu coins={coins} />}</With>
}

function Menu({coins}: {coins: Facet<number>}) {
  return (
    <div className="panel" id="menu">
      Coins: <fast-text text={coins} />
    </div>
  )
}
