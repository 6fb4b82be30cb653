import {NO_VALUE, useFacetMap, useFacetState} from '@react-facet/core'
import '@react-facet/dom-fiber'

export default function Status() {
  const [health, setHealth] = useFacetState(30)
  const status = useFacetMap((hp) => (hp > 0 ? 'alive' : 'dead'), [], [health])

  return (
    <div className="stack">
      <div className="stat" data-testid="status">
        <fast-text text={health} />, <fast-text text={status} />
      </div>
      <button onClick={() => setHealth((hp) => (hp === NO_VALUE ? hp : hp - 10))}>
        Hit
      </button>
    </div>
  )
}
