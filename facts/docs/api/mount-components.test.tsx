import {
  createFacet,
  Map as FacetMap,
  Mount,
  NO_VALUE,
  shallowObjectEqualityCheck,
  Times,
  Unwrap,
  useFacetMap,
  With,
  type EqualityCheck,
  type Facet,
} from '@react-facet/core'
import {useState} from 'react'
import {vi} from 'vitest'
import * as claims from '../../claims'
import {expect, facts} from '../../fact'
import {
  attempt,
  clear,
  failureOf,
  heardByRows,
  inBoundary,
  Logged,
  mountComponents,
  mutationsDuring,
  samplesOf,
  updatesDuring,
} from '../../probes'
import {commit, underDomFiber, type Screen} from '../../render'

const sample = samplesOf(import.meta.filename)

/** How many rows are on the screen. */
function countRows({container}: Screen): number {
  return container.querySelectorAll('li').length
}

/** A `Map` of an array, whose child adds each facet that it receives to a list. */
function collecting<T>(facets: Facet<T>[], array: Facet<T[]>, check?: EqualityCheck<T>) {
  return (
    <FacetMap array={array} equalityCheck={check}>
      {(item) => {
        facets.push(item)
        return null
      }}
    </FacetMap>
  )
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

facts({
  'NO_VALUE | nothing | nothing': shows(NO_VALUE, NO_VALUE, 0),

  'an empty array; 0 | nothing | nothing': shows([], 0, 0),

  'n items; n | n elements | n elements': shows(['a', 'b', 'c'], 3, 3),

  'undefined, null | throws TypeError | nothing'() {
    expect(countsFor(undefined, undefined)).toEqual(['TypeError', 0])
    expect(countsFor(null, null)).toEqual(['TypeError', 0])
  },

  'A facet that loses its value later notifies nobody, unless an observer clears it: all five keep what they show.'() {
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

  // What re-renders
  'Mount | the value changes | it has none': claims.mountRendersForItsCondition,

  'When the parent re-renders, it makes a new child function. Components that show something call it: With and Unwrap once, Map and Times once per index. The facets that the function receives stay the same objects as long as the other props do.'() {
    const items = createFacet({initialValue: [1, 2]})
    const count = createFacet({initialValue: 2})
    const single = createFacet({initialValue: 1})
    const calls: string[] = []
    const received = new Set<Facet<number>>()
    const note = (call: string, facet?: Facet<number>) => {
      calls.push(call)
      if (facet) received.add(facet)
      return null
    }
    const element = () => (
      <>
        <FacetMap array={items}>{(item, index) => note(`Map ${index}`, item)}</FacetMap>
        <Times count={count}>{(index) => note(`Times ${index}`)}</Times>
        <With data={single}>{(data) => note('With', data)}</With>
        <Unwrap data={single}>{() => note('Unwrap')}</Unwrap>
      </>
    )
    const {rerender} = underDomFiber(element())
    calls.length = 0
    rerender(element())
    expect(calls).toEqual(['Map 0', 'Map 1', 'Times 0', 'Times 1', 'With', 'Unwrap'])
    expect(received.size).toBe(3)
  },

  // Mount
  'The child element is created whenever the parent renders, shown or not; the child component runs only when mounted.'() {
    const open = createFacet({initialValue: false})
    const compute = vi.fn(() => 'data')
    const Panel = vi.fn(({data}: {data: string}) => <li>{data}</li>)
    const Parent = () => (
      <Mount when={open}>
        <Panel data={compute()} />
      </Mount>
    )
    const {rerender} = underDomFiber(<Parent />)
    rerender(<Parent />)
    expect(compute).toHaveBeenCalledTimes(2)
    expect(Panel).not.toHaveBeenCalled()
    commit(() => open.set(true))
    expect(Panel).toHaveBeenCalledTimes(1)
  },
})

facts('18.x', {
  'Both changes reach the DOM together: the old child is unmounted before the new one mounts.':
    claims.oppositeMounts,
})

facts({
  'Another value re-renders nothing: the facet that the child received notifies.'() {
    const {SelectedItem} = sample<'SelectedItem'>('function SelectedItem')
    const selected = createFacet<object | null>({initialValue: null})
    const {container} = underDomFiber(<SelectedItem selected={selected} />)
    const select = (item: object | null) => commit(() => selected.set(item))
    expect(container.innerHTML).toBe('')
    select({name: 'Bow', damage: 3})
    const changes = mutationsDuring(container, () => select({name: 'Axe', damage: 5}))
    expect(changes).toEqual(['characterData'])
    expect(container.innerHTML).toBe('<div class="tooltip">5 damage</div>')
    select(null)
    expect(container.innerHTML).toBe('')
  },

  'Same length, new content: no render. The item facets notify.'() {
    const {Scoreboard} = sample<'Scoreboard'>('function Scoreboard')
    const ada = {name: 'Ada', score: 1}
    const bo = {name: 'Bo', score: 2}
    const players = createFacet<object[]>({initialValue: [ada, bo]})
    const {container} = underDomFiber(<Scoreboard players={players} />)
    const changes = mutationsDuring(container, () =>
      players.set([ada, {...bo, score: 3}]),
    )
    expect(changes).toEqual(['characterData'])
    expect(container.textContent).toBe('Ada: 1Bo: 3')
  },
})

// Map

interface Item {
  name: string
}

facts({
  'Without equalityCheck, an item that is an object notifies whenever the array does. Strings, numbers and booleans notify when they differ.'() {
    const arrow = {name: 'arrow'}
    const items = createFacet<unknown[]>({initialValue: [arrow, 'a', 1, true]})
    const heard = heardByRows(items)
    items.set([arrow, 'a', 1, true])
    items.set([arrow, 'b', 2, false])
    expect(heard).toEqual([
      [arrow, arrow, arrow],
      ['a', 'b'],
      [1, 2],
      [true, false],
    ])
  },

  'equalityCheck | Optional equality check factory for one item. With it, an item facet notifies only when the check says that the item changed.'() {
    const items = createFacet({initialValue: [{name: 'arrow'}, {name: 'torch'}]})
    const heard = heardByRows(items, shallowObjectEqualityCheck)
    items.set([{name: 'arrow'}, {name: 'potion'}])
    expect(heard.map(({length}) => length)).toEqual([1, 2])
  },

  'When the array gets shorter, the facet of a removed index does not notify. Without equalityCheck, its get() then returns NO_VALUE; with it, get() of an observed facet returns the removed item.'() {
    const removed = {name: 'torch'}
    const read = [undefined, shallowObjectEqualityCheck].map((check) => {
      const items = createFacet({initialValue: [{name: 'arrow'}, removed]})
      const facets: Facet<Item>[] = []
      underDomFiber(collecting(facets, items, check))
      const last = facets[1]
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

  'You may call hooks in the child function of Map.'() {
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
  },

  'When the first of three items is removed, React keeps the first two rows and unmounts the last one; the data moves up by one row.'() {
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

  'render a list with real keys: Unwrap a facet that changes only when an item is added, removed or moved.'() {
    const {QuestList} = sample<'QuestList'>('QuestList')
    const titled = (ids: string[], end = '') => ids.map((id) => ({id, title: id + end}))
    const quests = createFacet({initialValue: titled(['a', 'b', 'c'])})
    const list = <QuestList quests={quests} />
    const {container} = underDomFiber(list)
    const rows = [...container.children]
    expect(updatesDuring(list, () => quests.set(titled(['a', 'b', 'c'], '!')))).toBe(0)
    expect(container.textContent).toBe('a!b!c!')
    commit(() => quests.set(titled(['b', 'c'])))
    expect(rows.map((row) => row.isConnected)).toEqual([false, true, true])
  },

  'Scrolling then changes texts and mounts nothing:'() {
    const {FriendList} = sample<'FriendList'>('function FriendList')
    const names = createFacet({initialValue: ['Ada', 'Bo']})
    const {container} = underDomFiber(<FriendList names={names} />)
    const rows = () =>
      [...container.querySelectorAll('.row')].map((row) => row.textContent)
    expect(rows()).toEqual(['Ada', 'Bo'])
    commit(() => names.set('ABCDEFGHIJ'.split('')))
    expect(rows()).toEqual('ABCDEFGH'.split(''))
    const changes = mutationsDuring(container, () => names.set('BCDEFGHIJK'.split('')))
    expect(new Set(changes)).toEqual(new Set(['characterData']))
  },

  'Use it when the kind of element depends on the value, or for a third-party component that takes plain props:'() {
    const {Screen} = sample<'Screen'>('function Screen')
    const phase = createFacet({initialValue: 'lobby'})
    const {container} = underDomFiber(<Screen phase={phase} />)
    const texts = ['lobby', 'playing', 'results'].map((name) => {
      commit(() => phase.set(name))
      return container.textContent
    })
    expect(texts).toEqual(['Waiting for players', 'Fight', 'Results'])
  },

  // Unwrap
  'A facet of an object renders the child twice on mount and, without a check, again whenever the facet is written.'() {
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
})

facts('18.x', {
  'The writes of one event usually cause one re-render.': claims.writesRender,
})

facts({
  'a higher count mounts at the end, a lower count unmounts at the end.'() {
    const {Stars} = sample<'Stars'>('function Stars')
    const rating = createFacet({initialValue: 1.6})
    const {container} = underDomFiber(<Stars rating={rating} />)
    const shown = [1.6, 2.8, -1].map((value) => {
      commit(() => rating.set(value))
      return [...container.children].map(({className}) => className.slice(-1)).join('')
    })
    expect(shown).toEqual(['01', '012', ''])
  },

  // Times
  'A negative number, a fraction, NaN or Infinity throws a RangeError, which the nearest error boundary catches.'() {
    for (const wrong of [-1, 1.5, NaN, Infinity]) {
      expect(countsFor([], wrong)[1]).toBe('RangeError')
      const times = <Times count={facetOf(wrong)}>{() => <li />}</Times>
      expect(inBoundary(times).container.textContent).toBe('Invalid array length')
    }
  },

  // Performance, transitions
  'Without equalityCheck, each useFacetMap of a row picks the item again; with it, the item is picked and compared once per row and write.'() {
    const picks = [undefined, shallowObjectEqualityCheck].map((check) => {
      const read = vi.fn()
      /** An array that reports each read of its item. */
      const observed = (name: string) =>
        Object.defineProperty<(Item & Record<string, string>)[]>([], 0, {
          get() {
            read()
            return {name}
          },
        })
      const items = createFacet({initialValue: observed('arrow')})
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
      items.set(observed('torch'))
      return read.mock.calls.length
    })
    expect(picks).toEqual([2, 1])
  },
})

facts('18.x', {
  'A write inside startFacetTransition mounts with the priority of a transition':
    claims.transitionsDefer,
})

// Pitfalls

facts({
  'An equality check made inline, equalityCheck={() => …}, is another check whenever the parent renders, and the item facets are made again.'() {
    const items = createFacet({initialValue: [{name: 'a'}, {name: 'b'}]})
    const facets: Facet<Item>[] = []
    const facetsMade = () => new Set(facets.splice(0)).size
    const inline = underDomFiber(collecting(facets, items, () => () => false))
    inline.rerender(collecting(facets, items, () => () => false))
    expect(facetsMade()).toBe(4)
    const check: EqualityCheck<Item> = () => () => false
    const stable = underDomFiber(collecting(facets, items, check))
    stable.rerender(collecting(facets, items, check))
    expect(facetsMade()).toBe(2)
  },

  'Adding or removing the equalityCheck prop later unmounts and mounts all rows.'() {
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
    rerender(element(shallowObjectEqualityCheck))
    expect(log).toHaveLength(4)
    rerender(element())
    expect(log).toHaveLength(8)
  },
})

interface Target {
  name: string
}

/** Shows the name of a target, which must not be `null` when the selector runs. */
function TargetName({target}: {target: Facet<Target | null>}) {
  // oxlint-disable-next-line typescript/no-non-null-assertion -- what the page warns of
  const name = useFacetMap((t) => t!.name, [], [target])
  return (
    <p>
      <fast-text text={name} />
    </p>
  )
}

facts({
  'Below <Mount when={hasTarget}>, mounted together with it, a selector (t) => t!.name of the target is called with null before Mount is: the write throws, Mount hears nothing, and the child stays.'() {
    const target = createFacet<Target | null>({initialValue: {name: 'Orc'}})
    function Panel() {
      const hasTarget = useFacetMap((t) => t !== null, [], [target])
      return (
        <Mount when={hasTarget}>
          <TargetName target={target} />
        </Mount>
      )
    }
    const {container} = underDomFiber(<Panel />)
    const failure = failureOf(() => commit(() => target.set(null)))
    expect([failure, container.textContent]).toEqual([
      "Cannot read properties of null (reading 'name')",
      'Orc',
    ])
  },

  'Use With and the facet that it passes.'() {
    const target = createFacet<Target | null>({initialValue: {name: 'Orc'}})
    const {container} = underDomFiber(
      <With data={target}>{(shown) => <TargetName target={shown} />}</With>,
    )
    expect(container.textContent).toBe('Orc')
    const failure = failureOf(() => commit(() => target.set(null)))
    expect([failure, container.textContent]).toEqual(['no failure', ''])
  },

  'In rows of Times, read list[index]?.name.'() {
    const afterRemoval = (nameOf: (list: Target[], index: number) => string) => {
      const list = createFacet<Target[]>({initialValue: [{name: 'Orc'}, {name: 'Elf'}]})
      function Row({index}: {index: number}) {
        const name = useFacetMap((all) => nameOf(all, index), [index], [list])
        return (
          <li>
            <fast-text text={name} />
          </li>
        )
      }
      function Rows() {
        const count = useFacetMap(({length}) => length, [], [list])
        return <Times count={count}>{(index) => <Row index={index} />}</Times>
      }
      const screen = underDomFiber(<Rows />)
      const failure = failureOf(() => commit(() => list.set([{name: 'Orc'}])))
      return [failure, countRows(screen)]
    }
    expect(afterRemoval((list, index) => list[index]?.name ?? '')).toEqual([
      'no failure',
      1,
    ])
    // oxlint-disable-next-line typescript/no-non-null-assertion -- what the page warns of
    expect(afterRemoval((list, index) => list[index]!.name)).toEqual([
      "Cannot read properties of undefined (reading 'name')",
      2,
    ])
  },
})
