import {NO_VALUE, useFacetMap, useFacetState} from '@react-facet/core'
import '@react-facet/dom-fiber'
import {useRenderCount} from './support/useRenderCount'

export default function KillCounter() {
  const renders = useRenderCount()
  const [kills, setKills] = useFacetState(0)
  const rank = useFacetMap((n) => (n < 3 ? 'Recruit' : 'Veteran'), [], [kills])

  const addOne = () => setKills((n) => (n === NO_VALUE ? 1 : n + 1))

  return (
    <div className="stack">
      <fast-div className="stat" data-testid="count">
        <fast-text text={kills} />
      </fast-div>
      <fast-div data-testid="rank">
        <fast-text text={rank} />
      </fast-div>
      <div className="row">
        <button onClick={addOne}>Add one</button>
        <button onClick={() => setKills(0)}>Set to zero</button>
      </div>
      <div className="muted">
        Renders of KillCounter: <span data-testid="renders">{renders}</span>
      </div>
    </div>
  )
}
