// Solutions come first. Above each mistake: a check that it fails, and the failure message.

import {useFacetMap, useFacetUnwrap, type Facet} from '@react-facet/core'
import '@react-facet/dom-fiber'
import {useEffect, useLayoutEffect, useRef} from 'react'

interface Props {
  x: Facet<number>
}

export function Observes({x}: Props) {
  const marker = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => x.observe((place) => move(marker.current, place)), [x])

  return <div id="marker" ref={marker} />
}

export function Style({x}: Props) {
  const left = useFacetMap((place) => `${place}px`, [], [x])

  return <fast-div id="marker" style={{left}} />
}

// The marker follows the player
// The style “left” of the marker: expected “90px”, found “40px”.
export function ReadsOnce({x}: Props) {
  const marker = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => move(marker.current, Number(x.get())), [x])

  return <div id="marker" ref={marker} />
}

// The marker is in its place at the first paint
// The style “left” of the marker: expected “40px”, found “none”.
export function ReactEffect({x}: Props) {
  const marker = useRef<HTMLDivElement>(null)
  useEffect(() => x.observe((place) => move(marker.current, place)), [x])

  return <div id="marker" ref={marker} />
}

// No component renders when the player moves
// Renders: expected “none”, found “Unwraps 1×”.
export function Unwraps({x}: Props) {
  const left = `${Number(useFacetUnwrap(x))}px`

  return <div id="marker" style={{left}} />
}

function move(marker: HTMLElement | null, place: number): void {
  if (marker) marker.style.left = `${place}px`
}
