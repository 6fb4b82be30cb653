import {NO_VALUE, useFacetMap, useFacetState} from '@react-facet/core'
import '@react-facet/dom-fiber'

export default function Training() {
  const [level, setLevel] = useFacetState(1)
  const attack = useFacetMap((n) => n * 10, [], [level])
  const defence = useFacetMap((n) => n * 5, [], [level])
  const power = useFacetMap((a, d) => a + d, [], [attack, defence])

  return (
    <div className="stack">
      <div className="stat" data-testid="power">
        <fast-text text={power} />
      </div>
      <button onClick={() => setLevel((n) => (n === NO_VALUE ? n : n + 1))}>Train</button>
    </div>
  )
}
