// The place is reported from the start
// Reported: expected “1 2”, found nothing.
import {useEffect, useRef, useState} from 'react'
import type {Props} from '../checks'

export default function Hud({onMove}: Props) {
  const [x, setX] = useState(1)
  const last = useRef(x)
  useEffect(() => {
    if (last.current !== x) onMove({x, y: 2})
    last.current = x
  }, [onMove, x])

  return <button onClick={() => setX(x + 1)}>Walk</button>
}
