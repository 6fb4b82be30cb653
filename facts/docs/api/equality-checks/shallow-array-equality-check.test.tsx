import {
  createFacet,
  nullableShallowArrayEqualityCheck,
  shallowArrayEqualityCheck,
  useFacetMap,
  type EqualityCheck,
  type Immutable,
} from '@react-facet/core'
import {vi} from 'vitest'
import {expect, fact} from '../../../fact'
import {heardFrom, resultOf, verdicts} from '../../../probes'

const second = (previous: Immutable[], current: Immutable[]) =>
  verdicts(shallowArrayEqualityCheck, [previous, current])[1]

/** What TypeScript refuses: items that are objects, or no array at all. */
const forced = shallowArrayEqualityCheck as unknown as EqualityCheck<unknown>

fact('A new array with the same items counts as equal.', () => {
  const players = createFacet({
    initialValue: [
      {name: 'Ada', isOnline: true, ping: 20},
      {name: 'Bo', isOnline: false, ping: 0},
    ],
  })
  const names = resultOf(() =>
    useFacetMap(
      (all) => all.filter(({isOnline}) => isOnline).map(({name}) => name),
      [],
      [players],
      shallowArrayEqualityCheck,
    ),
  )
  const heard = heardFrom(names)
  players.set([
    {name: 'Ada', isOnline: true, ping: 21},
    {name: 'Bo', isOnline: false, ping: 0},
  ])
  expect(heard).toEqual([['Ada']])
  players.set([{name: 'Bo', isOnline: true, ping: 30}])
  expect(heard).toEqual([['Ada'], ['Bo']])
})

fact('nothing yet | any array | different', () => {
  expect(verdicts(shallowArrayEqualityCheck, [[]])).toEqual(['different'])
  expect(verdicts(shallowArrayEqualityCheck, [['bow']])).toEqual(['different'])
})

fact("['bow', 'axe'] | ['bow', 'axe'] | equal", () => {
  expect(second(['bow', 'axe'], ['bow', 'axe'])).toBe('equal')
})

fact("['bow', 'axe'] | ['axe', 'bow'] | different", () => {
  expect(second(['bow', 'axe'], ['axe', 'bow'])).toBe('different')
})

fact("['bow', 'axe'] | ['bow'] | different", () => {
  expect(second(['bow', 'axe'], ['bow'])).toBe('different')
})

fact('[] | [] | equal', () => {
  expect(second([], [])).toBe('equal')
})

fact('[1, 2] | the same array after push(3) | different', () => {
  const isEqual = shallowArrayEqualityCheck()
  const items = [1, 2]
  isEqual(items)
  expect(isEqual(items)).toBe(true)
  items.push(3)
  expect(isEqual(items)).toBe(false)
})

fact('[NaN] | [NaN] | different', () => {
  expect(second([NaN], [NaN])).toBe('different')
})

fact(
  'Each call compares as many indexes as the longest array that the checker has seen.',
  () => {
    const isEqual = shallowArrayEqualityCheck()
    isEqual([1, 2, 3])
    isEqual([1])
    const read: string[] = []
    const watched = new Proxy<Immutable[]>([1], {
      get(target, key) {
        if (key !== 'length') read.push(String(key))
        return Reflect.get(target, key) as unknown
      },
    })
    isEqual(watched)
    expect(read).toEqual(['0', '1', '2'])
  },
)

fact("['bow', undefined] followed by ['bow'] is equal.", () => {
  expect(second(['bow', undefined], ['bow'])).toBe('equal')
})

fact('So is the reverse, once the checker has seen a longer array.', () => {
  expect(second(['bow'], ['bow', undefined])).toBe('different')
  const reverse = verdicts(shallowArrayEqualityCheck, [
    ['bow', 'axe'],
    ['bow'],
    ['bow', undefined],
  ])
  expect(reverse).toEqual(['different', 'different', 'equal'])
})

fact('Use null or an empty string for an empty slot.', () => {
  expect(second(['bow', null], ['bow'])).toBe('different')
  expect(second(['bow', ''], ['bow'])).toBe('different')
})

fact(
  "null or undefined instead of an array throws Cannot read properties of null (reading '0') if an earlier array had items.",
  () => {
    expect(() => verdicts(forced, [['bow'], null])).toThrow(
      "Cannot read properties of null (reading '0')",
    )
    expect(() => verdicts(forced, [['bow'], undefined])).toThrow(
      "Cannot read properties of undefined (reading '0')",
    )
    expect(() => verdicts(forced, [['bow'], [], null])).toThrow(
      "Cannot read properties of null (reading '0')",
    )
    expect(verdicts(forced, [[], null])[1]).toBe('equal')
  },
)

fact('With a cast, they are compared by reference.', () => {
  const item = {hp: 1}
  const isEqual = forced()
  isEqual([item])
  item.hp = 2
  expect(isEqual([item])).toBe(true)
  expect(isEqual([{...item}])).toBe(false)
})

fact('The selector still builds its array on each write.', () => {
  const source = createFacet({initialValue: 1})
  const selector = vi.fn((x: number) => [Math.sign(x)])
  const heard = heardFrom(
    resultOf(() => useFacetMap(selector, [], [source], shallowArrayEqualityCheck)),
  )
  source.set(2)
  expect(selector).toHaveBeenCalledTimes(2)
  expect(heard).toEqual([[1]])
})

fact('The facet | notifies | notifies | notifies | does not', () => {
  const writes = [['Ada'], null, ['Bo'], ['Ada']]
  expect(verdicts(nullableShallowArrayEqualityCheck, writes)).toEqual([
    'different',
    'different',
    'different',
    'equal',
  ])
})

fact('The screen keeps showing Bo.', () => {
  const members = createFacet<string[] | null>({initialValue: ['Ada']})
  const checked = resultOf(() =>
    useFacetMap((value) => value, [], [members], nullableShallowArrayEqualityCheck),
  )
  const heard = heardFrom(checked)
  members.set(null)
  members.set(['Bo'])
  members.set(['Ada'])
  expect(heard).toEqual([['Ada'], null, ['Bo']])
})
