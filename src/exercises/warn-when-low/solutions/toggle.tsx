import {useFacetEffect, type Facet} from '@react-facet/core'
import '@react-facet/dom-fiber'
import {useRef} from 'react'

export default function Health({health}: {health: Facet<number>}) {
  const element = useRef<HTMLDivElement>(null)
  useFacetEffect(
    (points) => void element.current?.classList.toggle('low', points < 30),
    [],
    [health],
  )

  return (
    <div id="health" className="stat" ref={element}>
      ♥ <fast-text text={health} />
    </div>
  )
}
