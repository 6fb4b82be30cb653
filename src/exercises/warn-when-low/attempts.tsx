// Solutions come first. Above each mistake: a check that it fails, and the failure message.

import {useFacetEffect, useFacetMap, useFacetMemo} from '@react-facet/core'
import {useFacetUnwrap} from '@react-facet/core'
import '@react-facet/dom-fiber'
import {useRef} from 'react'
import type {Props} from './checks'

export function Memo({health}: Props) {
  const isLow = useFacetMemo((points) => points < 30, [], [health])
  const className = useFacetMemo((low) => (low ? 'low' : ''), [], [isLow])

  return <fast-p id="health" className={className} />
}

export function Toggle({health}: Props) {
  const element = useRef<HTMLParagraphElement>(null)
  useFacetEffect(
    (points) => void element.current?.classList.toggle('low', points < 30),
    [],
    [health],
  )

  return <p id="health" ref={element} />
}

// The class is there while the health is low, and only then
// Low at 90: expected false, found true.
export function OnlyAdds({health}: Props) {
  const element = useRef<HTMLParagraphElement>(null)
  useFacetEffect(
    (points) => {
      if (points < 30) element.current?.classList.add('low')
    },
    [],
    [health],
  )

  return <p id="health" ref={element} />
}

// The class is there while the health is low, and only then
// Low at 20: expected true, found false.
export function ReadsOnce({health}: Props) {
  return <p id="health" className={Number(health.get()) < 30 ? 'low' : ''} />
}

// No component renders for a hit
// Renders: expected “none”, found “UnwrapsAMap 1×”.
export function UnwrapsAMap({health}: Props) {
  const className = useFacetMap((points) => (points < 30 ? 'low' : ''), [], [health])

  return <p id="health" className={String(useFacetUnwrap(className))} />
}
