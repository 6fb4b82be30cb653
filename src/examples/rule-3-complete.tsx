import {NO_VALUE, useFacetMap, useFacetState} from '@react-facet/core'
import '@react-facet/dom-fiber'

export default function Loading() {
  const [health, setHealth] = useFacetState<number>(NO_VALUE)
  const [maximum, setMaximum] = useFacetState<number>(NO_VALUE)
  const label = useFacetMap((hp, max) => `${hp} of ${max}`, [], [health, maximum])

  return (
    <div className="stack">
      <div className="stat" data-testid="label">
        <fast-text text={label} />
      </div>
      <div className="row">
        <button onClick={() => setHealth(80)}>The health arrives</button>
        <button onClick={() => setMaximum(100)}>The maximum arrives</button>
      </div>
    </div>
  )
}
