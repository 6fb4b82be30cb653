import {
  createFacet,
  createObjectWithKeySpecificEqualityCheck,
  createOptionalValueEqualityCheck,
  createReadOnlyFacet,
  createUniformArrayEqualityCheck,
  createUniformObjectEqualityCheck,
  defaultEqualityCheck,
  Map,
  mapFacetsCached,
  mapFacetsLightweight,
  NO_VALUE,
  nullableShallowArrayEqualityCheck,
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
} from '@react-facet/core'
import {
  sharedDynamicSelector,
  sharedFacet,
  sharedSelector,
  type SharedFacetDriver,
} from '@react-facet/shared-facet'
import {vi} from 'vitest'
import {expect, fact} from '../../../fact'
import {
  clear,
  failuresOf,
  heardFrom,
  passiveEffects,
  probeHook,
  resultOf,
  verdicts,
} from '../../../probes'
import {commit, underDomFiber} from '../../../render'

const origin = {x: 1, y: 2}
type Position = typeof origin

/** A check for numbers that counts the checkers that it has made. */
function countedCheck() {
  const counts = {made: 0}
  const check: EqualityCheck<number> = () => {
    counts.made += 1
    return strictEqualityCheck<number>()
  }
  return {counts, check}
}

const noop = () => undefined

fact(
  'the facet does not notify, no effect runs, nothing is written to the DOM and nothing re-renders',
  async () => {
    const source = createFacet({initialValue: origin})
    const effect = vi.fn<(position: Position) => void>()
    const text = vi.fn(({x}: Position) => `${x}`)
    let renders = 0
    function Marker() {
      renders += 1
      const position = useFacetMap((p) => p, [], [source], shallowObjectEqualityCheck)
      useFacetEffect((p) => effect(p), [], [position])
      useFacetUnwrap(position, shallowObjectEqualityCheck)
      return <fast-text text={useFacetMap(text, [], [position])} />
    }
    const {container} = underDomFiber(<Marker />)
    await passiveEffects()
    const before = [renders, effect.mock.calls.length, text.mock.calls.length]
    source.set({...origin})
    expect([renders, effect.mock.calls.length, text.mock.calls.length]).toEqual(before)
    source.set({x: 5, y: 2})
    expect(container.textContent).toBe('5')
    expect(effect).toHaveBeenCalledTimes(2)
  },
)

fact('Objects and arrays always count as changed, even the same object twice', () => {
  const facet = createFacet<object>({initialValue: origin})
  const heard = heardFrom(facet)
  facet.set(origin)
  expect(heard).toEqual([origin, origin])
})

fact(
  'It drops an equal number, string, boolean, null or undefined, and lets everything else through.',
  () => {
    const values = [1, 'a', true, null, undefined]
    for (const value of values) {
      expect(verdicts<unknown>(defaultEqualityCheck, [value, value])[1]).toBe('equal')
    }
    expect(verdicts<unknown>(defaultEqualityCheck, [[1], [1]])[1]).toBe('different')
  },
)

fact('When the object is changed in place, the strict check loses the update', () => {
  const checks: EqualityCheck<Position>[] = [
    defaultEqualityCheck,
    () => strictEqualityCheck() as (current: unknown) => boolean,
    shallowObjectEqualityCheck,
  ]
  const results = checks.map((check) => {
    const position = {...origin}
    const isEqual = check()
    isEqual(position)
    position.x = 5
    return isEqual(position)
  })
  expect(results).toEqual([false, true, false])
})

fact(
  'useFacetState, useFacetReducer | defaultEqualityCheck | facet; knows the initial value',
  () => {
    const {counts, check} = countedCheck()
    const [state, setState] = resultOf(() => useFacetState(1, check))
    const [reduced, dispatch] = resultOf(() =>
      useFacetReducer<number, number>((_, next) => next, 1, check),
    )
    const heard = [heardFrom(state), heardFrom(state), heardFrom(reduced)]
    setState(1)
    dispatch(1)
    expect(counts.made).toBe(2)
    expect(heard).toEqual([[1], [1], [1]])

    const [unchecked, set] = resultOf(() => useFacetState<unknown>(1))
    const heardByDefault = heardFrom(unchecked)
    set(1)
    set(origin)
    set(origin)
    expect(heardByDefault).toEqual([1, origin, origin])
  },
)

fact(
  'createFacet, createReadOnlyFacet | defaultEqualityCheck | facet; knows the initial value',
  () => {
    const {counts, check} = countedCheck()
    const facet = createFacet({initialValue: 1, equalityCheck: check})
    const heard = [heardFrom(facet), heardFrom(facet)]
    facet.set(1)
    expect(heard).toEqual([[1], [1]])
    heardFrom(createReadOnlyFacet({initialValue: 1, equalityCheck: check}))
    expect(counts.made).toBe(2)
  },
)

