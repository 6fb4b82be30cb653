import {useEffect, useState} from 'react'
import {NO_VALUE, useFacetState} from '@react-facet/core'
import type {Facet, Option} from '@react-facet/core'
import {useRenderCount} from './support/useRenderCount'

function ThroughReactState({score}: {score: Facet<number>}) {
  const [points, setPoints] = useState(0)
  useEffect(() => score.observe(setPoints), [score])

  return (
    <div className="panel" data-testid="react-state">
      <p>React state</p>
      <p className="stat">{points}</p>
      <Renders of="Panel" renders={useRenderCount()} />
      <PlayerName />
    </div>
  )
}

function ThroughFacet({score}: {score: Facet<number>}) {
  return (
    <div className="panel" data-testid="facet">
      <p>Facet</p>
      <p className="stat">
        <fast-text text={score} />
      </p>
      <Renders of="Panel" renders={useRenderCount()} />
      <PlayerName />
    </div>
  )
}

function PlayerName() {
  return <Renders of="Player name" renders={useRenderCount()} />
}

function Renders({of, renders}: {of: string; renders: number}) {
  const unit = renders === 1 ? 'render' : 'renders'
  return <p className="muted">{`${of}: ${renders} ${unit}`}</p>
}

const addTen = (points: Option<number>) => (points === NO_VALUE ? 10 : points + 10)

export default function LeafUpdate() {
  const [score, setScore] = useFacetState(0)

  return (
    <div className="stack">
      <button onClick={() => setScore(addTen)}>Score 10 points</button>
      <div className="row">
        <ThroughReactState score={score} />
        <ThroughFacet score={score} />
      </div>
    </div>
  )
}
