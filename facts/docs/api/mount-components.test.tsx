import {
  createFacet,
  Map as FacetMap,
  Mount,
  NO_VALUE,
  shallowArrayEqualityCheck,
  shallowObjectEqualityCheck,
  startFacetTransition,
  Times,
  Unwrap,
  useFacetMap,
  With,
  type EqualityCheck,
  type Facet,
} from '@react-facet/core'
import {useState, type ReactElement} from 'react'
import {vi} from 'vitest'
import * as claims from '../../claims'
import {expect, fact} from '../../fact'
import {
  Boundary,
  clear,
  errorsDuring,
  attempt,
  heardByRows,
  inComponent,
  Logged,
  mountComponents,
  until,
} from '../../probes'
import {commit, underDomFiber, type Screen} from '../../render'

/** How many rows are on the screen. */
function countRows({container}: Screen): number {
  return container.querySelectorAll('li').length
}

/** A `Map` of an array, and the arguments of each call of its child. */
function list<T>(array: Facet<T[]>, equalityCheck?: EqualityCheck<T>) {
  const calls: {item: Facet<T>; index: number; length: number}[] = []
  const element = () => (
    <FacetMap array={array} equalityCheck={equalityCheck}>
      {(item, index, length) => {
        calls.push({item, index, length})
        return <li>{index}</li>
      }}
    </FacetMap>
  )
  return {calls, element}
}

// What each value does

/** A facet of any value, typed as a facet of `T`. */
function facetOf<T>(value: unknown): Facet<T> {
  return createFacet<unknown>({initialValue: value}) as Facet<T>
}

/** How many elements `Map` shows for an array and `Times` for a count; for an error, its name. */
function countsFor(array: unknown, count: unknown): unknown[] {
  return [
    <FacetMap array={facetOf<unknown[]>(array)}>{() => <li />}</FacetMap>,
    <Times count={facetOf<number>(count)}>{() => <li />}</Times>,
  ].map((element) => {
    let screen: Screen | undefined
    const {thrown} = attempt(() => {
      screen = underDomFiber(element)
    })
    return screen ? countRows(screen) : (thrown as Error).name
  })
}

/** A proof of a row of the table: what `Map` shows for an array, and `Times` for a count. */
const shows = (array: unknown, count: unknown, expected: number) => () =>
  expect(countsFor(array, count)).toEqual([expected, expected])

fact('NO_VALUE | nothing | nothing', shows(NO_VALUE, NO_VALUE, 0))
fact('an empty array; 0 | nothing | nothing', shows([], 0, 0))
fact('n items; n | n elements | n elements', shows(['a', 'b', 'c'], 3, 3))

fact('undefined, null | throws TypeError | nothing', () => {
  expect(countsFor(undefined, undefined)).toEqual(['TypeError', 0])
  expect(countsFor(null, null)).toEqual(['TypeError', 0])
})

fact('a negative or fractional number, NaN, Infinity | – | throws RangeError', () => {
  for (const count of [-1, 1.5, NaN, Infinity]) {
    expect(countsFor([], count)[1]).toBe('RangeError')
  }
})

fact(
  'A facet that loses its value later notifies nobody, unless an observer clears it: all five keep what they show.',
  () => {
    for (const {shows: value, element} of mountComponents) {
      const facet = createFacet({initialValue: value})
      const {container} = underDomFiber(element(facet))
      commit(() => clear(facet))
      expect(container.textContent).toBe('shown')
    }

    // Here an observer clears the facet, and the component hides its child.
    const cleared = createFacet({initialValue: true})
    cleared.observe((value) => value || clear(cleared))
    const screen = underDomFiber(
      <Unwrap data={cleared}>{(value) => <p>{`${value}`}</p>}</Unwrap>,
    )
    commit(() => cleared.set(false))
    expect(screen.container.textContent).toBe('')
  },
)

// What re-renders

fact('Mount | the value changes | it has none', claims.mountRendersForItsCondition)

