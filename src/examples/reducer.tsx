import {NO_VALUE, shallowObjectEqualityCheck, type Option} from '@react-facet/core'
import {useFacetEffect, useFacetMap, useFacetReducer} from '@react-facet/core'
import {useFacetState} from '@react-facet/core'
import '@react-facet/dom-fiber'
import {useRenderCount} from './support/useRenderCount'

const start = {loaded: 2, reserve: 3}

type Magazine = typeof start
type Action = 'fire' | 'reload'

// Outside the component, so that the dispatch function keeps its identity.
function magazineReducer(state: Option<Magazine>, action: Action): Magazine {
  const {loaded, reserve} = state === NO_VALUE ? start : state
  if (action === 'fire') return {loaded: Math.max(0, loaded - 1), reserve}
  const moved = Math.min(2 - loaded, reserve)
  return {loaded: loaded + moved, reserve: reserve - moved}
}

export default function MagazineView() {
  const renders = useRenderCount()
  const [magazine, dispatch] = useFacetReducer<Magazine, Action>(
    magazineReducer,
    start,
    shallowObjectEqualityCheck,
  )
  const label = useFacetMap((m) => `${m.loaded} / ${m.reserve}`, [], [magazine])

  const [runs, setRuns] = useFacetState(0)
  useFacetEffect(() => setRuns(plusOne), [setRuns], [magazine])

  return (
    <div className="stack">
      <fast-div className="stat" data-testid="magazine">
        <fast-text text={label} />
      </fast-div>
      <div className="row">
        <button onClick={() => dispatch('fire')}>Fire</button>
        <button onClick={() => dispatch('reload')}>Reload</button>
      </div>
      <div className="muted">
        Renders: <span data-testid="renders">{renders}</span>, notifications:{' '}
        <span data-testid="runs">
          <fast-text text={runs} />
        </span>
      </div>
    </div>
  )
}

const plusOne = (n: Option<number>) => (n === NO_VALUE ? 1 : n + 1)
