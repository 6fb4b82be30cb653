// Only the track of the place plays
// What plays in the cave: expected ["Cave"], found ["Village","Cave"].
import {useFacetEffect} from '@react-facet/core'
import {useEffect, useRef} from 'react'
import type {Props} from '../checks'

export default function Music({track, play}: Props) {
  const stops = useRef<(() => void)[]>([])
  useFacetEffect((name) => void stops.current.push(play(name)), [play], [track])
  useEffect(() => {
    const all = stops.current
    return () => all.forEach((stop) => stop())
  }, [])

  return <p>♪</p>
}