fact(
  'When the parent re-renders, it makes a new child function. Components that show something call it: With and Unwrap once, Map and Times once per index. The facets that the function receives stay the same objects as long as the other props do.',
  () => {
    const items = createFacet({initialValue: [1, 2, 3]})
    const mapped = list(items)
    const count = createFacet({initialValue: 2})
    const single = createFacet({initialValue: 1})
    const timesChild = vi.fn((index: number) => <li>{index}</li>)
    const withChild = vi.fn((data: Facet<number>) => <fast-text text={data} />)
    const unwrapChild = vi.fn((value: number) => <li>{value}</li>)
    const element = () => (
      <ul>
        {mapped.element()}
        <Times count={count}>{(index) => timesChild(index)}</Times>
        <With data={single}>{(data) => withChild(data)}</With>
        <Unwrap data={single}>{(value) => unwrapChild(value)}</Unwrap>
      </ul>
    )
    const {rerender} = underDomFiber(element())
    rerender(element())
    expect(mapped.calls.map(({index}) => index)).toEqual([0, 1, 2, 0, 1, 2])
    expect(timesChild.mock.calls.map(([index]) => index)).toEqual([0, 1, 0, 1])
    expect(withChild).toHaveBeenCalledTimes(2)
    expect(unwrapChild).toHaveBeenCalledTimes(2)
    expect(new Set(mapped.calls.map(({item}) => item)).size).toBe(3)
    expect(new Set(withChild.mock.calls.map(([facet]) => facet)).size).toBe(1)
  },
)

// Mount

fact(
  'The child element is created whenever the parent renders, shown or not; the child component runs only when mounted.',
  () => {
    const open = createFacet({initialValue: false})
    const compute = vi.fn(() => 'data')
    const panel = vi.fn()
    function Panel({data}: {data: string}) {
      panel()
      return <li>{data}</li>
    }
    const Parent = () => (
      <Mount when={open}>
        <Panel data={compute()} />
      </Mount>
    )
    const {rerender} = underDomFiber(<Parent />)
    expect(compute).toHaveBeenCalledTimes(1)
    expect(panel).toHaveBeenCalledTimes(0)
    commit(() => open.set(true))
    expect(compute).toHaveBeenCalledTimes(1)
    expect(panel).toHaveBeenCalledTimes(1)
    rerender(<Parent />)
    expect(compute).toHaveBeenCalledTimes(2)
  },
)

fact(
  'Both changes reach the DOM together: the old child is unmounted before the new one mounts.',
  {renderer: '18.x'},
  () => {
    const paused = createFacet({initialValue: false})
    const log: string[] = []
    const {container} = underDomFiber(
      <ul>
        <Mount when={paused}>
          <Logged name="menu" log={log} />
        </Mount>
        <Mount when={paused} condition={false}>
          <Logged name="HUD" log={log} />
        </Mount>
      </ul>,
    )
    commit(() => paused.set(true))
    expect(container.textContent).toBe('menu')
    expect(log).toEqual(['HUD mounts', 'HUD unmounts', 'menu mounts'])
  },
)

// Map

interface Item {
  name: string
}

fact(
  'Without equalityCheck, an item that is an object notifies whenever the array does. Strings, numbers and booleans notify when they differ.',
  () => {
    const same: Item = {name: 'arrow'}
    const objects = createFacet<Item[]>({initialValue: [same, {name: 'torch'}]})
    const heard = heardByRows(objects)
    objects.set([same, {name: 'torch'}])
    expect(heard.map(({length}) => length)).toEqual([2, 2])
    for (const [old, other] of [
      ['arrow', 'torch'],
      [1, 2],
      [true, false],
    ]) {
      const primitives = createFacet({initialValue: [old, old]})
      const heardPrimitives = heardByRows(primitives)
      primitives.set([old, other])
      expect(heardPrimitives).toEqual([[old], [old, other]])
    }
  },
)

fact(
  'equalityCheck | Optional equality check factory for one item. With it, an item facet notifies only when the check says that the item changed.',
  () => {
    const items = createFacet({initialValue: [{name: 'arrow'}, {name: 'torch'}]})
    const heard = heardByRows(items, shallowObjectEqualityCheck)
    items.set([{name: 'arrow'}, {name: 'potion'}])
    expect(heard.map(({length}) => length)).toEqual([1, 2])
  },
)

