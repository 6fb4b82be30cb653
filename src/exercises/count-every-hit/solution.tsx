import {NO_VALUE, useFacetState, type Option} from '@react-facet/core'
import '@react-facet/dom-fiber'

export default function Combo() {
  const [hits, setHits] = useFacetState(0)

  const hitTwice = () => {
    setHits(addOne)
    setHits(addOne)
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

const addOne = (count: Option<number>) => (count === NO_VALUE ? 1 : count + 1)
