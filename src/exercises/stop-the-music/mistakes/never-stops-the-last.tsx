// Nothing plays when the screen is closed
// What plays: expected [], found ["Village"].
import {useFacetEffect} from '@react-facet/core'
import {useRef} from 'react'
import type {Props} from '../checks'

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
