import {useFacetLayoutEffect} from '@react-facet/core'
import type {Props} from '../checks'

export default function Music({track, play}: Props) {
  useFacetLayoutEffect(
    (name) => {
      const stop = play(name)
      return () => stop()
    },
    [play],
    [track],
  )

  return <p>♪</p>
}