fact(
  'When the array gets shorter, the facet of a removed index does not notify. Without equalityCheck, its get() then returns NO_VALUE; with it, get() of an observed facet returns the removed item.',
  () => {
    const removed = {name: 'torch'}
    const read = [undefined, shallowObjectEqualityCheck].map((check) => {
      const items = createFacet({initialValue: [{name: 'arrow'}, removed]})
      const {calls, element} = list(items, check)
      underDomFiber(element())
      const last = calls[1]?.item
      const heard: Item[] = []
      const stop = last?.observe((item) => heard.push(item))
      items.set([{name: 'arrow'}])
      const observed = last?.get()
      stop?.()
      return {heard: heard.length, observed, unobserved: last?.get()}
    })
    expect(read).toEqual([
      {heard: 1, observed: NO_VALUE, unobserved: NO_VALUE},
      {heard: 1, observed: removed, unobserved: NO_VALUE},
    ])
  },
)

fact('You may call hooks in the child function of Map.', () => {
  const items = createFacet({initialValue: ['a', 'b']})
  const {container} = underDomFiber(
    <FacetMap array={items}>
      {(item) => {
        const upper = useFacetMap((text) => text.toUpperCase(), [], [item])
        return <fast-text text={upper} />
      }}
    </FacetMap>,
  )
  commit(() => items.set(['a', 'b', 'c']))
  expect(container.textContent).toBe('ABC')
})

fact(
  'When the first of three items is removed, React keeps the first two rows and unmounts the last one; the data moves up by one row.',
  () => {
    const items = createFacet({initialValue: ['a', 'b', 'c']})
    const log: string[] = []
    function Row({item, index}: {item: Facet<string>; index: number}) {
      const [opened] = useState(() => item.get())
      return (
        <p>
          <Logged name={`row ${index}`} log={log} /> {String(opened)}{' '}
          <fast-text text={item} />
        </p>
      )
    }
    const {container} = underDomFiber(
      <FacetMap array={items}>
        {(item, index) => <Row item={item} index={index} />}
      </FacetMap>,
    )
    log.length = 0
    commit(() => items.set(['b', 'c']))
    expect(log).toEqual(['row 2 unmounts'])
    // A row keeps its state, but shows other data.
    expect([...container.querySelectorAll('p')].map((row) => row.textContent)).toEqual([
      'row 0 a b',
      'row 1 b c',
    ])
  },
)

fact(
  'render a list with real keys: Unwrap a facet that changes only when an item is added, removed or moved.',
  () => {
    const quests = createFacet({
      initialValue: ['a', 'b', 'c'].map((id) => ({id, title: id})),
    })
    const log: string[] = []
    const rendered = vi.fn()
    inComponent(() => {
      const pick = (all: {id: string}[]) => all.map(({id}) => id)
      const ids = useFacetMap(pick, [], [quests], shallowArrayEqualityCheck)
      const rowsOf = (current: string[]) => {
        rendered()
        return (
          <>
            {current.map((id) => (
              <Logged key={id} name={id} log={log} />
            ))}
          </>
        )
      }
      return <Unwrap data={ids}>{rowsOf}</Unwrap>
    })
    log.length = 0
    rendered.mockClear()
    commit(() => quests.set(['a', 'b', 'c'].map((id) => ({id, title: `${id}!`}))))
    expect(rendered).toHaveBeenCalledTimes(0)
    commit(() => quests.set(['b', 'c'].map((id) => ({id, title: id}))))
    expect(log).toEqual(['a unmounts'])
  },
)

// Unwrap

fact(
  'A facet of an object renders the child twice on mount and, without a check, again whenever the facet is written.',
  () => {
    for (const check of [undefined, shallowObjectEqualityCheck]) {
      const player = createFacet({initialValue: {name: 'Ada'}})
      const child = vi.fn(() => null)
      function Shown() {
        const data = useFacetMap((value) => value, [], [player], check)
        return <Unwrap data={data}>{child}</Unwrap>
      }
      underDomFiber(<Shown />)
      expect(child).toHaveBeenCalledTimes(2)
      commit(() => player.set({name: 'Ada'}))
      expect(child).toHaveBeenCalledTimes(check ? 2 : 3)
    }
  },
)

fact('The writes of one event usually cause one re-render.', {renderer: '18.x'}, () => {
  const phase = createFacet({initialValue: 'lobby'})
  const child = vi.fn((name: string) => <li>{name}</li>)
  underDomFiber(<Unwrap data={phase}>{child}</Unwrap>)
  commit(() => {
    phase.set('playing')
    phase.set('results')
  })
  expect(child.mock.calls).toEqual([['lobby'], ['results']])
})

