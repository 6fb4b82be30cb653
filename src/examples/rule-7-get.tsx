import {batch, useFacetMap, useFacetState} from '@react-facet/core'
import '@react-facet/dom-fiber'

export default function Duel() {
  const [health, setHealth] = useFacetState(30)
  const [armour] = useFacetState(5)
  const total = useFacetMap((hp, plus) => hp + plus, [], [health, armour])
  const [seen, setSeen] = useFacetState('not looked yet')

  const look = () => setSeen(`get() returned ${String(total.get())}`)
  const hitAndLook = () => {
    setHealth(20)
    look()
  }

  return (
    <div className="stack">
      <div className="stat" data-testid="total">
        <fast-text text={total} />
      </div>
      <div className="muted" data-testid="seen">
        <fast-text text={seen} />
      </div>
      <div className="row">
        <button onClick={look}>Look</button>
        <button onClick={() => batch(hitAndLook)}>Hit and look in a batch</button>
      </div>
    </div>
  )
}
