import {Mount, NO_VALUE, useFacetMap, useFacetState} from '@react-facet/core'
import '@react-facet/dom-fiber'

export default function Bag() {
  const [isOpen, setOpen] = useFacetState(false)
  const [gold] = useFacetState(30)
  const [price] = useFacetState(50)
  const missing = useFacetMap((cost, have) => cost - have, [], [price, gold])

  return (
    <div className="stack">
      <button onClick={() => setOpen((is) => is === NO_VALUE || !is)}>
        Open or close
      </button>
      <Mount when={isOpen}>
        <div className="panel" data-testid="bag">
          <fast-text text={missing} /> gold missing
        </div>
      </Mount>
    </div>
  )
}
