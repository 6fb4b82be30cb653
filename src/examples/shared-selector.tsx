import {createFacet, NO_VALUE, useFacetEffect} from '@react-facet/core'
import {useFacetState, type Option} from '@react-facet/core'
import '@react-facet/dom-fiber'
import {sharedFacet, SharedFacetDriverProvider} from '@react-facet/shared-facet'
import {sharedSelector, useSharedFacet} from '@react-facet/shared-facet'
import type {SharedFacetDriver} from '@react-facet/shared-facet'
import {useState} from 'react'

const squad = sharedFacet<{name: string; health: number; x: number}[]>('squad')

const runs = createFacet({initialValue: 0}) // counted for the demo: keep selectors pure
const standing = sharedSelector(
  (players) => {
    runs.setWithCallback(plusOne)
    return players.flatMap((p) => (p.health > 0 ? p.name : [])).join(', ')
  },
  [squad],
)

export default function Match() {
  const [engine] = useState(createFakeEngine)
  return (
    <SharedFacetDriverProvider value={engine.driver}>
      <div className="stack">
        <Standing label="Scoreboard" />
        <Standing label="Spectators" />
        <div className="row">
          <button onClick={() => engine.change((p) => p.x++)}>Engine: move</button>
          <button onClick={() => engine.change((p) => p.health--)}>Engine: hurt</button>
        </div>
      </div>
    </SharedFacetDriverProvider>
  )
}

function Standing({label}: {label: string}) {
  const names = useSharedFacet(standing)
  const [notified, setNotified] = useFacetState(0)
  useFacetEffect(() => setNotified(plusOne), [setNotified], [names])

  return (
    <div className="panel" data-testid={label}>
      {label}: <fast-text text={names} />
      <div className="muted" data-testid={`${label} counts`}>
        selector runs <fast-text text={runs} />, notified <fast-text text={notified} />
      </div>
    </div>
  )
}

function createFakeEngine() {
  const players = ['Ada', 'Bo', 'Cy'].map((name, i) => ({name, health: i + 1, x: 0}))
  const state = createFacet({initialValue: players})
  const driver: SharedFacetDriver = (_name, onChange) => state.observe(onChange)
  const change = (mutate: (player: (typeof players)[0]) => void) => {
    players.forEach(mutate)
    state.set(players) // the same array, with new content
  }
  return {driver, change}
}

const plusOne = (n: Option<number>) => (n === NO_VALUE ? n : n + 1)
