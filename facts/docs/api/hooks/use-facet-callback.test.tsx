import {
  createFacet,
  NO_VALUE,
  startFacetTransition,
  useFacetCallback,
  useFacetMap,
  useFacetUnwrap,
  type Facet,
  type Option,
} from '@react-facet/core'
import * as claims from '../../../claims'
import {expect, facts} from '../../../fact'
import {
  clear,
  elementOf,
  fedFacet,
  find,
  identities,
  inComponent,
  passiveEffects,
  probeEffects,
  probeHook,
  resultOf,
  samplesOf,
  SlowRows,
  until,
} from '../../../probes'
import {commit, underReactDom} from '../../../render'

const sample = samplesOf(import.meta.filename)

/** A function that gives the value of a facet, or the default. */
function useReader<T>(facet: Facet<T>, otherwise?: T): () => Option<T> {
  return useFacetCallback((value: T) => () => value, [], [facet], otherwise as T)
}

facts({
  'When the values change, the function stays the same, and nothing renders.'() {
    const ammo = createFacet({initialValue: 3})
    const probe = probeHook(() => useReader(ammo), 0)
    ammo.set(2)
    expect(probe.results).toHaveLength(1)
    probe.rerender(1)
    expect(probe.results[1]).toBe(probe.results[0])
  },

  'The result takes the arguments of the inner function, and returns what that returns, the default or NO_VALUE.'() {
    const {useSellPrice} = sample<
      'useSellPrice',
      (price: Facet<number>) => (count: number) => number
    >('useSellPrice')
    const price = createFacet<number>({initialValue: NO_VALUE})
    const total = resultOf(() => useSellPrice(price))
    expect(total(3)).toBe(0)
    price.set(5)
    expect(total(3)).toBe(15)
  },

  'A call reads the current values of the facets and passes them to callback.'() {
    const {SlotButton} = sample<'SlotButton'>('SlotButton.tsx')
    const selected = createFacet({initialValue: 2})
    const locked = createFacet({initialValue: true})
    const equipped: number[] = []
    const onEquip = (slot: number) => void equipped.push(slot)
    const slot = elementOf(
      <SlotButton slot={2} selected={selected} locked={locked} onEquip={onEquip} />,
    )
    slot.click()
    locked.set(false)
    slot.click()
    expect(equipped).toEqual([])
    selected.set(1)
    slot.click()
    expect(equipped).toEqual([2])
  },

  'So callback also gets the values that the same click has just written:'() {
    const lines: unknown[] = []
    const console = {log: (line: unknown) => void lines.push(line)}
    const {Reload} = sample<'Reload'>('function Reload', {console})
    const {container, renders} = inComponent(Reload)
    commit(() => find(container, 'button').click())
    expect(lines).toEqual([6])
    expect(renders()).toBe(1)
  },

  async 'An asynchronous callback keeps the values that it was called with.'() {
    const ammo = createFacet({initialValue: 1})
    const later = resultOf(() =>
      useFacetCallback((n) => () => Promise.resolve().then(() => n), [], [ammo]),
    )
    const result = later()
    ammo.set(2)
    expect(await result).toBe(1)
  },

  'If any of the facets has no value, callback does not run.'() {
    const known = createFacet({initialValue: 1})
    const unknown = createFacet<number>({initialValue: NO_VALUE})
    const calls: number[] = []
    const read = resultOf(() =>
      useFacetCallback((a, b) => () => calls.push(a, b), [], [known, unknown], -1),
    )
    const returned = [read()]
    unknown.set(2)
    returned.push(read())
    clear(known)
    returned.push(read())
    expect(returned).toEqual([-1, 2, -1])
    expect(calls).toEqual([1, 2])
  },

  "null, 0, false and '' are returned like any other default. With undefined, the call returns NO_VALUE, as without a default."() {
    const unknown = createFacet<unknown>({initialValue: NO_VALUE})
    for (const otherwise of [null, 0, false, '']) {
      expect(resultOf(() => useReader(unknown, otherwise))()).toBe(otherwise)
    }
    expect(resultOf(() => useReader(unknown, undefined))()).toBe(NO_VALUE)
  },
})

