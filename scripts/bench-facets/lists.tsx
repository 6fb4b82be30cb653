import {
  createFacet,
  Map,
  NO_VALUE,
  shallowObjectEqualityCheck,
  useFacetEffect,
  useFacetMap,
  useFacetUnwrap,
  type EqualityCheck,
  type Facet,
  type WritableFacet,
} from '@react-facet/core'
import {createFiberRoot, createReconciler} from '@react-facet/dom-fiber'
import {
  memo,
  useLayoutEffect,
  useRef,
  useState,
  type ComponentType,
  type ReactElement,
} from 'react'
import {flushSync} from 'react-dom'
import {createRoot} from 'react-dom/client'

// oxlint-disable-next-line typescript/consistent-type-definitions -- an interface does not fit shallowObjectEqualityCheck
type Item = {id: number; score: number}

/** Shows a new score in one row; updates the DOM before returning. */
type Update = (row: number, score: number) => void

/** Renders a list into the page, synchronously; each row is `<li>{score}</li>`. */
type List = (container: HTMLElement, rows: number) => Update

function initialItems(rows: number): Item[] {
  return Array.from({length: rows}, (_, id) => ({id, score: 0}))
}

/** The items with a new score in one row; the others are the same objects. */
function withScore(items: readonly Item[], row: number, score: number): Item[] {
  return items.map((item, index) => (index === row ? {...item, score} : item))
}

function withReactDom(element: ReactElement, container: HTMLElement): void {
  flushSync(() => createRoot(container).render(element))
}

/** Renders with functions that every version of dom-fiber exports. */
function withDomFiber(element: ReactElement, container: HTMLElement): void {
  const reconciler = createReconciler()
  const root = createFiberRoot(reconciler)(container)
  reconciler.flushSync(() =>
    reconciler.updateContainer(element, root, null, () => undefined),
  )
}

/** The items are one React state, so each update renders the list. */
function reactState(Row: ComponentType<{item: Item}>): List {
  return (container, rows) => {
    let changeItems: (change: (items: Item[]) => Item[]) => void = () => undefined
    const Scores = () => {
      const [items, setItems] = useState(() => initialItems(rows))
      useLayoutEffect(() => {
        changeItems = setItems
      }, [])
      return (
        <ul>
          {items.map((item) => (
            <Row key={item.id} item={item} />
          ))}
        </ul>
      )
    }
    withReactDom(<Scores />, container)
    return (row, score) =>
      flushSync(() => changeItems((items) => withScore(items, row, score)))
  }
}

const PlainRow = ({item}: {item: Item}) => <li>{item.score}</li>

const MappedRow = ({item}: {item: Facet<Item>}) => {
  const score = useFacetMap(({score}) => score, [], [item])
  return <TextRow score={score} />
}

/** One facet holds all items. Without an equality check, an update runs every row's selector. */
function arrayFacet(equalityCheck?: EqualityCheck<Item>): List {
  return (container, rows) => {
    const items = createFacet<Item[]>({initialValue: initialItems(rows)})
    withDomFiber(
      <ul>
        <Map array={items} equalityCheck={equalityCheck}>
          {(item) => <MappedRow item={item} />}
        </Map>
      </ul>,
      container,
    )
    return (row, score) =>
      items.setWithCallback((current) =>
        current === NO_VALUE ? NO_VALUE : withScore(current, row, score),
      )
  }
}

interface RowProps {
  score: Facet<number>
}

const TextRow = ({score}: RowProps) => (
  <li>
    <fast-text text={score} />
  </li>
)

const EffectRow = ({score}: RowProps) => {
  const element = useRef<HTMLLIElement>(null)
  useFacetEffect(
    (value) => {
      if (element.current) element.current.textContent = String(value)
    },
    [],
    [score],
  )
  return <li ref={element} />
}

const UnwrapRow = ({score}: RowProps) => {
  const value = useFacetUnwrap(score)
  return <li>{value === NO_VALUE ? null : value}</li>
}

/** Each row has its own facet. */
function facetPerRow(
  Row: ComponentType<RowProps>,
  mount: (element: ReactElement, container: HTMLElement) => void,
  write = (facet: WritableFacet<number>, score: number) => facet.set(score),
): List {
  return (container, rows) => {
    const scores = initialItems(rows).map(({score}) => createFacet({initialValue: score}))
    mount(
      <ul>
        {scores.map((score, row) => (
          <Row key={row} score={score} />
        ))}
      </ul>,
      container,
    )
    return (row, score) => {
      const facet = scores[row]
      if (facet) write(facet, score)
    }
  }
}

/** The ways to build the list, each with its renderer. */
const lists: Record<string, List> = {
  'React state, the whole list renders | react-dom': reactState(PlainRow),
  'React state, memoised rows | react-dom': reactState(memo(PlainRow)),
  'One array facet, `Map` with an item check | dom-fiber': arrayFacet(
    shallowObjectEqualityCheck,
  ),
  'One array facet, `Map` without a check | dom-fiber': arrayFacet(),
  'One facet per row, `useFacetUnwrap` in the row | react-dom': facetPerRow(
    UnwrapRow,
    withReactDom,
    (facet, score) => flushSync(() => facet.set(score)),
  ),
  'One facet per row, `useFacetEffect` in the row | react-dom': facetPerRow(
    EffectRow,
    withReactDom,
  ),
  'One facet per row, `fast-text` | dom-fiber': facetPerRow(TextRow, withDomFiber),
}

/** Consecutive updates are this many rows apart, so that they do not change adjacent rows. */
const STRIDE = 37

/**
 * Puts a list into the page and updates one row at a time: first to warm up, then timed.
 *
 * @returns milliseconds of script per update
 * @throws when the page does not show the last score of each row
 */
async function measure(name: string, rows: number, updates: number): Promise<number> {
  const container = document.createElement('div')
  document.body.append(container)
  const update = lists[name]?.(container, rows)
  if (!update) throw new Error(`There is no list ${name}.`)
  // Passive effects subscribe after the first paint.
  await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))

  const expected = Array.from({length: rows}, () => '0')
  const updateRows = (round: number) => {
    for (let index = 0; index < updates; index++) {
      const row = (index * STRIDE) % rows
      update(row, round * updates + index)
      expected[row] = String(round * updates + index)
    }
  }
  updateRows(1)
  const start = performance.now()
  updateRows(2)
  const duration = performance.now() - start

  const shown = [...container.querySelectorAll('li')].map(({textContent}) => textContent)
  if (shown.join() !== expected.join()) throw new Error(`${name} shows wrong scores.`)
  return duration / updates
}

declare global {
  interface Window {
    measure: typeof measure
    listNames: string[]
  }
}

window.measure = measure
window.listNames = Object.keys(lists)
