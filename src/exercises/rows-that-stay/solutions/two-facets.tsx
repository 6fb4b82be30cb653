import {Map, useFacetMap, type Facet} from '@react-facet/core'
import '@react-facet/dom-fiber'
import type {Player} from '../checks'

export default function Scores({players}: {players: Facet<Player[]>}) {
  return (
    <ol>
      <Map array={players}>{(player, index) => <Row key={index} player={player} />}</Map>
    </ol>
  )
}

function Row({player}: {player: Facet<Player>}) {
  const name = useFacetMap((value) => value.name, [], [player])
  const score = useFacetMap((value) => value.score, [], [player])

  return (
    <li>
      <fast-text text={name} />: <fast-text text={score} />
    </li>
  )
}
