import {Times, useFacetMap, type Facet} from '@react-facet/core'
import '@react-facet/dom-fiber'
import type {Player} from '../checks'

export default function Scores({players}: {players: Facet<Player[]>}) {
  const count = useFacetMap((all) => all.length, [], [players])

  return (
    <ol>
      <Times count={count}>{(index) => <Row players={players} index={index} />}</Times>
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
