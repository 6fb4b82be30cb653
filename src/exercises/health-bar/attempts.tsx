// Solutions come first. Above each mistake: a check that it fails, and the failure message.

import {useFacetEffect, useFacetLayoutEffect, useFacetMap} from '@react-facet/core'
import {useFacetMemo, useFacetState, useFacetUnwrap} from '@react-facet/core'
import '@react-facet/dom-fiber'
import {useRef} from 'react'
import type {Props} from './checks'

export function ByHand({health, max}: Props) {
  const fill = useRef<HTMLDivElement>(null)
  useFacetLayoutEffect(
    (points, maximum) => {
      if (fill.current) fill.current.style.width = `${(points / maximum) * 100}%`
    },
    [],
    [health, max],
  )

  return <div className="bar-fill" ref={fill} />
}

export function Memo({health, max}: Props) {
  const fraction = useFacetMemo((points, maximum) => points / maximum, [], [health, max])
  const width = useFacetMemo((value) => `${value * 100}%`, [], [fraction])

  return <fast-div className="bar-fill" style={{width}} />
}

// The bar is at 30 % when the health is 30
// The width: expected “30%”, found “80%”.
export function ReadsOnce({health, max}: Props) {
  const width = `${(Number(health.get()) / Number(max.get())) * 100}%`

  return <fast-div className="bar-fill" style={{width}} />
}

// The bar shrinks when the maximum grows
// The width at 80 of 160: expected “50%”, found “80%”.
export function ReadsTheMaximum({health, max}: Props) {
  const widthOf = (points: number) => `${(points / Number(max.get())) * 100}%`
  const width = useFacetMap(widthOf, [max], [health])

  return <fast-div className="bar-fill" style={{width}} />
}

// No component renders for a hit
// Renders: expected “none”, found “Unwraps 1×”.
export function Unwraps({health, max}: Props) {
  const width = `${(Number(useFacetUnwrap(health)) / Number(useFacetUnwrap(max))) * 100}%`

  return <fast-div className="bar-fill" style={{width}} />
}

// The bar is at 80 % at first
// The width: expected “80%”, found “100%”.
export function WaitsForAHit({health, max}: Props) {
  const [width, setWidth] = useFacetState('100%')
  useFacetEffect(
    (points, maximum) => {
      if (points < 80) setWidth(`${(points / maximum) * 100}%`)
    },
    [setWidth],
    [health, max],
  )

  return <fast-div className="bar-fill" style={{width}} />
}