/** How many checkers two observers of a facet make, and then two more later. */
function checkersOf(derive: (check: EqualityCheck<number>) => Facet<number>) {
  const {counts, check} = countedCheck()
  const facet = derive(check)
  // A new function each: a facet counts the same listener once.
  const enter = () => facet.observe(() => undefined)
  const leave = [enter(), enter()]
  const first = counts.made
  leave.forEach((unsubscribe) => unsubscribe())
  enter()
  enter()
  return [first, counts.made]
}

/** What an observer of a map hears when its source is written with an equal number. */
function repeats(
  derive: (
    source: Facet<{ammo: number}>,
    selector: (value: {ammo: number}) => number,
  ) => Facet<number>,
) {
  const source = createFacet({initialValue: {ammo: 30}})
  const heard = heardFrom(derive(source, ({ammo}) => ammo))
  source.set({ammo: 30})
  return heard
}

const countOf = (text: string) => text.length
const one = () => createFacet({initialValue: 1})
const same = (value: number) => value

fact('useFacetMap | defaultEqualityCheck | observer', () => {
  const derived = checkersOf((check) =>
    resultOf(() => useFacetMap(same, [], [one()], check)),
  )
  expect(derived).toEqual([2, 4])
  expect(repeats((source, fn) => resultOf(() => useFacetMap(fn, [], [source])))).toEqual([
    30,
  ])
})

fact('useFacetMemo | defaultEqualityCheck | period with at least one observer', () => {
  const derived = checkersOf((check) =>
    resultOf(() => useFacetMemo(same, [], [one()], check)),
  )
  expect(derived).toEqual([1, 2])
  expect(repeats((source, fn) => resultOf(() => useFacetMemo(fn, [], [source])))).toEqual(
    [30],
  )
})

fact('mapFacetsLightweight | none: repeats equal values | observer', () => {
  expect(checkersOf((check) => mapFacetsLightweight([one()], same, check))).toEqual([
    2, 4,
  ])
  expect(repeats((source, fn) => mapFacetsLightweight([source], fn))).toEqual([30, 30])
})

fact(
  'mapFacetsCached | none, but its cache drops equal primitives | period with at least one observer',
  () => {
    expect(checkersOf((check) => mapFacetsCached([one()], same, check))).toEqual([1, 2])
    expect(repeats((source, fn) => mapFacetsCached([source], fn))).toEqual([30])
  },
)

fact(
  'useFacetUnwrap | defaultEqualityCheck | subscription; knows the current value',
  () => {
    const source = createFacet({initialValue: origin})
    const checked = probeHook(() => useFacetUnwrap(source, shallowObjectEqualityCheck), 0)
    const unchecked = probeHook(() => useFacetUnwrap(source), 0)
    expect(checked.results).toHaveLength(1)
    expect(unchecked.results).toHaveLength(2)
    commit(() => source.set({...origin}))
    expect(checked.results).toHaveLength(1)
    expect(unchecked.results).toHaveLength(3)
  },
)

fact(
  'useFacetWrapMemo | defaultEqualityCheck | component; knows the first value',
  async () => {
    const {counts, check} = countedCheck()
    const probe = probeHook((value: number) => useFacetWrapMemo(value, check), 1)
    const heard = heardFrom(probe.latest())
    await passiveEffects()
    probe.rerender(1)
    await passiveEffects()
    probe.rerender(2)
    await passiveEffects()
    expect(heard).toEqual([1, 2])
    expect(counts.made).toBe(1)
  },
)

fact('Map | defaultEqualityCheck | row; compares items, not the array', () => {
  const heardOf = (check?: EqualityCheck<number>) => {
    const array = createFacet({initialValue: [1, 2]})
    const heard: number[][] = []
    underDomFiber(
      <Map array={array} equalityCheck={check}>
        {(item, index) => {
          heard[index] = heardFrom(item)
          return null
        }}
      </Map>,
    )
    array.set([1, 3])
    return heard
  }
  expect(heardOf()).toEqual([[1], [2, 3]])
  const {counts, check} = countedCheck()
  expect(heardOf(check)).toEqual([[1], [2, 3]])
  expect(counts.made).toBe(2)
})

const driver: SharedFacetDriver = () => noop

fact(
  'sharedSelector, sharedDynamicSelector | defaultEqualityCheck | period with at least one observer',
  () => {
    const shared = sharedFacet<number>('game.ammo', 1)
    expect(checkersOf((check) => sharedSelector(same, [shared], check)(driver))).toEqual([
      1, 2,
    ])
    expect(
      checkersOf((check) =>
        sharedDynamicSelector(
          (by: number) => [(value) => value * by, [shared]],
          check,
        )(2)(driver),
      ),
    ).toEqual([1, 2])
  },
)

