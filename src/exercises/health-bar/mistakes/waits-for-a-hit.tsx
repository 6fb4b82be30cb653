// The bar is at 80 % at first
// The width: expected “80%”, found “100%”.
import {useFacetState} from '@react-facet/core'
import '@react-facet/dom-fiber'
import {useEffect} from 'react'
import type {Props} from '../checks'

export default function HealthBar({health, max}: Props) {
  const [width, setWidth] = useFacetState('100%')
  useEffect(() => {
    const first = health.get()
    return health.observe((points) => {
      if (points !== first) setWidth(`${(points / Number(max.get())) * 100}%`)
    })
  }, [health, max, setWidth])

  return <fast-div className="bar-fill" style={{width}} />
}
