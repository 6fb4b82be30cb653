import {useFacetEffect, type Facet} from '@react-facet/core'
import {useRef} from 'react'

export default function Hud({score}: {score: Facet<number>}) {
  const shown = useRef<HTMLElement>(null)
  useFacetEffect((points) => shown.current?.replaceChildren(String(points)), [], [score])

  return (
    <div className="panel">
      Score: <b id="score" ref={shown} />
    </div>
  )
}
