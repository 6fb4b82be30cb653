import {useFacetMemo} from '@react-facet/core'
import '@react-facet/dom-fiber'
import type {Props} from '../checks'

export default function HealthBar({health, max}: Props) {
  const share = useFacetMemo((points, all) => points / all, [], [health, max])
  const width = useFacetMemo((part) => `${part * 100}%`, [], [share])

  return <fast-div className="bar-fill" style={{width}} />
}
