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
  const tracked = useFacetWrapMemo(place, samePlace)
  useFacetEffect((found) => onMove(found), [onMove], [tracked])

  return <p>Tracking</p>
}

const samePlace = () => {
  let last: Place | undefined
  return (place: Place) => {
    const isSame = last?.x === place.x && last.y === place.y
    last = place
    return isSame
  }
}
