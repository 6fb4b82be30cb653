// The place is reported from the start
// Reported: expected “1 2”, found nothing.
import {useEffect, useRef, useState} from 'react'

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
  const last = useRef(place)
  useEffect(() => {
    if (last.current.x === place.x && last.current.y === place.y) return
    last.current = place
    onMove(place)
  }, [onMove, place])

  return <p>Tracking</p>
}
