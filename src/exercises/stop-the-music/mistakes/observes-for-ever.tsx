// No observer is left when the screen is closed
// Observers of the track: expected 0, found 1.
import {useEffect} from 'react'
import type {Props} from '../checks'

export default function Music({track, play}: Props) {
  useEffect(() => {
    let stop: (() => void) | undefined
    track.observe((name) => {
      stop?.()
      stop = play(name)
    })
    return () => stop?.()
  }, [play, track])

  return <p>♪</p>
}
