import {
  createFacet,
  createObjectWithKeySpecificEqualityCheck,
  createOptionalValueEqualityCheck,
  createReadOnlyFacet,
  createUniformArrayEqualityCheck,
  createUniformObjectEqualityCheck,
  defaultEqualityCheck,
  mapFacetsCached,
  mapFacetsLightweight,
  NO_VALUE,
  nullableShallowObjectEqualityCheck,
  shallowArrayEqualityCheck,
  shallowObjectEqualityCheck,
  strictEqualityCheck,
  useFacetEffect,
  useFacetMap,
  useFacetMemo,
  useFacetReducer,
  useFacetState,
  useFacetUnwrap,
  useFacetWrapMemo,
  type EqualityCheck,
  type Facet,
  type Option,
  type Value,
} from '@react-facet/core'
import {
  sharedDynamicSelector,
  sharedFacet,
  sharedSelector,
  type SharedFacetDriver,
} from '@react-facet/shared-facet'
import {vi} from 'vitest'
import * as claims from '../../../claims'
import {expect, facts} from '../../../fact'
import {
  failureOf,
  heardByRows,
  heardFrom,
  heardFromHook,
  heardThrough,
  identities,
  inComponent,
  noticed,
  passiveEffects,
  probeHook,
  resultOf,
  samplesOf,
  verdicts,
} from '../../../probes'
import {commit} from '../../../render'

const sample = samplesOf(import.meta.filename)

const origin = {x: 1, y: 2}
type Position = typeof origin

/** A check for numbers that counts the checkers that it has made. */
function countedCheck() {
  const counts = {checkers: 0}
  const check: EqualityCheck<number> = () => {
    counts.checkers += 1
    return strictEqualityCheck<number>()
  }
  return {counts, check}
}

/** Asserts that a facet whose value is 1 drops equal primitives, but no objects. */
function expectDefaultCheck(facet: Facet<unknown>, set: (value: unknown) => void) {
  const heard = heardFrom(facet)
  for (const value of [1, origin, origin]) set(value)
  expect(heard).toEqual([1, origin, origin])
}

const noop = () => undefined

facts({
  async 'If the check says "equal", the update is dropped: for consumers of the checked value, no effect runs, nothing is written to the DOM and nothing re-renders'() {
    const source = createFacet({initialValue: origin})
    const ran = vi.fn<(what: string) => void>()
    const {container} = inComponent(() => {
      ran('render')
      const position = useFacetMap((p) => p, [], [source], shallowObjectEqualityCheck)
      useFacetEffect(() => ran('effect'), [], [position])
      useFacetUnwrap(position, shallowObjectEqualityCheck)
      const text = ({x}: Position) => {
        ran('text')
        return `${x}`
      }
      return <fast-text text={useFacetMap(text, [], [position])} />
    })
    await passiveEffects()
    ran.mockClear()
    source.set({...origin})
    expect(ran).not.toHaveBeenCalled()
    commit(() => source.set({x: 5, y: 2}))
    expect(container.textContent).toBe('5')
    expect(ran.mock.calls.flat().toSorted()).toEqual(['effect', 'render', 'text'])
  },

  'Often it is better to map to a primitive:'() {
    interface Player {
      name: string
      health: number
      x: number
      y: number
    }
    const {usePlayer} = sample<
      'usePlayer',
      (player: Facet<Player>) => {
        health: Facet<number>
        position: Facet<object>
      }
    >('function usePlayer')
    const ada = {name: 'Ada', health: 9, x: 1, y: 2}
    const player = createFacet({initialValue: ada})
    const {health, position} = resultOf(() => usePlayer(player))
    const heard = [heardFrom<unknown>(health), heardFrom<unknown>(position)]
    for (const change of [{name: 'Bo'}, {health: 8}, {x: 5}]) {
      player.set({...(player.get() as Player), ...change})
    }
    expect(heard).toEqual([
      [9, 8],
      [
        {x: 1, y: 2},
        {x: 5, y: 2},
      ],
    ])
  },

  'useFacetState, useFacetReducer | defaultEqualityCheck | one per facet; it knows the initial value'() {
    const {counts, check} = countedCheck()
    const [state, setState] = resultOf(() => useFacetState(1, check))
    const [reduced, dispatch] = resultOf(() =>
      useFacetReducer<number, number>((_, next) => next, 1, check),
    )
    const heard = [heardFrom(state), heardFrom(state), heardFrom(reduced)]
    setState(1)
    dispatch(1)
    expect(counts.checkers).toBe(2)
    expect(heard).toEqual([[1], [1], [1]])

    expectDefaultCheck(...resultOf(() => useFacetState<unknown>(1)))
    expectDefaultCheck(
      ...resultOf(() => useFacetReducer<unknown, unknown>((_, next) => next, 1)),
    )
  },

  'createFacet, createReadOnlyFacet | defaultEqualityCheck | one per facet; it knows the initial value'() {
    const {counts, check} = countedCheck()
    const facet = createFacet({initialValue: 1, equalityCheck: check})
    const heard = [heardFrom(facet), heardFrom(facet)]
    facet.set(1)
    expect(heard).toEqual([[1], [1]])
    heardFrom(createReadOnlyFacet({initialValue: 1, equalityCheck: check}))
    expect(counts.checkers).toBe(2)

    const unchecked = createFacet<unknown>({initialValue: 1})
    expectDefaultCheck(unchecked, unchecked.set)
  },
})

