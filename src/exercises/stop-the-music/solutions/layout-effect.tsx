import {useFacetLayoutEffect, type Facet} from '@react-facet/core'

interface Props {
  track: Facet<string>
  play: (track: string) => () => void
}

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
