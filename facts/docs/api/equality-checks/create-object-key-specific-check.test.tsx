import {
  createFacet,
  createObjectWithKeySpecificEqualityCheck,
  createOptionalValueEqualityCheck,
  createUniformArrayEqualityCheck,
  defaultEqualityCheck,
  shallowArrayEqualityCheck,
  shallowObjectEqualityCheck,
  strictEqualityCheck,
  useFacetMap,
  type EqualityCheck,
} from '@react-facet/core'
import {expect, fact} from '../../../fact'
import {heardFrom, resultOf, verdicts} from '../../../probes'

interface Fighter {
  name: string
  hp: number
}

const sameFighter = createObjectWithKeySpecificEqualityCheck<Fighter>({
  name: strictEqualityCheck,
  hp: strictEqualityCheck,
})

const ada = {name: 'Ada', hp: 9}

fact(
  'The card notifies when the name, a perk or the position changes, not when the ping does.',
  () => {
    interface Card {
      name: string
      perks: string[]
      position: Record<'x' | 'y', number>
    }
    const sameCard = createObjectWithKeySpecificEqualityCheck<Card>({
      name: strictEqualityCheck,
      perks: shallowArrayEqualityCheck,
      position: shallowObjectEqualityCheck,
    })
    const data = () => ({name: 'Ada', perks: ['dash'], position: {x: 1, y: 2}, ping: 20})
    const player = createFacet({initialValue: data()})
    const card = resultOf(() =>
      useFacetMap(
        ({name, perks, position}) => ({name, perks, position}),
        [],
        [player],
        sameCard,
      ),
    )
    const heard = heardFrom(card)
    player.set({...data(), ping: 30})
    expect(heard).toHaveLength(1)
    player.set({...data(), name: 'Bo'})
    player.set({...data(), name: 'Bo', perks: ['dash', 'heal']})
    player.set({...data(), name: 'Bo', perks: ['dash', 'heal'], position: {x: 1, y: 3}})
    expect(heard).toHaveLength(4)
  },
)

fact("nothing yet | {name: 'Ada', hp: 9} | different", () => {
  expect(verdicts(sameFighter, [ada])).toEqual(['different'])
})

fact("{name: 'Ada', hp: 9} | {hp: 9, name: 'Ada'} | equal", () => {
  expect(verdicts(sameFighter, [ada, {hp: 9, name: 'Ada'}])[1]).toBe('equal')
})

fact("{name: 'Ada', hp: 9} | {name: 'Ada', hp: 8} | different", () => {
  expect(verdicts(sameFighter, [ada, {name: 'Ada', hp: 8}])[1]).toBe('different')
})

fact("{name: 'Ada', hp: 9} | {name: 'Ada'} | equal", () => {
  expect(verdicts(sameFighter, [ada, {name: 'Ada'} as Fighter])[1]).toBe('equal')
})

const withMore: Fighter & {x: number} = {name: 'Ada', hp: 9, x: 1}

fact("{name: 'Ada', hp: 9} | {name: 'Ada', hp: 9, x: 1} | throws", () => {
  expect(() => verdicts(sameFighter, [ada, withMore])).toThrow(TypeError)
})

/** A check for fighters that writes down which comparator is called. */
function loggedCheck() {
  const log: string[] = []
  const logged =
    (key: string): EqualityCheck<unknown> =>
    () => {
      const isEqual = strictEqualityCheck() as (current: unknown) => boolean
      return (current) => {
        log.push(key)
        return isEqual(current)
      }
    }
  const check = createObjectWithKeySpecificEqualityCheck<Fighter>({
    name: logged('name'),
    hp: logged('hp'),
  })
  return {log, check}
}

fact(
  'Each key of the value is compared on every call, also after a difference, so that each comparator remembers the current value.',
  () => {
    const {log, check} = loggedCheck()
    const isEqual = check()
    isEqual(ada)
    log.length = 0
    expect(isEqual({name: 'Bo', hp: 8})).toBe(false)
    expect(log).toEqual(['name', 'hp'])
    expect(isEqual({name: 'Bo', hp: 8})).toBe(true)
  },
)

fact('The comparator of a key that the value lacks does not run.', () => {
  const {log, check} = loggedCheck()
  check()({hp: 9} as Fighter)
  expect(log).toEqual(['hp'])
})

