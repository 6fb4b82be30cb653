import {Map, NO_VALUE, shallowObjectEqualityCheck} from '@react-facet/core'
import {useFacetEffect, useFacetMap, useFacetState} from '@react-facet/core'
import type {Facet, Option} from '@react-facet/core'
import '@react-facet/dom-fiber'
import {useState} from 'react'
import {useRenderCount} from './support/useRenderCount'

const start = [
  {name: 'Arrow', count: 20},
  {name: 'Torch', count: 4},
]
type Item = (typeof start)[number]

export default function Inventory() {
  const [items, setItems] = useFacetState(start)
  const change = (next: (items: Item[]) => Item[]) =>
    setItems((current) => (current === NO_VALUE ? current : next(current)))

  return (
    <div className="stack">
      <Map array={items} equalityCheck={shallowObjectEqualityCheck}>
        {(item, index) => <Row item={item} index={index} />}
      </Map>
      <div className="row">
        <button onClick={() => change(spendFirst)}>Use one of the first</button>
        <button onClick={() => change(addPotion)}>Pick up a potion</button>
        <button onClick={() => change(dropFirst)}>Drop the first</button>
      </div>
    </div>
  )
}

function Row({item, index}: {item: Facet<Item>; index: number}) {
  const renders = useRenderCount()
  const name = useFacetMap((i) => i.name, [], [item])
  const label = useFacetMap((i) => `${i.name} x${i.count}`, [], [item])
  const [openedFor] = useState(() => name.get()) // stays with the index, not the item
  const [runs, setRuns] = useFacetState(0)
  useFacetEffect(() => setRuns(plusOne), [setRuns], [item])

  return (
    <div className="panel" data-testid={`row-${index}`}>
      <fast-text text={label} />
      <div className="muted">
        Row {index} opened for {String(openedFor)}, rendered {renders}, notified{' '}
        <fast-text text={runs} />
      </div>
    </div>
  )
}

const spendFirst = (items: Item[]) =>
  items.map((item, i) => (i === 0 ? {...item, count: item.count - 1} : item))
const addPotion = (items: Item[]) => [...items, {name: 'Potion', count: 1}]
const dropFirst = (items: Item[]) => items.slice(1)
const plusOne = (n: Option<number>) => (n === NO_VALUE ? 1 : n + 1)
