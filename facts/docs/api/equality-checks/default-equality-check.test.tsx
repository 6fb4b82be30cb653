import {
  createFacet,
  createUniformArrayEqualityCheck,
  defaultEqualityCheck,
  mapFacetsLightweight,
  NO_VALUE,
  useFacetMap,
  useFacetState,
  type EqualityCheck,
} from '@react-facet/core'
import {vi} from 'vitest'
import {expect, fact} from '../../../fact'
import {heardFrom, resultOf, verdicts} from '../../../probes'

const wrapped: EqualityCheck<unknown> = () => defaultEqualityCheck()

/** What an observer hears of values that are written one after the other. */
function heardOf(values: unknown[], equalityCheck?: EqualityCheck<unknown>): unknown[] {
  const facet = createFacet<unknown>({initialValue: NO_VALUE, equalityCheck})
  const heard = heardFrom(facet)
  for (const value of values) facet.set(value)
  return heard
}

fact('number, string, boolean, null, undefined | ===', () => {
  for (const value of [1, 'a', true, null, undefined]) {
    expect(verdicts<unknown>(defaultEqualityCheck, [value, value])[1]).toBe('equal')
  }
  expect(verdicts<unknown>(defaultEqualityCheck, [0, '0', false, null])).toEqual(
    Array(4).fill('different'),
  )
  expect(verdicts<unknown>(defaultEqualityCheck, [null, undefined])[1]).toBe('different')
})

fact('object, array, function, bigint, symbol | not at all: always different', () => {
  for (const value of [{}, [], () => undefined, BigInt(1), Symbol('one')]) {
    expect(verdicts<unknown>(defaultEqualityCheck, [value, value])).toEqual([
      'different',
      'different',
    ])
  }
})

fact('for hooks, createFacet and selectors, leaving the argument out is the same', () => {
  const values = [1, 1, {}, {}, 'a', 'a', null, null]
  expect(heardOf(values)).toEqual([1, {}, {}, 'a', null])
  expect(heardOf(values, defaultEqualityCheck)).toEqual([1, {}, {}, 'a', null])
  const source = createFacet({initialValue: {ammo: 30}})
  const named = resultOf(() =>
    useFacetMap(({ammo}) => ammo, [], [source], defaultEqualityCheck),
  )
  const unnamed = resultOf(() => useFacetMap(({ammo}) => ammo, [], [source]))
  const heard = [heardFrom(named), heardFrom(unnamed)]
  source.set({ammo: 30})
  expect(heard).toEqual([[30], [30]])
})

fact('NaN is different from NaN. 0 equals -0.', () => {
  expect(heardOf([NaN, NaN])).toEqual([NaN, NaN])
  expect(heardOf([0, -0])).toEqual([0])
})

fact('Objects pass even if nothing changed.', () => {
  const player = {health: 9}
  expect(heardOf([player, player])).toEqual([player, player])
})

fact('The library recognises it by identity', () => {
  const other = vi.fn(() => defaultEqualityCheck<number>())
  const facet = createFacet({initialValue: 1, equalityCheck: other})
  expect(other).toHaveBeenCalledTimes(1)
  facet.set(2)
  facet.setWithCallback(() => NO_VALUE)
  facet.set(2)
  // A check with a memory of its own drops what it knows. The recognised one does not.
  expect(facet.get()).toBe(NO_VALUE)
  const recognised = createFacet({initialValue: 2, equalityCheck: defaultEqualityCheck})
  recognised.setWithCallback(() => NO_VALUE)
  recognised.set(2)
  expect(recognised.get()).toBe(2)
})

fact('the checker does not remember values that are not primitives', () => {
  expect(verdicts<unknown>(defaultEqualityCheck, [1, {}, 1])).toEqual([
    'different',
    'different',
    'equal',
  ])
})

fact('Facet with the default | notifies | notifies | notifies', () => {
  expect(heardOf([1, {}, 1])).toEqual([1, {}, 1])
})

fact(
  'Facet with () => defaultEqualityCheck() | notifies | notifies | dropped, the facet keeps {}',
  () => {
    expect(heardOf([1, {}, 1], wrapped)).toEqual([1, {}])
    const facet = createFacet<unknown>({initialValue: 1, equalityCheck: wrapped})
    facet.set({})
    facet.set(1)
    expect(facet.get()).toEqual({})
  },
)

fact('bigint values notify on each write.', () => {
  expect(heardOf([BigInt(1), BigInt(1)])).toHaveLength(2)
})

fact('Functions notify on each write.', () => {
  const handler = () => undefined
  const [facet, set] = resultOf(() => useFacetState<() => void>(handler))
  const heard = heardFrom(facet)
  set(() => handler)
  expect(heard).toEqual([handler, handler])
})

fact(
  'mapFacetsLightweight does not use it unless you pass it, and so repeats equal values.',
  () => {
    const source = createFacet({initialValue: {ammo: 30}})
    const bare = heardFrom(mapFacetsLightweight([source], ({ammo}) => ammo))
    const checked = heardFrom(
      mapFacetsLightweight([source], ({ammo}) => ammo, defaultEqualityCheck),
    )
    source.set({ammo: 30})
    expect(bare).toEqual([30, 30])
    expect(checked).toEqual([30])
  },
)

fact(
  'it makes any object or array inside count as changed, so the outer check never says "equal"',
  () => {
    const row: number[] = [1]
    const check = createUniformArrayEqualityCheck<number[]>(defaultEqualityCheck)
    expect(verdicts(check, [[row], [row]])).toEqual(['different', 'different'])
  },
)