/**
 * How many checkers a facet needs for two observers, and how many in total once they have left
 * and two others have come.
 */
function checkersOf(derive: (check: EqualityCheck<number>) => Facet<number>) {
  const {counts, check} = countedCheck()
  const facet = derive(check)
  // A new function each time, because a facet holds each listener only once.
  const enter = () => facet.observe(() => undefined)
  const leave = [enter(), enter()]
  const first = counts.checkers
  leave.forEach((unsubscribe) => unsubscribe())
  enter()
  enter()
  return [first, counts.checkers]
}
const PER_OBSERVER = [2, 4]
const PER_PERIOD = [1, 2]

const facetOfOne = () => createFacet({initialValue: 1})
const same = (value: number) => value
type DeriveWith = (
  selector: (value: number) => number,
  source: Facet<number>,
  check?: EqualityCheck<number>,
) => Facet<number>

/**
 * Proves a row of the table: how many checkers are made, and, if no check is passed, whether an
 * equal value is heard again.
 */
function row(derive: DeriveWith, checkers: number[], heardWithoutCheck: number[]) {
  return () => {
    expect(checkersOf((check) => derive(same, facetOfOne(), check))).toEqual(checkers)
    const source = createFacet({initialValue: 1})
    const heard = heardFrom(derive(Math.sign, source))
    source.set(2)
    expect(heard).toEqual(heardWithoutCheck)
  }
}

