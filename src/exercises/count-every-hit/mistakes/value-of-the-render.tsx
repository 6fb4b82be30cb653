// Each press counts two hits
// The hits after a press: expected “2”, found “1”.
import {NO_VALUE, useFacetState} from '@react-facet/core'
import '@react-facet/dom-fiber'

export default function Combo() {
  const [hits, setHits] = useFacetState(0)
  const value = hits.get()
  const count = value === NO_VALUE ? 0 : value

  const hitTwice = () => {
    setHits(count + 1)
    setHits(count + 1)
  }

  return (
    <div className="stack">
      <p className="stat" id="hits">
        <fast-text text={hits} />
      </p>
      <button onClick={hitTwice}>Combo</button>
    </div>
  )
}
