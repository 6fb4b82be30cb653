// The marker follows the player
// Its left edge: expected “90px”, found “40px”.
import type {Facet} from '@react-facet/core'
import {useLayoutEffect, useRef} from 'react'

export default function Minimap({x}: {x: Facet<number>}) {
  const marker = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    if (marker.current) marker.current.style.left = `${Number(x.get())}px`
  }, [x])

  return <div id="marker" ref={marker} />
}