facts({
  'useFacetMap | defaultEqualityCheck | one per observer': row(
    (fn, source, check) => resultOf(() => useFacetMap(fn, [], [source], check)),
    PER_OBSERVER,
    [1],
  ),

  'useFacetMemo | defaultEqualityCheck | one per period with at least one observer': row(
    (fn, source, check) => resultOf(() => useFacetMemo(fn, [], [source], check)),
    PER_PERIOD,
    [1],
  ),

  'mapFacetsLightweight | none: repeats equal values | one per observer': row(
    (fn, source, check) => mapFacetsLightweight([source], fn, check),
    PER_OBSERVER,
    [1, 1],
  ),

  'mapFacetsCached | none, but its cache has the default check | one per period with at least one observer':
    row((fn, source, check) => mapFacetsCached([source], fn, check), PER_PERIOD, [1]),

  'useFacetUnwrap | defaultEqualityCheck | one per subscription; it knows the value at its start'() {
    const source = createFacet({initialValue: origin})
    const checked = probeHook(() => useFacetUnwrap(source, shallowObjectEqualityCheck), 0)
    const unchecked = probeHook(() => useFacetUnwrap(source), 0)
    const renders = () => [checked.results.length, unchecked.results.length]
    expect(renders()).toEqual([1, 2])
    commit(() => source.set({...origin}))
    expect(renders()).toEqual([1, 3])

    const {counts, check} = countedCheck()
    const probe = probeHook(
      (facet: Facet<number>) => useFacetUnwrap(facet, check),
      facetOfOne(),
    )
    probe.rerender(facetOfOne())
    expect(counts.checkers).toBe(2)
  },

  async 'useFacetWrapMemo | defaultEqualityCheck | one per facet; it knows the first value'() {
    const {counts, check} = countedCheck()
    const probe = probeHook((value: number) => useFacetWrapMemo(value, check), 1)
    const heard = heardFrom(probe.latest())
    for (const value of [1, 2]) {
      await passiveEffects()
      probe.rerender(value)
    }
    await passiveEffects()
    expect(heard).toEqual([1, 2])
    expect(counts.checkers).toBe(1)

    const source = createFacet<Value>({initialValue: 1, equalityCheck: () => () => false})
    const unchecked = resultOf(() => useFacetWrapMemo<Value>(source))
    await passiveEffects()
    expectDefaultCheck(unchecked, (value) => source.set(value as Value))
  },

  'Map | defaultEqualityCheck, per observer | one per observed row; it compares items, not the array'() {
    const {counts, check} = countedCheck()
    const array = createFacet({initialValue: [1, 2]})
    const rows = [heardByRows(array), heardByRows(array, check)]
    array.set([1, 3])
    for (const heard of rows) expect(heard).toEqual([[1], [2, 3]])
    expect(counts.checkers).toBe(2)
  },
})

const driver: SharedFacetDriver = () => noop

facts({
  'sharedSelector, sharedDynamicSelector | defaultEqualityCheck | one per period with at least one observer'() {
    const shared = sharedFacet<number>('game.ammo', 1)
    for (const select of [
      (check?: EqualityCheck<number>) => sharedSelector(Math.sign, [shared], check),
      (check?: EqualityCheck<number>) =>
        sharedDynamicSelector(
          (by: number) => [(n) => Math.sign(n * by), [shared]],
          check,
        )(2),
    ]) {
      expect(checkersOf((check) => select(check)(driver))).toEqual(PER_PERIOD)
      let send: (ammo: number) => void = noop
      const unchecked = select()((_, onChange) => {
        send = onChange
        return noop
      })
      const heard = heardFrom(unchecked)
      send(2)
      send(-1)
      expect(heard).toEqual([1, -1])
    }
  },

  'For maps and selectors the check sees the result, not the facets they are computed from. useFacetState ignores its check when its initial value is a facet.'() {
    const compare = vi.fn(() => false)
    const check = () => compare
    const text = createFacet({initialValue: 'abc'})
    heardFrom(mapFacetsLightweight([text], ({length}) => length, check))
    expect(compare.mock.calls).toEqual([[3]])
    const [copy, setCopy] = resultOf(() => useFacetState(text, check))
    heardFrom(copy)
    setCopy('abcd')
    expect(compare).toHaveBeenCalledTimes(1)
  },

  'true means equal: the update is dropped.'() {
    const {sameLength} = sample<'sameLength', EqualityCheck<string>>('const sameLength')
    const heard = heardThrough(sameLength, ['bow', 'axe', 'spear'])
    expect(heard).toEqual(['bow', 'spear'])
  },

  'The first call should return false, so that the first value passes. Some checks of the library can return true, such as createOptionalValueEqualityCheck for null or undefined, and a key-specific check if all of its comparators do, or if the object has no keys.'() {
    expect(shallowObjectEqualityCheck()(origin)).toBe(false)
    const optional = createOptionalValueEqualityCheck<number>(strictEqualityCheck)
    const keys = createObjectWithKeySpecificEqualityCheck({item: optional})
    expect(optional()(null)).toBe(true)
    expect(optional()(undefined)).toBe(true)
    expect(keys()({item: null})).toBe(true)
    expect(createObjectWithKeySpecificEqualityCheck<object>({})()({})).toBe(true)
  },
})

