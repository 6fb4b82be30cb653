// No component renders when a score changes
// Renders: expected “none”, found “Row 2×”.
import {Map, NO_VALUE, useFacetUnwrap, type Facet} from '@react-facet/core'
import type {Player} from '../checks'

export default function Scores({players}: {players: Facet<Player[]>}) {
  return (
    <ol>
      <Map array={players}>{(player) => <Row player={player} />}</Map>
    </ol>
  )
}

function Row({player}: {player: Facet<Player>}) {
  const value = useFacetUnwrap(player)
  return <li>{value !== NO_VALUE && `${value.name}: ${value.score}`}</li>
}
