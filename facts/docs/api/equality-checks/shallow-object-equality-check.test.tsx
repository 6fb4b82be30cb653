import {
  createFacet,
  createOptionalValueEqualityCheck,
  createUniformObjectEqualityCheck,
  nullableShallowObjectEqualityCheck,
  shallowObjectEqualityCheck,
  strictEqualityCheck,
  useFacetMap,
  type EqualityCheck,
  type ObjectWithImmutables,
} from '@react-facet/core'
import {vi} from 'vitest'
import {expect, fact} from '../../../fact'
import {heardFrom, resultOf, verdicts} from '../../../probes'

const potion = {name: 'Potion'}
const elixir = {name: 'Elixir'}
type Item = typeof potion

/** What TypeScript refuses: objects whose values are not all primitives. */
const forced = shallowObjectEqualityCheck as unknown as EqualityCheck<object>

fact('A new object with the same keys and values counts as equal.', () => {
  const source = createFacet({initialValue: {x: 1, y: 2, ping: 30}})
  const position = resultOf(() =>
    useFacetMap(({x, y}) => ({x, y}), [], [source], shallowObjectEqualityCheck),
  )
  const heard = heardFrom(position)
  source.set({x: 1, y: 2, ping: 31})
  source.set({x: 1, y: 3, ping: 31})
  expect(heard).toEqual([
    {x: 1, y: 2},
    {x: 1, y: 3},
  ])
})

fact('It notifies only when a rounded coordinate changes', () => {
  const x = createFacet({initialValue: 1.2})
  const y = createFacet({initialValue: 2.2})
  const heard = heardFrom(
    resultOf(() =>
      useFacetMap(
        (left, top) => ({left: Math.round(left), top: Math.round(top)}),
        [],
        [x, y],
        shallowObjectEqualityCheck,
      ),
    ),
  )
  x.set(1.4)
  y.set(1.9)
  expect(heard).toHaveLength(1)
  x.set(1.6)
  expect(heard).toEqual([
    {left: 1, top: 2},
    {left: 2, top: 2},
  ])
})

fact('nothing yet | any object | different', () => {
  expect(verdicts(shallowObjectEqualityCheck, [{x: 1}])).toEqual(['different'])
  expect(verdicts(shallowObjectEqualityCheck, [{}])).toEqual(['different'])
})

const second = (previous: ObjectWithImmutables, current: ObjectWithImmutables) =>
  verdicts(shallowObjectEqualityCheck, [previous, current])[1]

fact('{x: 1, y: 2} | {x: 1, y: 2} | equal', () => {
  expect(second({x: 1, y: 2}, {x: 1, y: 2})).toBe('equal')
})

fact('{x: 1, y: 2} | {y: 2, x: 1} | equal', () => {
  expect(second({x: 1, y: 2}, {y: 2, x: 1})).toBe('equal')
})

fact('{x: 1} | the same object after x = 5 | different', () => {
  const isEqual = shallowObjectEqualityCheck()
  const position = {x: 1}
  isEqual(position)
  expect(isEqual(position)).toBe(true)
  position.x = 5
  expect(isEqual(position)).toBe(false)
})

fact('{x: 1} | {x: 1, y: 2} | different', () => {
  expect(second({x: 1}, {x: 1, y: 2})).toBe('different')
})

fact('{x: 1, y: 2} | {x: 1} | different', () => {
  expect(second({x: 1, y: 2}, {x: 1})).toBe('different')
})

fact('{x: 1} | {x: 1, y: undefined} | different', () => {
  expect(second({x: 1}, {x: 1, y: undefined})).toBe('different')
})

fact('{} | {} | equal', () => {
  expect(second({}, {})).toBe('equal')
})

fact('enumerable keys that the object inherits count too', () => {
  const inheriting = (x: number) => Object.create({x}) as ObjectWithImmutables
  expect(second(inheriting(1), inheriting(1))).toBe('equal')
  expect(second(inheriting(1), inheriting(2))).toBe('different')
})

