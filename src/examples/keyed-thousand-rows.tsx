import {memo} from 'react'
import {NO_VALUE, batch, createFacet, shallowArrayEqualityCheck} from '@react-facet/core'
import {useFacetUnwrap, type WritableFacet} from '@react-facet/core'
import {useRenderCount} from './support/useRenderCount'

/** The engine's array: changed in place, and reported as a whole. */
const units = Array.from({length: 1000}, (_, i) => ({id: i + 1, health: 100}))
const hit = (id: number) => units.forEach((u) => (u.health -= u.id === id ? 10 : 0))
const ids = () => units.map(({id}) => id)
const order = createFacet({initialValue: ids()})
const rows = new Map<number, WritableFacet<number>>()

function rowOf(id: number) {
  const row = rows.get(id) ?? createFacet<number>({initialValue: NO_VALUE})
  rows.set(id, row)
  return row
}

/** Call this when the engine reports its array. Equal entries notify nobody. */
function sync() {
  batch(() => {
    for (const {id, health} of units) rowOf(id).set(health)
    order.set(ids())
  })
}
sync()

export default function Units() {
  const renders = useRenderCount()
  const shown = useFacetUnwrap(order, shallowArrayEqualityCheck)

  return (
    <div className="stack">
      <div className="row">
        <button onClick={() => change(() => hit(7))}>Hit unit 7</button>
        <button onClick={() => change(() => units.reverse())}>Reverse</button>
        <button onClick={() => change(() => units.shift())}>Remove the first</button>
        <span data-testid="renders">Renders of the list: {renders}</span>
      </div>
      <div
        className="log"
        ref={makeFocusable}
        style={{maxHeight: '9em', overflow: 'auto'}}
      >
        {shown !== NO_VALUE && shown.map((id) => <Row key={id} id={id} />)}
      </div>
    </div>
  )
}

const Row = memo(function Row({id}: {id: number}) {
  return (
    <div data-testid={`unit-${id}`}>
      Unit {id}: <fast-text text={rowOf(id)} />, rendered {useRenderCount()}
    </div>
  )
})

const makeFocusable = (box: Element | null) => box?.setAttribute('tabindex', '0')

function change(mutate: () => void) {
  mutate()
  sync()
}
