import {createFacet, useFacetMap, useFacetState} from '@react-facet/core'
import '@react-facet/dom-fiber'
import {sharedFacet, SharedFacetDriverProvider} from '@react-facet/shared-facet'
import {useSharedFacet, useSharedFacetPropSetter} from '@react-facet/shared-facet'
import type {SharedFacetDriver} from '@react-facet/shared-facet'
import {useState} from 'react'

interface Settings {
  volume: number
}
const settings = sharedFacet<Settings>('settings')

export default function SettingsScreen() {
  const [engine] = useState(createFakeEngine)
  return (
    <SharedFacetDriverProvider value={engine.driver}>
      <Volume engine={engine} />
    </SharedFacetDriverProvider>
  )
}

function Volume({engine}: {engine: ReturnType<typeof createFakeEngine>}) {
  const volume = useFacetMap((s) => s.volume, [], [useSharedFacet(settings)])
  const setVolume = useSharedFacetPropSetter(settings, 'volume')
  const [engineVolume, setEngineVolume] = useFacetState(5)

  const louder = () => {
    setVolume(8)
    setEngineVolume(engine.settings.volume)
  }

  return (
    <div className="stack">
      <div className="panel" data-testid="screen">
        on screen: <fast-text text={volume} />
      </div>
      <div className="panel" data-testid="object">
        in the engine's object: <fast-text text={engineVolume} />
      </div>
      <div className="row">
        <button onClick={louder}>Set volume to 8</button>
        <button onClick={engine.push}>Engine: push the settings</button>
      </div>
    </div>
  )
}

function createFakeEngine() {
  const settings: Settings = {volume: 5}
  const state = createFacet({initialValue: settings})
  const driver: SharedFacetDriver = (_name, onChange) => state.observe(onChange)
  return {driver, settings, push: () => state.set(settings)}
}
