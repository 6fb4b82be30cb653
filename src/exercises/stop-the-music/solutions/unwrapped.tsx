import {NO_VALUE, useFacetUnwrap} from '@react-facet/core'
import {useEffect} from 'react'
import type {Props} from '../checks'

export default function Music({track, play}: Props) {
  const name = useFacetUnwrap(track)
  useEffect(() => (name === NO_VALUE ? undefined : play(name)), [name, play])

  return <p>♪ {name === NO_VALUE ? '' : name}</p>
}
