import {NO_VALUE, useFacetMap, useFacetState, With} from '@react-facet/core'
import type {Facet, Option, Setter} from '@react-facet/core'
import '@react-facet/dom-fiber'
import {useEffect} from 'react'
import {useRenderCount} from './support/useRenderCount'

interface Target {
  name: string
  health: number
}

export default function TargetFrame() {
  const renders = useRenderCount()
  const [target, setTarget] = useFacetState<Target | null>(null)
  const [mounts, setMounts] = useFacetState(0)

  return (
    <div className="stack">
      <div className="row">
        <button onClick={() => setTarget({name: 'Orc', health: 40})}>
          Target the orc
        </button>
        <button onClick={() => setTarget({name: 'Dragon', health: 900})}>
          Target the dragon
        </button>
        <button onClick={() => setTarget(null)}>Clear</button>
      </div>
      <With data={target}>{(data) => <Panel target={data} setMounts={setMounts} />}</With>
      <div className="muted">
        Panels mounted:{' '}
        <span data-testid="mounts">
          <fast-text text={mounts} />
        </span>
        , renders of TargetFrame: <span data-testid="renders">{renders}</span>
      </div>
    </div>
  )
}

function Panel({target, setMounts}: {target: Facet<Target>; setMounts: Setter<number>}) {
  const renders = useRenderCount()
  const label = useFacetMap((t) => `${t.name}: ${t.health}`, [], [target])
  useEffect(() => setMounts(plusOne), [setMounts])

  return (
    <div className="panel">
      <div data-testid="target">
        <fast-text text={label} />
      </div>
      <div className="muted">
        Renders of Panel: <span data-testid="panel-renders">{renders}</span>
      </div>
    </div>
  )
}

const plusOne = (n: Option<number>) => (n === NO_VALUE ? 1 : n + 1)
