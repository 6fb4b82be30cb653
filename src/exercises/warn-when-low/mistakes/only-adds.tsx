// The class comes when the health is low, and goes
// Low at 90: expected false, found true.
import {useFacetEffect, type Facet} from '@react-facet/core'
import '@react-facet/dom-fiber'
import {useRef} from 'react'

export default function Health({health}: {health: Facet<number>}) {
  const element = useRef<HTMLDivElement>(null)
  useFacetEffect(
    (points) => {
      if (points < 30) element.current?.classList.add('low')
    },
    [],
    [health],
  )

  return (
    <div id="health" className="stat" ref={element}>
      ♥ <fast-text text={health} />
    </div>
  )
}
