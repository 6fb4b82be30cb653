import {NO_VALUE, useFacetUnwrap, type Facet} from '@react-facet/core'

interface Player {
  name: string
  score: number
}

export default function Scores({players}: {players: Facet<Player[]>}) {
  const all = useFacetUnwrap(players)

  return (
    <ol>
      {all !== NO_VALUE &&
        all.map(({name, score}) => (
          <li key={name}>
            {name}: {score}
          </li>
        ))}
    </ol>
  )
}
