// A player who joins gets a row, in the order of the list
// Rows: expected 3, found 2.
import {useFacetMap, type Facet} from '@react-facet/core'
import '@react-facet/dom-fiber'
import type {Player} from '../checks'

export default function Scores({players}: {players: Facet<Player[]>}) {
  const first = players.get() as Player[]

  return (
    <ol>
      {first.map(({name}, index) => (
        <Row key={name} players={players} index={index} />
      ))}
    </ol>
  )
}

function Row({players, index}: {players: Facet<Player[]>; index: number}) {
  const text = useFacetMap(
    (all) => `${all[index]?.name}: ${all[index]?.score}`,
    [index],
    [players],
  )

  return (
    <li>
      <fast-text text={text} />
    </li>
  )
}