fact('Changes in place are noticed if the comparator of the key notices them', () => {
  const check = createObjectWithKeySpecificEqualityCheck<{perks: string[]}>({
    perks: shallowArrayEqualityCheck,
  })
  const player = {perks: ['dash']}
  const isEqual = check()
  isEqual(player)
  expect(isEqual(player)).toBe(true)
  player.perks.push('heal')
  expect(isEqual(player)).toBe(false)
})

fact('The first value counts as different as soon as one comparator says so.', () => {
  const check = createObjectWithKeySpecificEqualityCheck<{a: number; b: number}>({
    a: () => () => true,
    b: strictEqualityCheck,
  })
  expect(verdicts(check, [{a: 1, b: 1}])).toEqual(['different'])
})

fact(
  'If all of them are optional checks and all values are null, or if the object has no keys, the first value counts as equal and does not notify.',
  () => {
    interface Selection {
      item: string | null
    }
    const check = createObjectWithKeySpecificEqualityCheck<Selection>({
      item: createOptionalValueEqualityCheck<string>(strictEqualityCheck),
    })
    const source = createFacet<Selection>({initialValue: {item: null}})
    const heard = heardFrom(
      resultOf(() => useFacetMap((value) => value, [], [source], check)),
    )
    expect(heard).toEqual([])
    expect(verdicts(createObjectWithKeySpecificEqualityCheck<object>({}), [{}])).toEqual([
      'equal',
    ])
  },
)

fact('the result can be the comparator of a key of another check', () => {
  const check = createObjectWithKeySpecificEqualityCheck<{fighter: Fighter}>({
    fighter: sameFighter,
  })
  expect(
    verdicts(check, [{fighter: ada}, {fighter: {...ada}}, {fighter: {...ada, hp: 8}}]),
  ).toEqual(['different', 'equal', 'different'])
})

fact(
  'A key without a comparator throws a TypeError: initializedComparators[key] is not a function.',
  () => {
    expect(() => verdicts(sameFighter, [withMore])).toThrow(
      'initializedComparators[key] is not a function',
    )
  },
)

fact('Set it to undefined instead of deleting it', () => {
  interface Target {
    name: string
    guild: string | undefined
  }
  const sameTarget = createObjectWithKeySpecificEqualityCheck<Target>({
    name: strictEqualityCheck,
    guild: strictEqualityCheck,
  })
  const member = {name: 'Ada', guild: 'Owls'}
  expect(verdicts(sameTarget, [member, {name: 'Ada', guild: undefined}])[1]).toBe(
    'different',
  )
  expect(verdicts(sameTarget, [member, {name: 'Ada'} as Target])[1]).toBe('equal')
})

fact(
  'As the item check of an array, it does not notice a removed item unless you wrap it.',
  () => {
    const bare = createUniformArrayEqualityCheck(sameFighter)
    const wrapped = createUniformArrayEqualityCheck<Fighter>(
      createOptionalValueEqualityCheck(sameFighter),
    )
    expect(verdicts(bare, [[ada, ada], [ada]])[1]).toBe('equal')
    expect(verdicts(wrapped, [[ada, ada], [ada]])[1]).toBe('different')
  },
)

fact(
  'defaultEqualityCheck for an object value makes the whole object count as changed each time.',
  () => {
    const check = createObjectWithKeySpecificEqualityCheck<{perks: string[]}>({
      perks: defaultEqualityCheck,
    })
    const player = {perks: ['dash']}
    expect(verdicts(check, [player, player])).toEqual(['different', 'different'])
  },
)

fact('() => () => true always says "equal"', () => {
  const check = createObjectWithKeySpecificEqualityCheck<Fighter>({
    name: strictEqualityCheck,
    hp: () => () => true,
  })
  expect(verdicts(check, [ada, {...ada, hp: 1}, {...ada, name: 'Bo'}])).toEqual([
    'different',
    'equal',
    'different',
  ])
})

fact('leaving it out compiles, and the first object with a guild throws', () => {
  interface Member {
    name: string
    guild?: string
  }
  const check = createObjectWithKeySpecificEqualityCheck<Member>({
    name: strictEqualityCheck,
  })
  const isEqual = check()
  expect(isEqual({name: 'Ada'})).toBe(false)
  expect(() => isEqual({name: 'Ada', guild: 'Owls'})).toThrow(TypeError)
})
