import {NO_VALUE, useFacetState, useFacetUnwrap} from '@react-facet/core'

export default function Combo() {
  const [hits, setHits] = useFacetState(0)
  const value = useFacetUnwrap(hits)
  const count = value === NO_VALUE ? 0 : value

  const hitTwice = () => {
    setHits(count + 1)
    setHits(count + 1)
  }

  return (
    <div className="stack">
      <p className="stat" id="hits">
        {count}
      </p>
      <button onClick={hitTwice}>Combo</button>
    </div>
  )
}
