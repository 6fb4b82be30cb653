import {useFacetLayoutEffect} from '@react-facet/core'
import {useRef} from 'react'
import type {Props} from '../checks'

export default function HealthBar({health, max}: Props) {
  const fill = useRef<HTMLDivElement>(null)
  useFacetLayoutEffect(
    (points, all) => {
      if (fill.current) fill.current.style.width = `${(points / all) * 100}%`
    },
    [],
    [health, max],
  )

  return <div className="bar-fill" ref={fill} />
}
