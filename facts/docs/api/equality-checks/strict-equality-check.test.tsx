import {
  createFacet,
  createUniformObjectEqualityCheck,
  defaultEqualityCheck,
  mapFacetsLightweight,
  strictEqualityCheck,
  useFacetMap,
  type EqualityCheck,
} from '@react-facet/core'
import {expect, fact} from '../../../fact'
import {heardFrom, resultOf, verdicts} from '../../../probes'

interface Position {
  x: number
}

/** What TypeScript refuses: the strict check for objects. */
const byReference: EqualityCheck<Position> = () =>
  strictEqualityCheck() as (current: unknown) => boolean

const one = () => 'handler'
const other = () => 'handler'

fact('nothing yet, anything | different', () => {
  expect(verdicts(strictEqualityCheck, [30])).toEqual(['different'])
  expect(verdicts(strictEqualityCheck, [null])).toEqual(['different'])
  expect(verdicts(strictEqualityCheck, [one])).toEqual(['different'])
})

fact('30, 30 | equal', () => {
  expect(verdicts(strictEqualityCheck, [30, 30])).toEqual(['different', 'equal'])
})

fact('null, undefined | different', () => {
  expect(verdicts(strictEqualityCheck, [null, undefined])[1]).toBe('different')
})

fact('0, -0 | equal', () => {
  expect(verdicts(strictEqualityCheck, [0, -0])[1]).toBe('equal')
})

fact('NaN, NaN | different', () => {
  expect(verdicts(strictEqualityCheck, [NaN, NaN])[1]).toBe('different')
})

fact('the same function twice | equal', () => {
  expect(verdicts(strictEqualityCheck, [one, one])[1]).toBe('equal')
})

fact('two functions with the same source | different', () => {
  expect(verdicts(strictEqualityCheck, [one, other])[1]).toBe('different')
})

fact('For a facet of functions, which the default check always lets through.', () => {
  const byDefault = createFacet({initialValue: one})
  const strict = createFacet({initialValue: one, equalityCheck: strictEqualityCheck})
  const heardByDefault = heardFrom(byDefault)
  const heardStrict = heardFrom(strict)
  byDefault.set(one)
  strict.set(one)
  expect(heardByDefault).toEqual([one, one])
  expect(heardStrict).toEqual([one])
})

fact('With mapFacetsLightweight, which has no check unless you pass one.', () => {
  const source = createFacet<Position>({initialValue: {x: 1}})
  const bare = heardFrom(mapFacetsLightweight([source], ({x}) => x))
  const strict = heardFrom(
    mapFacetsLightweight([source], ({x}) => x, strictEqualityCheck),
  )
  source.set({x: 1})
  expect(bare).toEqual([1, 1])
  expect(strict).toEqual([1])
})

fact('the default already drops equal ones', () => {
  expect(verdicts(defaultEqualityCheck, [30, 30, 29])).toEqual(
    verdicts(strictEqualityCheck, [30, 30, 29]),
  )
  expect(verdicts(defaultEqualityCheck, ['a', 'a'])).toEqual(['different', 'equal'])
})

fact('The uniform check with strictEqualityCheck compares it key by key', () => {
  interface Loadout {
    primary: string
    secondary: string
  }
  const player = createFacet({
    initialValue: {health: 9, loadout: {primary: 'bow', secondary: 'axe'}},
  })
  const sameLoadout = createUniformObjectEqualityCheck<Loadout>(strictEqualityCheck)
  const heard = heardFrom(
    resultOf(() => useFacetMap(({loadout}) => loadout, [], [player], sameLoadout)),
  )
  player.set({health: 8, loadout: {primary: 'bow', secondary: 'axe'}})
  player.set({health: 8, loadout: {primary: 'bow', secondary: 'sword'}})
  expect(heard.map(({secondary}) => secondary)).toEqual(['axe', 'sword'])
})

fact(
  'an object that is changed in place counts as equal and the update is lost, and an equal copy counts as different',
  () => {
    const position = {x: 1}
    const isEqual = byReference()
    isEqual(position)
    position.x = 5
    expect(isEqual(position)).toBe(true)
    expect(isEqual({...position})).toBe(false)
  },
)

fact('although === compares it by value', () => {
  const bigintEqualityCheck: EqualityCheck<bigint> = () =>
    strictEqualityCheck() as (current: unknown) => boolean
  expect(verdicts(bigintEqualityCheck, [BigInt(5), BigInt(5), BigInt(6)])).toEqual([
    'different',
    'equal',
    'different',
  ])
})
