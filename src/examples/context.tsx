import {createFacetContext, NO_VALUE, useFacetState, type Setter} from '@react-facet/core'
import '@react-facet/dom-fiber'
import {memo, useContext, useState} from 'react'
import {useRenderCount} from './support/useRenderCount'

const HealthContext = createFacetContext(0)

export default function Battle() {
  const renders = useRenderCount()
  const [hero, setHero] = useFacetState(100)
  const [boss, setBoss] = useFacetState(900)
  const [showBoss, setShowBoss] = useState(false)

  return (
    <HealthContext.Provider value={showBoss ? boss : hero}>
      <div className="stack">
        <Screen />
        <div className="row">
          <button onClick={() => hit(showBoss ? setBoss : setHero)}>Hit</button>
          <button onClick={() => setShowBoss(!showBoss)}>Switch hero and boss</button>
        </div>
        <div className="muted">
          Renders of Battle, which provides: <span data-testid="provider">{renders}</span>
        </div>
      </div>
    </HealthContext.Provider>
  )
}

const hit = (setHealth: Setter<number>) =>
  setHealth((health) => (health === NO_VALUE ? health : health - 10))

const Screen = memo(function Screen() {
  const renders = useRenderCount()
  return (
    <div className="panel">
      <HealthLabel />
      <div className="muted">
        Renders of Screen, in between: <span data-testid="between">{renders}</span>
      </div>
    </div>
  )
})

function HealthLabel() {
  const renders = useRenderCount()
  const health = useContext(HealthContext)

  return (
    <div className="stack">
      <div className="stat" data-testid="health">
        <fast-text text={health} />
      </div>
      <div className="muted">
        Renders of HealthLabel, which consumes:{' '}
        <span data-testid="consumer">{renders}</span>
      </div>
    </div>
  )
}
