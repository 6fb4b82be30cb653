// Solutions come first. Above each mistake: a check that it fails, and the failure message.

import {useFacetEffect, useFacetMap} from '@react-facet/core'
import {useFacetUnwrap} from '@react-facet/core'
import '@react-facet/dom-fiber'
import {memo, useEffect, useRef} from 'react'
import type {Props} from './checks'

export function Effect({score}: Props) {
  const shown = useRef<HTMLElement>(null)
  useFacetEffect((points) => shown.current?.replaceChildren(String(points)), [], [score])

  return <b id="score" ref={shown} />
}

export function Mapped({score}: Props) {
  const text = useFacetMap((points) => `${points}`, [], [score])

  return (
    <b id="score">
      <fast-text text={text} />
    </b>
  )
}

// No component renders when the score changes
// Renders: expected “none”, found “Hud 1×”.
export const Memo = memo(function Hud({score}: Props) {
  return <b id="score">{Number(useFacetUnwrap(score))}</b>
})

// Nothing observes the score when the HUD is gone
// Observers of the score: expected 0, found 1.
export function ObservesForEver({score}: Props) {
  const shown = useRef<HTMLElement>(null)
  useEffect(() => {
    score.observe((points) => shown.current?.replaceChildren(String(points)))
  }, [score])

  return <b id="score" ref={shown} />
}

// The score is shown, from the start and after a change
// The text after a coin: expected “130”, found “120”.
export function ReadsOnce({score}: Props) {
  return <b id="score">{Number(score.get())}</b>
}
