import {Map, useFacetMap, type Facet} from '@react-facet/core'
import '@react-facet/dom-fiber'

interface Player {
  name: string
  score: number
}

export default function Scores({players}: {players: Facet<Player[]>}) {
  return (
    <ol>
      <Map array={players}>{(player) => <Row player={player} />}</Map>
    </ol>
  )
}

function Row({player}: {player: Facet<Player>}) {
  const text = useFacetMap(({name, score}) => `${name}: ${score}`, [], [player])

  return (
    <li>
      <fast-text text={text} />
    </li>
  )
}
