// Each row shows its player, also after a change
// The list: expected ["Ada: 5","Bo: 4"], found ["Ada: 5","Bo: 3"].
import {Map, NO_VALUE, type Facet} from '@react-facet/core'
import type {Player} from '../checks'

export default function Scores({players}: {players: Facet<Player[]>}) {
  return (
    <ol>
      <Map array={players}>{(player) => <Row player={player} />}</Map>
    </ol>
  )
}

function Row({player}: {player: Facet<Player>}) {
  const value = player.get()
  return <li>{value !== NO_VALUE && `${value.name}: ${value.score}`}</li>
}
