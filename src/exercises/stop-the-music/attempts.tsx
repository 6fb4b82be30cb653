// Solutions come first. Above each mistake: a check that it fails, and the failure message.

import {NO_VALUE, useFacetEffect, useFacetLayoutEffect} from '@react-facet/core'
import {useFacetUnwrap} from '@react-facet/core'
import {useEffect, useRef} from 'react'
import type {Props} from './checks'

export function LayoutEffect({track, play}: Props) {
  useFacetLayoutEffect((name) => play(name), [play], [track])

  return null
}

export function Unwrapped({track, play}: Props) {
  const name = useFacetUnwrap(track)
  useEffect(() => (name === NO_VALUE ? undefined : play(name)), [name, play])

  return null
}

// Nothing plays when the screen is closed
// What plays: expected [], found ["Village"].
export function NeverStopsTheLast({track, play}: Props) {
  const stop = useRef<() => void>()
  useFacetEffect(
    (name) => {
      stop.current?.()
      stop.current = play(name)
    },
    [play],
    [track],
  )

  return null
}

// No observer is left when the screen is closed
// Observers of the track: expected 0, found 1.
export function ObservesForEver({track, play}: Props) {
  useEffect(() => {
    let stop: (() => void) | undefined
    track.observe((name) => {
      stop?.()
      stop = play(name)
    })
    return () => stop?.()
  }, [play, track])

  return null
}

// Only the track of the place plays
// What plays in the cave: expected ["Cave"], found ["Village","Cave"].
export function StopsOnlyWhenClosed({track, play}: Props) {
  const stops = useRef<(() => void)[]>([])
  useFacetEffect((name) => void stops.current.push(play(name)), [play], [track])
  useEffect(() => {
    const all = stops.current
    return () => all.forEach((stop) => stop())
  }, [])

  return null
}

// The first track plays from the start
// What plays: expected ["Village"], found [].
export function WaitsForAChange({track, play}: Props) {
  const first = useRef(track.get())
  useFacetEffect(
    (name) => (name === first.current ? undefined : play(name)),
    [play],
    [track],
  )

  return null
}
