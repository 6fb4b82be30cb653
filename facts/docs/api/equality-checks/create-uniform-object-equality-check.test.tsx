import {
  createFacet,
  createOptionalValueEqualityCheck,
  createUniformObjectEqualityCheck,
  shallowArrayEqualityCheck,
  shallowObjectEqualityCheck,
  strictEqualityCheck,
  useFacetMap,
  type EqualityCheck,
} from '@react-facet/core'
import {expect, fact} from '../../../fact'
import {heardFrom, resultOf, verdicts} from '../../../probes'

type Groups = Record<string, number[]>

const sameGroups = createUniformObjectEqualityCheck<Groups>(shallowArrayEqualityCheck)
const second = (previous: Groups, current: Groups) =>
  verdicts(sameGroups, [previous, current])[1]

/** A strict comparator that writes down when one is made, and what each one gets. */
function loggedComparator() {
  const log: string[] = []
  let made = 0
  const comparator: EqualityCheck<number> = () => {
    made += 1
    const name = `#${made}`
    log.push(`${name} made`)
    const isEqual = strictEqualityCheck<number>()
    return (current) => {
      log.push(`${name} gets ${current}`)
      return isEqual(current)
    }
  }
  return {log, comparator}
}

fact('The positions notify only when someone moves, joins or leaves.', () => {
  const samePositions = createUniformObjectEqualityCheck<
    Record<string, {x: number; y: number}>
  >(shallowObjectEqualityCheck)
  const world = createFacet<{
    time: number
    players: Record<string, {x: number; y: number}>
  }>({initialValue: {time: 0, players: {ada: {x: 1, y: 1}}}})
  const heard = heardFrom(
    resultOf(() => useFacetMap(({players}) => players, [], [world], samePositions)),
  )
  world.set({time: 1, players: {ada: {x: 1, y: 1}}})
  expect(heard).toHaveLength(1)
  world.set({time: 2, players: {ada: {x: 2, y: 1}}})
  world.set({time: 3, players: {ada: {x: 2, y: 1}, bo: {x: 0, y: 0}}})
  world.set({time: 4, players: {bo: {x: 0, y: 0}}})
  expect(heard.map((players) => Object.keys(players))).toEqual([
    ['ada'],
    ['ada'],
    ['ada', 'bo'],
    ['bo'],
  ])
})

fact('nothing yet | any object | different', () => {
  expect(verdicts(sameGroups, [{}])).toEqual(['different'])
  expect(verdicts(sameGroups, [{a: [1]}])).toEqual(['different'])
})

fact('{a: [1], b: [2]} | {b: [2], a: [1]} | equal', () => {
  expect(second({a: [1], b: [2]}, {b: [2], a: [1]})).toBe('equal')
})

fact('{a: [1], b: [2]} | {a: [1]} | different', () => {
  expect(second({a: [1], b: [2]}, {a: [1]})).toBe('different')
})

fact('{a: [1]} | {a: [1], c: []} | different', () => {
  expect(second({a: [1]}, {a: [1], c: []})).toBe('different')
})

fact('{} | {} | equal', () => {
  expect(second({}, {})).toBe('equal')
})

fact(
  'One comparator per key, made when the key appears and discarded when it disappears. A key that returns is new.',
  () => {
    const {log, comparator} = loggedComparator()
    const isEqual = createUniformObjectEqualityCheck<Record<string, number>>(comparator)()
    isEqual({a: 1})
    isEqual({a: 1, b: 2})
    isEqual({a: 1})
    isEqual({a: 1, b: 2})
    expect(log.filter((entry) => entry.endsWith('made'))).toEqual([
      '#1 made',
      '#2 made',
      '#3 made',
    ])
    expect(log.at(-1)).toBe('#3 gets 2')
  },
)

fact('All keys are compared on each call, also after a difference', () => {
  const {log, comparator} = loggedComparator()
  const isEqual = createUniformObjectEqualityCheck<Record<string, number>>(comparator)()
  isEqual({a: 1, b: 2})
  log.length = 0
  isEqual({a: 9, b: 3})
  expect(log).toEqual(['#1 gets 9', '#2 gets 3'])
  expect(isEqual({a: 9, b: 3})).toBe(true)
})

