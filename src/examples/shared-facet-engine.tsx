import {createFacet, Mount, useFacetState, type Option} from '@react-facet/core'
import '@react-facet/dom-fiber'
import {sharedFacet, SharedFacetDriverProvider} from '@react-facet/shared-facet'
import {useSharedFacet, type SharedFacetDriver} from '@react-facet/shared-facet'
import {useState} from 'react'

const health = sharedFacet<number>('player.health')

export default function GameScreen() {
  const [engine] = useState(createFakeEngine)
  const [hud, setHud] = useFacetState(false)
  const [map, setMap] = useFacetState(false)

  return (
    <SharedFacetDriverProvider value={engine.driver}>
      <div className="stack">
        <div className="row">
          <button onClick={() => setHud(not)}>Toggle HUD</button>
          <button onClick={() => setMap(not)}>Toggle map</button>
          <button onClick={engine.hit}>Engine: take damage</button>
        </div>
        <Mount when={hud}>
          <Health label="HUD" />
        </Mount>
        <Mount when={map}>
          <Health label="Map" />
        </Mount>
        <div className="log" data-testid="traffic">
          <fast-text text={engine.traffic} />
        </div>
      </div>
    </SharedFacetDriverProvider>
  )
}

function Health({label}: {label: string}) {
  const value = useSharedFacet(health)
  return (
    <div className="panel" data-testid={label}>
      {label}: <fast-text text={value} />
    </div>
  )
}

function createFakeEngine() {
  const state = createFacet({initialValue: 100})
  const traffic = createFacet({initialValue: 'Driver:'})
  const log = (text: string) => traffic.setWithCallback((all) => `${String(all)} ${text}`)

  const driver: SharedFacetDriver = (name, onChange) => {
    log(`request ${name};`)
    const stop = state.observe(onChange) // answers at once, then on each change
    return () => {
      stop()
      log(`stop ${name};`)
    }
  }
  return {driver, traffic, hit: () => state.setWithCallback((hp) => Number(hp) - 10)}
}

const not = (shown: Option<boolean>) => !shown
