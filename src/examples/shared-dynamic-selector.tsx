import {createFacet, NO_VALUE, type Option} from '@react-facet/core'
import '@react-facet/dom-fiber'
import {sharedDynamicSelector, sharedFacet} from '@react-facet/shared-facet'
import {SharedFacetDriverProvider, useSharedFacet} from '@react-facet/shared-facet'
import type {SharedFacetDriver} from '@react-facet/shared-facet'
import {useState} from 'react'

const squad = sharedFacet<string[]>('squad')

const created = createFacet({initialValue: 0}) // counted for the demo
const nameOf = sharedDynamicSelector((slot: number) => {
  created.setWithCallback(plusOne)
  return [(names: string[]) => names[slot] ?? NO_VALUE, [squad]]
})

export default function Spectator() {
  const [engine] = useState(createFakeEngine)
  const [slot, setSlot] = useState(0)

  return (
    <SharedFacetDriverProvider value={engine.driver}>
      <div className="stack">
        <div className="muted">
          Captain: <PlayerName slot={0} />
        </div>
        <div className="stat" data-testid="watched">
          <PlayerName slot={slot} />
        </div>
        <button onClick={() => setSlot((slot + 1) % 3)}>Watch the next player</button>
        <div className="muted" data-testid="counts">
          selectors created: <fast-text text={created} />, channels requested:{' '}
          <fast-text text={engine.requests} />
        </div>
      </div>
    </SharedFacetDriverProvider>
  )
}

function PlayerName({slot}: {slot: number}) {
  const name = useSharedFacet(nameOf(slot))
  return <fast-text text={name} />
}

function createFakeEngine() {
  const state = createFacet({initialValue: ['Ada', 'Bo', 'Cy']})
  const requests = createFacet({initialValue: 0})
  const driver: SharedFacetDriver = (_name, onChange) => {
    requests.setWithCallback(plusOne)
    return state.observe(onChange)
  }
  return {driver, requests}
}

const plusOne = (n: Option<number>) => (n === NO_VALUE ? n : n + 1)
