import '@react-facet/dom-fiber'
import {NO_VALUE, useFacetMap, useFacetState, useFacetWrap} from '@react-facet/core'
import type {FacetProp} from '@react-facet/core'
import {useState} from 'react'
import {useRenderCount} from './support/useRenderCount'

type HealthBarProps = {label: string; health: FacetProp<number>}

function HealthBar({label, health}: HealthBarProps) {
  const renders = useRenderCount()
  const healthFacet = useFacetWrap(health)
  const width = useFacetMap((value) => `${value}%`, [], [healthFacet])

  return (
    <div className="panel" data-testid={label}>
      {label}: <fast-text text={healthFacet} /> (renders: {renders})
      <div className="bar">
        <fast-div className="bar-fill" style={{width}} />
      </div>
    </div>
  )
}

function StateOwner() {
  const [health, setHealth] = useState(100)
  return (
    <div className="stack">
      <HealthBar label="Plain number" health={health} />
      <button onClick={() => setHealth(health - 10)}>Hit the plain one</button>
    </div>
  )
}

function FacetOwner() {
  const [health, setHealth] = useFacetState(100)
  const hit = () => setHealth((value) => (value === NO_VALUE ? 100 : value - 10))
  return (
    <div className="stack">
      <HealthBar label="Facet" health={health} />
      <button onClick={hit}>Hit the facet</button>
    </div>
  )
}

export default function TwoOwners() {
  return (
    <div className="row">
      <StateOwner />
      <FacetOwner />
    </div>
  )
}
