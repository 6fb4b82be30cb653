import {useFacetEffect, type Facet} from '@react-facet/core'
import {useRef} from 'react'

export default function Minimap({x}: {x: Facet<number>}) {
  const marker = useRef<HTMLDivElement>(null)
  useFacetEffect(
    (place) => {
      if (marker.current) marker.current.style.left = `${place}px`
    },
    [],
    [x],
  )

  return (
    <div className="panel">
      <div id="marker" ref={marker} style={{position: 'relative', width: '1em'}}>
        ●
      </div>
    </div>
  )
}
