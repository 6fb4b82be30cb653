// Nothing plays when the screen is closed
// What plays: expected [], found ["Village"].
import {useFacetEffect, type Facet} from '@react-facet/core'
import {useRef} from 'react'

interface Props {
  track: Facet<string>
  play: (track: string) => () => void
}

export default function Music({track, play}: Props) {
  const stop = useRef<() => void>()
  useFacetEffect(
    (name) => {
      stop.current?.()
      stop.current = play(name)
    },
    [play],
    [track],
  )

  return <p>♪</p>
}
