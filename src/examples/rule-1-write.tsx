import {useFacetState} from '@react-facet/core'
import '@react-facet/dom-fiber'

export default function Potion() {
  const [health, setHealth] = useFacetState(80)

  return (
    <div className="stack">
      <div className="stat" data-testid="health">
        <fast-text text={health} />
      </div>
      <div className="muted">
        On the map, too: <fast-text text={health} />
      </div>
      <button onClick={() => setHealth(100)}>Heal to 100</button>
    </div>
  )
}
