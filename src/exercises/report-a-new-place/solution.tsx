import {shallowObjectEqualityCheck, useFacetEffect} from '@react-facet/core'
import {useFacetWrapMemo, type FacetProp} from '@react-facet/core'
import {useState} from 'react'

type Place = {x: number; y: number}

interface Props {
  onMove: (place: Place) => void
}

export default function Hud({onMove}: Props) {
  const [x, setX] = useState(1)

  return (
    <div className="row">
      <Tracker place={{x, y: 2}} onMove={onMove} />
      <button onClick={() => setX(x + 1)}>Walk</button>
    </div>
  )
}

function Tracker({place, onMove}: {place: FacetProp<Place>} & Props) {
  const tracked = useFacetWrapMemo(place, shallowObjectEqualityCheck)
  useFacetEffect((newPlace) => onMove(newPlace), [onMove], [tracked])

  return <p>Tracking</p>
}
