import {NO_VALUE, useFacetUnwrap, type Facet} from '@react-facet/core'
import {useEffect} from 'react'

interface Props {
  track: Facet<string>
  play: (track: string) => () => void
}

export default function Music({track, play}: Props) {
  const name = useFacetUnwrap(track)
  useEffect(() => (name === NO_VALUE ? undefined : play(name)), [name, play])

  return <p>♪ {name === NO_VALUE ? '' : name}</p>
}
