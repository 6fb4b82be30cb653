// No component renders for a hit
// Renders: expected “none”, found “Combo 1×”.
import {NO_VALUE, useFacetState, useFacetUnwrap} from '@react-facet/core'

export default function Combo() {
  const [hits, setHits] = useFacetState(0)
  const value = useFacetUnwrap(hits)

  const hitTwice = () => setHits((count) => (count === NO_VALUE ? 2 : count + 2))

  return (
    <div className="stack">
      <p className="stat" id="hits">
        {value === NO_VALUE ? 0 : value}
      </p>
      <button onClick={hitTwice}>Combo</button>
    </div>
  )
}
