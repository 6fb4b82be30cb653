import {useFacetState} from '@react-facet/core'
import '@react-facet/dom-fiber'

export default function Combo() {
  const [hits, setHits] = useFacetState(0)

  const hit = () => setHits(Number(hits.get()) + 1)
  const hitTwice = () => {
    hit()
    hit()
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
