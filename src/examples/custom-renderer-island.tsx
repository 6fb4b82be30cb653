import {NO_VALUE, useFacetMap, useFacetState, type Facet} from '@react-facet/core'
import {createRoot} from '@react-facet/dom-fiber'
import {useEffect, useRef, useState} from 'react'
import {useRenderCount} from './support/useRenderCount'

/** Runs under react-dom. The island inside it has a dom-fiber root of its own. */
export default function Lobby() {
  const renders = useRenderCount()
  const [tab, setTab] = useState('Squad')
  const [ping, setPing] = useFacetState(20)
  const island = useRef<HTMLDivElement>(null)

  useEffect(() => {
    const root = createRoot(island.current)
    root.render(<PingMeter ping={ping} />)
    return () => root.unmount()
  }, [ping])

  return (
    <div className="stack">
      <div className="muted">
        Tab: <span data-testid="tab">{tab}</span>. Renders of Lobby:{' '}
        <span data-testid="lobby-renders">{renders}</span>
      </div>
      <div ref={island} />
      <div className="row">
        <button onClick={() => setPing((ms) => (ms === NO_VALUE ? ms : ms + 30))}>
          Slow the network
        </button>
        <button onClick={() => setTab(tab === 'Squad' ? 'Friends' : 'Squad')}>
          Switch tab
        </button>
      </div>
    </div>
  )
}

function PingMeter({ping}: {ping: Facet<number>}) {
  const renders = useRenderCount()
  const width = useFacetMap((ms) => `${Math.min(ms, 100)}%`, [], [ping])
  const verdict = useFacetMap((ms) => (ms < 60 ? 'good' : 'poor'), [], [ping])

  return (
    <fast-div className="panel" data-testid="island">
      <fast-div className="bar">
        <fast-div className="bar-fill" style={{width}} data-testid="fill" />
      </fast-div>
      <fast-div data-testid="ping">
        <fast-text text={ping} /> ms, <fast-text text={verdict} />
      </fast-div>
      <fast-div className="muted">
        Renders of PingMeter: <span data-testid="island-renders">{renders}</span>
      </fast-div>
    </fast-div>
  )
}
