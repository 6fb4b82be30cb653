import {useFacetEffect, useFacetWrapMemo} from '@react-facet/core'
import {useState} from 'react'
import type {Props} from '../checks'

export default function Hud({onMove}: Props) {
  const [x, setX] = useState(1)
  const a = useFacetWrapMemo(x)
  const b = useFacetWrapMemo(2)
  useFacetEffect((left, top) => onMove({x: left, y: top}), [onMove], [a, b])

  return <button onClick={() => setX(x + 1)}>Walk</button>
}
