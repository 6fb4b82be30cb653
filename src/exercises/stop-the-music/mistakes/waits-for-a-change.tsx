// The first track plays from the start
// What plays: expected ["Village"], found [].
import {useFacetEffect} from '@react-facet/core'
import {useRef} from 'react'
import type {Props} from '../checks'

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
