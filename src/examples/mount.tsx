import {Mount, NO_VALUE, useFacetState, type Setter} from '@react-facet/core'
import '@react-facet/dom-fiber'
import {useEffect} from 'react'
import {useRenderCount} from './support/useRenderCount'

export default function PauseScreen() {
  const renders = useRenderCount()
  const [paused, setPaused] = useFacetState<boolean>(NO_VALUE)
  const [log, setLog] = useFacetState('')

  return (
    <div className="stack">
      <Mount when={paused}>
        <Screen name="Menu" setLog={setLog} />
      </Mount>
      <Mount when={paused} condition={false}>
        <Screen name="HUD" setLog={setLog} />
      </Mount>
      <div className="row">
        <button onClick={() => setPaused(true)}>Pause</button>
        <button onClick={() => setPaused(false)}>Play</button>
      </div>
      <div className="log" data-testid="log">
        <fast-text text={log} />
      </div>
      <div className="muted">
        Renders of PauseScreen: <span data-testid="renders">{renders}</span>
      </div>
    </div>
  )
}

function Screen({name, setLog}: {name: string; setLog: Setter<string>}) {
  useEffect(() => {
    setLog((log) => `${String(log)}${name} mounted\n`)
  }, [name, setLog])

  return (
    <div className="panel" data-testid={name}>
      {name}
    </div>
  )
}
