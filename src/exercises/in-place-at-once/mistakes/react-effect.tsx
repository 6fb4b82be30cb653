// The marker is in its place at the first paint
// Its left edge: expected “40px”, found “none”.
import type {Facet} from '@react-facet/core'
import {useEffect, useRef} from 'react'

export default function Minimap({x}: {x: Facet<number>}) {
  const marker = useRef<HTMLDivElement>(null)
  useEffect(
    () =>
      x.observe((place) => {
        if (marker.current) marker.current.style.left = `${place}px`
      }),
    [x],
  )

  return <div id="marker" ref={marker} />
}