fact('Any two Dates, Maps or Sets are equal to it.', () => {
  expect(verdicts(forced, [new Date(1), new Date(2)])[1]).toBe('equal')
  expect(verdicts(forced, [new Map([[1, 2]]), new Map()])[1]).toBe('equal')
  expect(verdicts(forced, [new Set([1]), new Set([2])])[1]).toBe('equal')
})

fact(
  'an equal copy counts as different, and one that is changed in place counts as equal',
  () => {
    const target = {x: 1}
    const isEqual = forced()
    isEqual({target})
    target.x = 5
    expect(isEqual({target})).toBe(true)
    expect(isEqual({target: {...target}})).toBe(false)
  },
)

fact(
  'Keys named like a member of Object.prototype, such as constructor or hasOwnProperty, are compared wrongly.',
  () => {
    expect(verdicts(forced, [{constructor: 1}, {constructor: 2}])[1]).toBe('equal')
    expect(verdicts(forced, [{hasOwnProperty: 1}, {hasOwnProperty: 1}])[1]).toBe(
      'different',
    )
  },
)

fact('the selector still creates its object on each write', () => {
  const source = createFacet({initialValue: 1})
  const selector = vi.fn((x: number) => ({sign: Math.sign(x)}))
  const heard = heardFrom(
    resultOf(() => useFacetMap(selector, [], [source], shallowObjectEqualityCheck)),
  )
  source.set(2)
  source.set(3)
  expect(selector).toHaveBeenCalledTimes(3)
  expect(heard).toHaveLength(1)
})

fact('build the same check for the interface, at module scope', () => {
  interface Position {
    x: number
    y: number
  }
  const samePosition = createUniformObjectEqualityCheck<Position>(strictEqualityCheck)
  expect(
    verdicts(samePosition, [
      {x: 1, y: 2},
      {x: 1, y: 2},
      {x: 1, y: 3},
    ]),
  ).toEqual(['different', 'equal', 'different'])
})

fact('null and undefined are different from each other. A first null notifies.', () => {
  expect(verdicts(nullableShallowObjectEqualityCheck, [null, undefined, null])).toEqual([
    'different',
    'different',
    'different',
  ])
  const source = createFacet<Item | null>({initialValue: null})
  const checked = resultOf(() =>
    useFacetMap((item) => item, [], [source], nullableShallowObjectEqualityCheck),
  )
  expect(heardFrom(checked)).toEqual([null])
})

fact('Between objects it compares like shallowObjectEqualityCheck.', () => {
  const items = [{name: 'Potion'}, {name: 'Potion'}, {name: 'Elixir'}]
  expect(verdicts(nullableShallowObjectEqualityCheck, items)).toEqual(
    verdicts(shallowObjectEqualityCheck, items),
  )
  expect(verdicts(nullableShallowObjectEqualityCheck, items)[1]).toBe('equal')
})

fact(
  'The object that follows a null notifies but is not remembered: the next object is compared with the one before the null.',
  () => {
    const writes = [potion, null, elixir, potion]
    expect(verdicts(nullableShallowObjectEqualityCheck, writes)).toEqual([
      'different',
      'different',
      'different',
      'equal',
    ])
    const source = createFacet<Item | null>({initialValue: potion})
    const heard = heardFrom(
      resultOf(() =>
        useFacetMap((item) => item, [], [source], nullableShallowObjectEqualityCheck),
      ),
    )
    for (const write of writes) source.set(write)
    expect(heard.at(-1)).toEqual(elixir)
  },
)

fact(
  'the first equal object after null and an object notifies once more than needed',
  () => {
    const writes = [potion, null, elixir, elixir, elixir]
    expect(verdicts(nullableShallowObjectEqualityCheck, writes)).toEqual([
      'different',
      'different',
      'different',
      'different',
      'equal',
    ])
  },
)

fact('nor with createOptionalValueEqualityCheck', () => {
  const check = createOptionalValueEqualityCheck(shallowObjectEqualityCheck)
  expect(verdicts(check, [potion, null, elixir, potion])[3]).toBe('different')
  expect(verdicts(check, [potion, null, elixir, elixir])[3]).toBe('equal')
})