interface Input {
  facet: Facet<number>
  add: number
}

/** A callback that adds to the value of a facet. */
function useAdder({facet, add}: Input) {
  return useFacetCallback((value) => () => value + add, [add], [facet], 0)
}

facts({
  'The function is a new one when the default changes and, if the callback is written inline, when an entry of dependencies changes. When you pass another facet, the function stays the same, and reads that facet from the render on.':
    claims.callbackIsReplaced,

  'An object or array that is written inline as the default is another one whenever the component renders, and so is the function.'() {
    const list = createFacet({initialValue: [1]})
    const useInline = () => useFacetCallback((value) => () => value, [], [list], [])
    expect(identities(useInline, [0, 1])).toEqual([0, 1])
  },

  'A new function does not change the old one: code that has kept the old function runs with the old dependencies, and reads the current facets.'() {
    const probe = probeHook(useAdder, {facet: createFacet({initialValue: 1}), add: 1})
    probe.rerender({add: 100, facet: createFacet({initialValue: 50})})
    expect(probe.results.map((read) => read())).toEqual([51, 150])
  },

  async 'A map of one facet costs selector calls: one when the hook subscribes and one per change, because the hook observes the map, and one per call.'() {
    const source = createFacet({initialValue: 1})
    const calls: number[] = []
    const read = resultOf(() =>
      useReader(useFacetMap((value) => calls.push(value), [], [source])),
    )
    await passiveEffects()
    expect(calls).toEqual([1])
    calls.length = 0
    source.set(2)
    expect(calls).toEqual([2])
    read()
    read()
    expect(calls).toEqual([2, 2, 2])
  },

  async 'In a transition, that is before the render is on the screen.'() {
    const old = createFacet({initialValue: 'old'})
    const next = createFacet({initialValue: 'next'})
    const isNext = createFacet({initialValue: false})
    let read: () => unknown = () => undefined
    function Reader({facet, name}: {facet: Facet<string>; name: string}) {
      read = useFacetCallback((value) => () => value, [], [facet])
      return (
        <>
          <b>{name}</b>
          <SlowRows />
        </>
      )
    }
    function Chooser() {
      return useFacetUnwrap(isNext) === true ? (
        <Reader facet={next} name="next" />
      ) : (
        <Reader facet={old} name="old" />
      )
    }
    const {container} = underReactDom(<Chooser />)
    expect([read(), container.textContent]).toEqual(['old', 'old'])
    startFacetTransition(() => isNext.set(true))
    await until(() => read() !== 'old')
    expect([read(), container.textContent]).toEqual(['next', 'old'])
    await until(() => container.textContent === 'next')
  },

  async 'Since the function stays the same, an effect that depends on it does not run again when a facet changes:'() {
    const {Ping} = sample<'Ping'>('function Ping')
    const zoom = createFacet({initialValue: 1})
    const drawn: number[] = []
    const draw = (level: number) => void drawn.push(level)
    elementOf(<Ping zoom={zoom} draw={draw} />)
    await passiveEffects()
    zoom.set(2)
    await passiveEffects()
    // Both effects draw at mount, and one of them after the change.
    expect(drawn).toEqual([1, 1, 2])
  },

  async 'facets that the game feeds stay connected'() {
    const {facet, log} = fedFacet(7)
    const {latest, unmount} = await probeEffects(() => useReader(facet, -1), 0)
    expect([facet.get(), latest()()]).toEqual([7, 7])
    unmount()
    expect(log).toEqual(['connect', 'disconnect'])
    expect(latest()()).toBe(-1)
  },

  async "<p>{describe('short')}</p>, where describe comes from this hook, shows the value at the time of the render, and a change of the facet does not update it."() {
    const {facet} = fedFacet(7)
    const probe = await probeEffects(() => useReader(facet, 0)(), 0)
    await probe.rerender(1)
    facet.set(8)
    expect(probe.results).toEqual([0, 7])
  },

  'With onClick={facet} no code of yours runs.': claims.facetIsNoHandler,

  'A list of facets that grows or shrinks. React warns in development. A call passes the values of the new list, but the hook may still observe the old one.':
    claims.callbackReadsNewList,
})
