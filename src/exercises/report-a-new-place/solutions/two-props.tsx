import {useFacetEffect, useFacetWrapMemo, type FacetProp} from '@react-facet/core'
import {useState} from 'react'

interface Props {
  onMove: (place: {x: number; y: number}) => void
}

export default function Hud({onMove}: Props) {
  const [x, setX] = useState(1)

  return (
    <div className="row">
      <Tracker x={x} y={2} onMove={onMove} />
      <button onClick={() => setX(x + 1)}>Walk</button>
    </div>
  )
}

function Tracker({x, y, onMove}: {x: FacetProp<number>; y: FacetProp<number>} & Props) {
  const a = useFacetWrapMemo(x)
  const b = useFacetWrapMemo(y)
  useFacetEffect((left, top) => onMove({x: left, y: top}), [onMove], [a, b])

  return <p>Tracking</p>
}