fact(
  'For maps and selectors the check sees the result, not the facets they are computed from.',
  () => {
    const seen: unknown[] = []
    const spying: EqualityCheck<number> = () => (current) => {
      seen.push(current)
      return false
    }
    heardFrom(mapFacetsLightweight([createFacet({initialValue: 'abc'})], countOf, spying))
    expect(seen).toEqual([3])
  },
)

fact('useFacetState ignores its check when its initial value is a facet.', () => {
  const {counts, check} = countedCheck()
  const source = one()
  resultOf(() => useFacetState(source, check))
  expect(counts.made).toBe(0)
})

fact('Two checks of the library can return true', () => {
  const optional = createOptionalValueEqualityCheck<number>(strictEqualityCheck)
  expect(verdicts(optional, [null])).toEqual(['equal'])
  expect(verdicts(optional, [undefined])).toEqual(['equal'])
  const keys = createObjectWithKeySpecificEqualityCheck<{item: number | null}>({
    item: optional,
  })
  expect(verdicts(keys, [{item: null}])).toEqual(['equal'])
})

fact('Two observers of one map never share memory.', () => {
  const source = createFacet({initialValue: origin})
  const map = mapFacetsLightweight([source], (p) => p, shallowObjectEqualityCheck)
  const early = heardFrom(map)
  source.set({x: 5, y: 2})
  const late = heardFrom(map)
  source.set({x: 5, y: 2})
  expect(early).toEqual([origin, {x: 5, y: 2}])
  expect(late).toEqual([{x: 5, y: 2}])
})

/** What TypeScript refuses: a checker in the place of a factory. */
const called = shallowObjectEqualityCheck() as unknown as EqualityCheck<Position>

fact(
  'With a cast it compiles, and throws checker is not a function as soon as there is a value',
  () => {
    const source = createFacet({initialValue: origin})
    const message = 'checker is not a function'
    const map = resultOf(() => useFacetMap((p) => p, [], [source], called))
    const memo = resultOf(() => useFacetMemo((p) => p, [], [source], called))
    expect(() => heardFrom(map)).toThrow(message)
    expect(() => heardFrom(memo)).toThrow(message)
    expect(() => createFacet({initialValue: origin, equalityCheck: called})).toThrow(
      message,
    )
    const empty = createFacet<Position>({initialValue: NO_VALUE, equalityCheck: called})
    expect(() => empty.set(origin)).toThrow(message)
  },
)

fact(
  'Called in a component, they do so on each render: the hook then makes a new facet',
  () => {
    const source = createFacet({initialValue: [[1]]})
    const inside = probeHook(() => {
      const check = createUniformArrayEqualityCheck<number[]>(shallowArrayEqualityCheck)
      return useFacetMap((rows) => rows, [], [source], check)
    }, 0)
    inside.rerender(1)
    expect(new Set(inside.results).size).toBe(2)
    const check = createUniformArrayEqualityCheck<number[]>(shallowArrayEqualityCheck)
    const outside = probeHook(() => useFacetMap((rows) => rows, [], [source], check), 0)
    outside.rerender(1)
    expect(outside.results).toHaveLength(2)
    expect(new Set(outside.results).size).toBe(1)
  },
)

fact('in useFacetUnwrap the message is isEqual is not a function', () => {
  const source = createFacet({initialValue: origin})
  const {thrown} = failuresOf(() => probeHook(() => useFacetUnwrap(source, called), 0))
  expect(String(thrown)).toBe('TypeError: isEqual is not a function')
})

/** Whether a check notices that an object is changed in place. */
function noticesInPlace(check: EqualityCheck<Position>): boolean {
  const position = {...origin}
  const isEqual = check()
  isEqual(position)
  position.x = 5
  return !isEqual(position)
}

fact('defaultEqualityCheck | primitives only | yes, always passes objects on', () => {
  expect(noticesInPlace(defaultEqualityCheck)).toBe(true)
  expect(verdicts(defaultEqualityCheck, [origin, origin])).toEqual([
    'different',
    'different',
  ])
})

fact(
  'shallow…, and createUniform… and key-specific checks built from them | a copy of each primitive | yes',
  () => {
    const checks: EqualityCheck<Position>[] = [
      shallowObjectEqualityCheck,
      createUniformObjectEqualityCheck<Position>(strictEqualityCheck),
      createObjectWithKeySpecificEqualityCheck<Position>({
        x: strictEqualityCheck,
        y: strictEqualityCheck,
      }),
    ]
    expect(checks.map(noticesInPlace)).toEqual([true, true, true])
    expect(checks.map((check) => verdicts(check, [origin, {...origin}])[1])).toEqual(
      Array(3).fill('equal'),
    )
  },
)

