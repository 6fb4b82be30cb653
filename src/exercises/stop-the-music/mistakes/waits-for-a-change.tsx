// The first track plays from the start
// What plays: expected ["Village"], found [].
import {useFacetEffect, type Facet} from '@react-facet/core'
import {useRef} from 'react'

interface Props {
  track: Facet<string>
  play: (track: string) => () => void
}

export default function Music({track, play}: Props) {
  const isFirst = useRef(true)
  useFacetEffect(
    (name) => {
      if (!isFirst.current) return play(name)
      isFirst.current = false
      return undefined
    },
    [play],
    [track],
  )

  return <p>♪</p>
}