fact('Changes in place are noticed if the comparator notices them', () => {
  const isEqual = sameGroups()
  const groups = {a: [1]}
  isEqual(groups)
  expect(isEqual(groups)).toBe(true)
  groups.a.push(2)
  expect(isEqual(groups)).toBe(false)
})

fact(
  'for…in decides what a key is: enumerable keys, inherited ones included, symbols not.',
  () => {
    const inheriting = (value: number) => Object.create({a: [value]}) as Groups
    expect(second(inheriting(1), inheriting(2))).toBe('different')
    const symbol = Symbol('team')
    expect(second({[symbol]: [1]}, {[symbol]: [2]})).toBe('equal')
    const hidden = (value: number) =>
      Object.defineProperty({}, 'a', {value: [value], enumerable: false}) as Groups
    expect(second(hidden(1), hidden(2))).toBe('equal')
  },
)

fact('the result is an ordinary check and can be the comparator of another', () => {
  const nested = createUniformObjectEqualityCheck<Record<string, Groups>>(sameGroups)
  expect(verdicts(nested, [{t: {a: [1]}}, {t: {a: [1]}}, {t: {a: [2]}}])).toEqual([
    'different',
    'equal',
    'different',
  ])
})

fact('{a: undefined} with an array comparator throws if a had items before.', () => {
  const missing = {a: undefined} as unknown as Groups
  expect(() => second({a: [1]}, missing)).toThrow(TypeError)
  expect(second({a: []}, missing)).toBe('equal')
})

fact('Wrap the comparator in createOptionalValueEqualityCheck', () => {
  const check = createUniformObjectEqualityCheck<Record<string, number[] | undefined>>(
    createOptionalValueEqualityCheck(shallowArrayEqualityCheck),
  )
  expect(verdicts(check, [{a: [1]}, {a: undefined}, {a: undefined}])).toEqual([
    'different',
    'different',
    'equal',
  ])
})

fact(
  'Dates, Maps and Sets as the object itself have no enumerable keys and always count as equal.',
  () => {
    const check = sameGroups as unknown as EqualityCheck<object>
    expect(verdicts(check, [new Date(1), new Date(2)])[1]).toBe('equal')
    expect(verdicts(check, [new Set([1]), new Set([2])])[1]).toBe('equal')
    expect(verdicts(check, [new Map([[1, 2]]), new Map()])[1]).toBe('equal')
  },
)

const sameScores =
  createUniformObjectEqualityCheck<Record<string, number>>(strictEqualityCheck)

/** A change of the value under a key, and then the same value again. */
const changeAndRepeat = (key: string) =>
  verdicts(
    sameScores,
    [1, 2, 2].map((score) => Object.fromEntries([[key, score]])),
  ).slice(1)

fact('constructor, toString, toLocaleString, valueOf | equal | equal', () => {
  for (const key of ['constructor', 'toString', 'toLocaleString', 'valueOf']) {
    expect(changeAndRepeat(key)).toEqual(['equal', 'equal'])
  }
})

fact(
  'hasOwnProperty, isPrototypeOf, propertyIsEnumerable | different | different',
  () => {
    for (const key of ['hasOwnProperty', 'isPrototypeOf', 'propertyIsEnumerable']) {
      expect(changeAndRepeat(key)).toEqual(['different', 'different'])
    }
  },
)

fact('__proto__, as an own key | throws | throws', () => {
  const isEqual = sameScores()
  const own = () => Object.fromEntries([['__proto__', 1]])
  expect(() => isEqual(own())).toThrow(TypeError)
  expect(() => isEqual(own())).toThrow(TypeError)
})

fact('Where players choose the keys, prefix them', () => {
  expect(changeAndRepeat('player:constructor')).toEqual(['different', 'equal'])
  expect(changeAndRepeat('player:hasOwnProperty')).toEqual(['different', 'equal'])
})

fact('Interfaces are accepted.', () => {
  interface Loadout {
    primary: string
    secondary: string
  }
  const sameLoadout = createUniformObjectEqualityCheck<Loadout>(strictEqualityCheck)
  const bow = {primary: 'bow', secondary: 'axe'}
  expect(verdicts(sameLoadout, [bow, {...bow}])).toEqual(['different', 'equal'])
})
