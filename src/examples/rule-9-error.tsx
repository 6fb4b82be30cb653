import {useFacetMap, useFacetState} from '@react-facet/core'
import '@react-facet/dom-fiber'

export default function Silenced() {
  const [name, setName] = useFacetState('Ada')
  const [health, setHealth] = useFacetState(5)
  const [poison] = useFacetState(3)
  const left = useFacetMap((hp, bad) => hp - bad, [], [health, poison])
  const label = useFacetMap((who, n) => `${who}: ${n} left`, [], [name, left])
  // Nothing can be repeated −1 times.
  const hearts = useFacetMap((hp, bad) => '♥'.repeat(hp - bad), [], [health, poison])
  const [error, setError] = useFacetState('')

  const hit = () => {
    try {
      setHealth(2)
    } catch (thrown) {
      setError(String(thrown))
    }
  }

  return (
    <div className="stack">
      <div className="stat" data-testid="label">
        <fast-text text={label} /> <fast-text text={hearts} />
      </div>
      <div className="muted" data-testid="error">
        <fast-text text={error} />
      </div>
      <div className="row">
        <button onClick={hit}>Hit</button>
        <button onClick={() => setName('Grace')}>Rename</button>
      </div>
    </div>
  )
}
