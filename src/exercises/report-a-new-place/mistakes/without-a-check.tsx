// A render of the parent reports nothing
// Reported: expected ["1 2"], found ["1 2","1 2","1 2"].
import {useFacetEffect, useFacetWrapMemo, type FacetProp} from '@react-facet/core'
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

interface TrackerProps {
  place: FacetProp<Place>
  onMove: (place: Place) => void
}

function Tracker({place, onMove}: TrackerProps) {
  const tracked = useFacetWrapMemo(place)
  useFacetEffect((found) => onMove(found), [onMove], [tracked])

  return <p>Tracking</p>
}
