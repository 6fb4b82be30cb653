import type {Facet} from '@react-facet/core'
import {useLayoutEffect, useRef} from 'react'

export default function Minimap({x}: {x: Facet<number>}) {
  const marker = useRef<HTMLDivElement>(null)
  useLayoutEffect(
    () =>
      x.observe((place) => {
        if (marker.current) marker.current.style.left = `${place}px`
      }),
    [x],
  )

  return <div id="marker" ref={marker} />
}
