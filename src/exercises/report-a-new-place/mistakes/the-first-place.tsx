// A step is reported
// Reported last: expected “2 2”, found “1 2”.
import {useFacetEffect, useFacetState} from '@react-facet/core'
import {useState} from 'react'

type Place = {x: number; y: number}

export default function Hud({onMove}: {onMove: (place: Place) => void}) {
  const [x, setX] = useState(1)

  return (
    <div className="row">
      <Tracker place={{x, y: 2}} onMove={onMove} />
      <button onClick={() => setX(x + 1)}>Walk</button>
    </div>
  )
}

function Tracker({place, onMove}: {place: Place; onMove: (place: Place) => void}) {
  const [tracked] = useFacetState(place)
  useFacetEffect((found) => onMove(found), [onMove], [tracked])

  return <p>Tracking</p>
}