fact(
  'strictEqualityCheck on an object (TypeScript refuses it) | the reference | no',
  () => {
    const forced: EqualityCheck<Position> = () =>
      strictEqualityCheck() as (current: unknown) => boolean
    expect(noticesInPlace(forced)).toBe(false)
  },
)

fact('a custom check that keeps previous = current | the reference | no', () => {
  const keeping: EqualityCheck<Position> = () => {
    let previous: Position | undefined
    return (current) => {
      const isEqual = previous?.x === current.x && previous.y === current.y
      previous = current
      return isEqual
    }
  }
  expect(noticesInPlace(keeping)).toBe(false)
  expect(verdicts(keeping, [origin, {x: 5, y: 2}])[1]).toBe('different')
})

const nullable: EqualityCheck<Position | null | undefined> =
  nullableShallowObjectEqualityCheck
const optional = createOptionalValueEqualityCheck<Position>(shallowObjectEqualityCheck)
const moved = {x: 5, y: 2}

fact(
  'Value, null, other value, the same once more | notifies once too often | does not notify',
  () => {
    const values = [origin, null, moved, moved, moved]
    expect(verdicts(nullable, values).slice(3)).toEqual(['different', 'equal'])
    expect(verdicts(optional, values).slice(3)).toEqual(['equal', 'equal'])
  },
)

fact('A shallow check of an object with ten keys compares ten values', () => {
  let compared = 0
  const counting: EqualityCheck<number> = () => (current) => {
    compared += 1
    return current === 0
  }
  const check = createUniformObjectEqualityCheck<Record<string, number>>(counting)
  check()(Object.fromEntries(Array.from('abcdefghij', (key) => [key, 0])))
  expect(compared).toBe(10)
})

fact('On Map, an equalityCheck runs for each item on each write of the array.', () => {
  let compared = 0
  const counting: EqualityCheck<number> = () => (current) => {
    compared += 1
    return current < 0
  }
  const array = createFacet({initialValue: [1, 2, 3]})
  underDomFiber(
    <Map array={array} equalityCheck={counting}>
      {(item) => <fast-text text={item} />}
    </Map>,
  )
  compared = 0
  array.set([1, 2, 4])
  expect(compared).toBe(3)
})

fact('Writing the old value again is dropped, and the facet stays at NO_VALUE.', () => {
  const [facet, set] = resultOf(() => useFacetState(origin, shallowObjectEqualityCheck))
  set(() => NO_VALUE)
  set({...origin})
  expect(facet.get()).toBe(NO_VALUE)
})

fact(
  'If the next subscription delivers the same value as the last one did, it is dropped.',
  () => {
    const facet = createFacet({
      initialValue: 0,
      startSubscription: (update) => {
        update(30)
        return noop
      },
      equalityCheck: strictEqualityCheck,
    })
    const heard: number[] = []
    facet.observe((value) => heard.push(value))()
    expect(facet.get()).toBe(0)
    facet.observe((value) => heard.push(value))
    expect(heard).toEqual([0, 30, 0])
  },
)

fact('a map makes a new checker for each observer', () => {
  const facet = createFacet({initialValue: 30})
  const map = resultOf(() => useFacetMap(same, [], [facet], strictEqualityCheck))
  map.observe(noop)()
  clear(facet)
  facet.set(30)
  expect(heardFrom(map)).toEqual([30])
})

fact('A check on a facet does not help its maps.', () => {
  const source = createFacet({
    initialValue: {...origin, ping: 1},
    equalityCheck: shallowObjectEqualityCheck,
  })
  const heard = heardFrom(resultOf(() => useFacetMap(({x, y}) => ({x, y}), [], [source])))
  source.set({...origin, ping: 2})
  expect(heard).toEqual([origin, origin])
})

fact('NaN is never equal to itself, in any of these checks.', () => {
  expect(verdicts(defaultEqualityCheck, [NaN, NaN])[1]).toBe('different')
  expect(verdicts(strictEqualityCheck, [NaN, NaN])[1]).toBe('different')
  expect(verdicts(shallowObjectEqualityCheck, [{x: NaN}, {x: NaN}])[1]).toBe('different')
  expect(verdicts(nullableShallowArrayEqualityCheck, [[NaN], [NaN]])[1]).toBe('different')
})

fact('so any two of them are equal to the shallow object checks', () => {
  const check = shallowObjectEqualityCheck as unknown as EqualityCheck<object>
  expect(verdicts(check, [new Date(1), new Date(2)])[1]).toBe('equal')
  expect(verdicts(check, [new Set([1]), new Set([2])])[1]).toBe('equal')
})