// Times

fact(
  'A negative number, a fraction, NaN or Infinity throws a RangeError, which the nearest error boundary catches.',
  () => {
    for (const wrong of [-1, 1.5, NaN, Infinity]) {
      const count = createFacet({initialValue: 1})
      const {container} = underDomFiber(
        <Boundary>
          <Times count={count}>{() => <li />}</Times>
        </Boundary>,
      )
      errorsDuring(() => commit(() => count.set(wrong)))
      expect(container.textContent).toBe('Invalid array length')
    }
  },
)

// Performance, transitions

fact(
  'Without equalityCheck, each useFacetMap of a row picks the item again; with it, the item is picked and compared once per row and write.',
  () => {
    const picks = [undefined, shallowObjectEqualityCheck].map((check) => {
      const read = vi.fn()
      // An array that reports each read of its first item.
      const observed = (names: string[]) =>
        new Proxy(
          names.map((name): Item & Record<string, string> => ({name})),
          {
            get(target, key, receiver) {
              if (key === '0') read()
              return Reflect.get(target, key, receiver) as unknown
            },
          },
        )
      const items = createFacet({initialValue: observed(['arrow'])})
      function Row({item}: {item: Facet<Item>}) {
        const name = useFacetMap((value) => value.name, [], [item])
        const label = useFacetMap((value) => `x ${value.name}`, [], [item])
        return (
          <p>
            <fast-text text={name} /> <fast-text text={label} />
          </p>
        )
      }
      underDomFiber(
        <FacetMap array={items} equalityCheck={check}>
          {(item) => <Row item={item} />}
        </FacetMap>,
      )
      read.mockClear()
      items.set(observed(['torch']))
      return read.mock.calls.length
    })
    expect(picks).toEqual([2, 1])
  },
)

fact(
  'A write inside startFacetTransition mounts with the priority of a transition',
  {renderer: '18.x'},
  async () => {
    const open = createFacet({initialValue: false})
    const urgent = createFacet({initialValue: false})
    const screen = underDomFiber(
      <ul>
        <Mount when={open}>
          <li />
        </Mount>
        <Mount when={urgent}>
          <li />
        </Mount>
      </ul>,
    )
    startFacetTransition(() => open.set(true))
    commit(() => urgent.set(true))
    expect(countRows(screen)).toBe(1)
    await until(() => countRows(screen) === 2)
  },
)

// Pitfalls

fact(
  'An equality check made inline, equalityCheck={() => …}, is another check whenever the parent renders, and the item facets are made again.',
  () => {
    const items = createFacet({initialValue: [{name: 'a'}, {name: 'b'}]})
    const facets: Facet<Item>[] = []
    const element = (equalityCheck: EqualityCheck<Item>): ReactElement => (
      <FacetMap array={items} equalityCheck={equalityCheck}>
        {(item) => {
          facets.push(item)
          return null
        }}
      </FacetMap>
    )
    const facetsMade = () => new Set(facets.splice(0)).size
    const inline = underDomFiber(element(() => () => false))
    inline.rerender(element(() => () => false))
    expect(facetsMade()).toBe(4)
    const check: EqualityCheck<Item> = () => () => false
    const stable = underDomFiber(element(check))
    stable.rerender(element(check))
    expect(facetsMade()).toBe(2)
  },
)

fact(
  'Adding or removing the equalityCheck prop later unmounts and mounts all rows.',
  () => {
    const items = createFacet({initialValue: [{name: 'a'}, {name: 'b'}]})
    const log: string[] = []
    const element = (equalityCheck?: EqualityCheck<Record<string, string>>) => (
      <FacetMap array={items} equalityCheck={equalityCheck}>
        {(_, index) => <Logged name={`row ${index}`} log={log} />}
      </FacetMap>
    )
    const {rerender} = underDomFiber(element())
    log.length = 0
    rerender(element())
    expect(log).toEqual([])
    rerender(element(shallowObjectEqualityCheck))
    expect(log).toHaveLength(4)
    rerender(element())
    expect(log).toHaveLength(8)
  },
)
