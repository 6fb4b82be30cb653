// A render of the parent reports nothing
// Reported: expected ["1 2"], found ["1 2","1 2","1 2"].
import {useFacetEffect, useFacetWrapMemo} from '@react-facet/core'
import {useState} from 'react'
import type {Props} from '../checks'

export default function Hud({onMove}: Props) {
  const [x, setX] = useState(1)
  const tracked = useFacetWrapMemo({x, y: 2})
  useFacetEffect((found) => onMove(found), [onMove], [tracked])

  return <button onClick={() => setX(x + 1)}>Walk</button>
}
