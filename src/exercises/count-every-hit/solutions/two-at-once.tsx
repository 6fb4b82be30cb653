import {NO_VALUE, useFacetState} from '@react-facet/core'
import '@react-facet/dom-fiber'

export default function Combo() {
  const [hits, setHits] = useFacetState(0)

  return (
    <div className="stack">
      <p className="stat" id="hits">
        <fast-text text={hits} />
      </p>
      <button onClick={() => setHits((hp) => (hp === NO_VALUE ? 2 : hp + 2))}>
        Combo
      </button>
    </div>
  )
}
