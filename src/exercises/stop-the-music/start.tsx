import {useFacetEffect, type Facet} from '@react-facet/core'
import '@react-facet/dom-fiber'

interface Props {
  track: Facet<string>
  /** Starts a track, and returns a function that stops it. */
  play: (track: string) => () => void
}

export default function Music({track, play}: Props) {
  useFacetEffect(
    (name) => {
      play(name)
    },
    [play],
    [track],
  )

  return (
    <p>
      ♪ <fast-text text={track} />
    </p>
  )
}
