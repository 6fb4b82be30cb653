import {batch, useFacetMap, useFacetState} from '@react-facet/core'
import '@react-facet/dom-fiber'

export default function Hero() {
  const [health, setHealth] = useFacetState(80)
  const [maximum, setMaximum] = useFacetState(100)
  const label = useFacetMap((hp, max) => `${hp} of ${max}`, [], [health, maximum])

  const become = (most: number) => {
    setHealth(most)
    setMaximum(most)
  }

  return (
    <div className="stack">
      <div className="stat" data-testid="label">
        <fast-text text={label} />
      </div>
      <div className="row">
        <button onClick={() => become(200)}>Two writes</button>
        <button onClick={() => batch(() => become(300))}>In a batch</button>
      </div>
    </div>
  )
}