/** A checker where a check belongs. TypeScript refuses it without the cast. */
const checkerAsCheck = shallowObjectEqualityCheck() as unknown as EqualityCheck<Position>

facts({
  'With a cast, this compiles, but throws checker is not a function as soon as a value is compared; in useFacetUnwrap the message is isEqual is not a function.'() {
    const source = createFacet({initialValue: origin})
    const message = 'checker is not a function'
    for (const useHook of [useFacetMap, useFacetMemo]) {
      const derived = resultOf(() => useHook((p) => p, [], [source], checkerAsCheck))
      expect(() => heardFrom(derived)).toThrow(message)
    }
    const empty = createFacet<Position>({
      initialValue: NO_VALUE,
      equalityCheck: checkerAsCheck,
    })
    expect(() => empty.set(origin)).toThrow(message)
    const unwrap = () => probeHook(() => useFacetUnwrap(source, checkerAsCheck), 0)
    expect(failureOf(unwrap)).toBe('isEqual is not a function')
  },

  'Calling a create… function returns a new check. In a component, that happens on each render: a map or memo is then a new facet'() {
    const source = createFacet({initialValue: [[1]]})
    const make = () =>
      createUniformArrayEqualityCheck<number[]>(shallowArrayEqualityCheck)
    const outside = make()
    for (const useHook of [useFacetMap, useFacetMemo]) {
      const useChecked = (checkOf: typeof make) =>
        useHook((rows) => rows, [], [source], checkOf())
      expect(identities(useChecked, [make, make])).toEqual([0, 1])
      expect(identities(useChecked, [() => outside, () => outside])).toEqual([0, 0])
    }
  },

  'If the component itself unwraps that facet, and it holds an object, it renders without end.':
    claims.unwrappingNewFacetsNeverEnds,

  'Call them once, outside of components:'() {
    const {useFilledSlots} = sample<'useFilledSlots'>('useFilledSlots')
    const bow = {item: 'bow', count: 1}
    const empty = {item: 'axe', count: 0}
    const heard = heardFromHook(useFilledSlots, [
      [bow],
      [{...bow}, empty],
      [{...bow, count: 2}],
    ])
    expect(heard).toEqual([[bow], [{...bow, count: 2}]])
  },

  'defaultEqualityCheck | primitives | yes: lets objects through'() {
    expect(verdicts(defaultEqualityCheck, [origin, origin])[1]).toBe('different')
  },

  'shallow…, and createUniform… and key-specific checks built from library checks | copies of the primitives | yes, but for known defects'() {
    const strict = strictEqualityCheck
    for (const check of [
      shallowObjectEqualityCheck,
      createUniformObjectEqualityCheck<Position>(strict),
      createObjectWithKeySpecificEqualityCheck<Position>({x: strict, y: strict}),
    ]) {
      noticed(check, origin, (position) => void (position.x = 5))()
    }
  },

  'strictEqualityCheck on an object (TypeScript refuses it) | the reference | no': () =>
    claims.comparesReferences(strictEqualityCheck, (object) => object),

  'Value, null, other value, the same once more | notifies once too often | does not notify'() {
    const moved = {x: 5, y: 2}
    const values = [origin, null, moved, moved, moved]
    const optional = createOptionalValueEqualityCheck<Position>(
      shallowObjectEqualityCheck,
    )
    const judgedBy = [nullableShallowObjectEqualityCheck, optional].map((check) =>
      verdicts<Position | null>(check, values).slice(3),
    )
    expect(judgedBy).toEqual([
      ['different', 'equal'],
      ['equal', 'equal'],
    ])
  },

  'A shallow check compares ten values for an object with ten keys, a thousand for a hundred such objects. A map does that once per observer.'() {
    const compare = vi.fn(() => false)
    const check = () => compare
    const objectCheck = createUniformObjectEqualityCheck<Record<string, number>>(check)
    const ten = Object.fromEntries(Array.from('abcdefghij', (key) => [key, 0]))
    objectCheck()(ten)
    expect(compare).toHaveBeenCalledTimes(10)

    const hundred = Array.from({length: 100}, () => ten)
    const source = createFacet({initialValue: hundred})
    const compared = [mapFacetsCached, mapFacetsLightweight].map((derive) => {
      const listCheck = createUniformArrayEqualityCheck(objectCheck)
      const derived = derive([source], (value) => value, listCheck)
      const leave = [derived.observe(noop), derived.observe(() => undefined)]
      compare.mockClear()
      source.set(hundred)
      leave.forEach((unsubscribe) => unsubscribe())
      return compare.mock.calls.length
    })
    expect(compared).toEqual([1000, 2000])
  },

  'On Map, an equalityCheck runs for each observed row when the array notifies.':
    claims.mapChecksObservedRows,

  'Pass the check to a useFacetMap instead, and unwrap the map, unless the check is createOptionalValueEqualityCheck'() {
    type Source = Facet<Position | null>
    const facetOf = (initialValue: Option<Position | null>) =>
      createFacet<Position | null>({initialValue})
    const unwrapping = (source: Source, check: EqualityCheck<Position | null>) =>
      probeHook(
        (facet: Source) => useFacetUnwrap(useFacetMap((p) => p, [], [facet], check)),
        source,
      )
    const source = facetOf(NO_VALUE)
    const {results} = unwrapping(source, nullableShallowObjectEqualityCheck)
    for (let write = 1; write <= 3; write += 1) commit(() => source.set({...origin}))
    expect(results).toEqual([NO_VALUE, origin])
    // This check loses the null, even in a map.
    const optional = createOptionalValueEqualityCheck(shallowObjectEqualityCheck)
    const probe = unwrapping(facetOf(origin), optional)
    probe.rerender(facetOf(null))
    expect(probe.latest()).toEqual(origin)
  },

  'Writing the value that the facet had before is dropped, and the facet stays at NO_VALUE.':
    claims.clearedValueIsDropped,

  'If the next subscription delivers the same value as the last one did, the value is dropped.':
    claims.firstValueOfNextConnectionIsDropped,

  'A check on a facet does not judge what its maps return. When a write passes, a map that returns a new object notifies, unless it has a check of its own.'() {
    const source = createFacet({
      initialValue: {...origin, ping: 1},
      equalityCheck: shallowObjectEqualityCheck,
    })
    const heard = [undefined, shallowObjectEqualityCheck].map((check) =>
      heardFrom(resultOf(() => useFacetMap(({x, y}) => ({x, y}), [], [source], check))),
    )
    source.set({...origin, ping: 1})
    source.set({...origin, ping: 2})
    expect(heard).toEqual([[origin, origin], [origin]])
  },

  "NaN is different from NaN to the library's checks."() {
    for (const check of [defaultEqualityCheck, strictEqualityCheck]) {
      expect(verdicts<number>(check, [NaN, NaN])[1]).toBe('different')
    }
    const objects = [{x: NaN}, {x: NaN}]
    expect(verdicts(shallowObjectEqualityCheck, objects)[1]).toBe('different')
  },

  'Dates, Maps, Sets and instances of a class whose data is behind getters have no enumerable keys, so any two of them are equal to the shallow object checks.':
    () =>
      claims.builtInsAreEqual(
        shallowObjectEqualityCheck as unknown as EqualityCheck<object>,
      ),
})
