// Nothing observes the score when the HUD is gone
// Observers of the score: expected 0, found 1.
import type {Facet} from '@react-facet/core'
import {useCallback} from 'react'

export default function Hud({score}: {score: Facet<number>}) {
  const show = useCallback(
    (shown: HTMLElement | null) => {
      if (shown) score.observe((points) => shown.replaceChildren(String(points)))
    },
    [score],
  )

  return (
    <div className="panel">
      Score: <b id="score" ref={show} />
    </div>
  )
}
