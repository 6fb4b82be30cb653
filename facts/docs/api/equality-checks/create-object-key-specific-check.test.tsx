import {
  createObjectWithKeySpecificEqualityCheck,
  createOptionalValueEqualityCheck,
  createUniformArrayEqualityCheck,
  shallowArrayEqualityCheck,
  strictEqualityCheck,
  type EqualityCheck,
} from '@react-facet/core'
import {expect, facts} from '../../../fact'
import {
  attempt,
  heardFromHook,
  heardThrough,
  judged,
  judgesRow,
  noticed,
  samplesOf,
  verdicts,
} from '../../../probes'

const sample = samplesOf(import.meta.filename)

interface Fighter {
  name: string
  hp: number
}

const sameFighter = createObjectWithKeySpecificEqualityCheck<Fighter>({
  name: strictEqualityCheck,
  hp: strictEqualityCheck,
})

const row = judgesRow(sameFighter)

const ada = {name: 'Ada', hp: 9}
const withExtraKey: Fighter & {x: number} = {...ada, x: 1}

facts({
  'The card notifies when the name, a perk or the position changes, not when the ping does.'() {
    const {useCard} = sample<'useCard'>('useCard')
    const card = {name: 'Ada', perks: ['dash'], position: {x: 1, y: 2}}
    const heard = heardFromHook(useCard, [
      {...card, ping: 10},
      {name: 'Ada', perks: ['dash'], position: {x: 1, y: 2}, ping: 90},
      {...card, name: 'Bo', ping: 90},
      {...card, name: 'Bo', perks: ['hook'], ping: 90},
      {...card, name: 'Bo', perks: ['hook'], position: {x: 1, y: 3}, ping: 90},
    ])
    expect(heard).toEqual([
      card,
      {...card, name: 'Bo'},
      {...card, name: 'Bo', perks: ['hook']},
      {name: 'Bo', perks: ['hook'], position: {x: 1, y: 3}},
    ])
  },

  "nothing yet | {name: 'Ada', hp: 9} | different": judged(
    sameFighter,
    [ada],
    'different',
  ),

  "{name: 'Ada', hp: 9} | {hp: 9, name: 'Ada'} | equal": row,

  "{name: 'Ada', hp: 9} | {name: 'Ada', hp: 8} | different": row,

  "{name: 'Ada', hp: 9} | {name: 'Ada'} | equal": row,

  "{name: 'Ada', hp: 9} | {name: 'Ada', hp: 9, x: 1} | throws"() {
    expect(() => verdicts(sameFighter, [ada, withExtraKey])).toThrow(TypeError)
  },

  'Changes in place are noticed if the comparator of the key notices them': noticed(
    createObjectWithKeySpecificEqualityCheck<{perks: string[]}>({
      perks: shallowArrayEqualityCheck,
    }),
    {perks: ['dash']},
    ({perks}) => void perks.push('heal'),
  ),

  'The first value counts as different as soon as one comparator says so. If all of them are optional checks and all values are null, or if the object has no keys, the first value counts as equal, and a map does not pass it on.'() {
    const item = createOptionalValueEqualityCheck<string>(strictEqualityCheck)
    const check = createObjectWithKeySpecificEqualityCheck({
      item,
      hp: strictEqualityCheck,
    })
    expect(heardThrough(check, [{item: null, hp: 9}])).toHaveLength(1)
    const optional = createObjectWithKeySpecificEqualityCheck({item})
    expect(heardThrough(optional, [{item: null}])).toEqual([])
    const empty = createObjectWithKeySpecificEqualityCheck<object>({})
    expect(heardThrough(empty, [{}])).toEqual([])
  },

  'Nesting works: the result can be the comparator of a key of another check.'() {
    const check = createObjectWithKeySpecificEqualityCheck<{fighter: Fighter}>({
      fighter: sameFighter,
    })
    const values = [ada, {...ada}, {...ada, hp: 8}].map((fighter) => ({fighter}))
    expect(verdicts(check, values)).toEqual(['different', 'equal', 'different'])
  },

  'A key without a comparator throws a TypeError: initializedComparators[key] is not a function'() {
    const {thrown} = attempt(() => verdicts(sameFighter, [withExtraKey]))
    expect(String(thrown)).toBe(
      'TypeError: initializedComparators[key] is not a function',
    )
  },

  'A key such as toString does not throw but is compared wrongly.'() {
    const fighters = ['a', 'b'].map((toString) => ({...ada, toString}))
    const check = sameFighter as EqualityCheck<object>
    expect(verdicts(check, fighters)).toEqual(['different', 'equal'])
  },

  'A key that disappears is not noticed, since the check goes through the keys of the current value.'() {
    const check = createObjectWithKeySpecificEqualityCheck<{guild: string | undefined}>({
      guild: strictEqualityCheck,
    })
    expect(verdicts(check, [{guild: 'Owls'}, {} as {guild: undefined}])[1]).toBe('equal')
    expect(verdicts(check, [{guild: 'Owls'}, {guild: undefined}])[1]).toBe('different')
  },

  'Set it to undefined instead, if its comparator takes that:'() {
    const {sameTarget, toTarget} = sample<{
      sameTarget: EqualityCheck<unknown>
      toTarget: (data: object) => unknown
    }>('sameTarget')
    const targets = [{name: 'Ada', guild: 'Foxes'}, {name: 'Ada'}, {name: 'Ada'}]
    expect(verdicts(sameTarget, targets.map(toTarget))).toEqual([
      'different',
      'different',
      'equal',
    ])
  },

  'As the item check of an array, it does not notice that items at the end are gone, unless you wrap it in createOptionalValueEqualityCheck.'() {
    const bare = createUniformArrayEqualityCheck(sameFighter)
    const wrapped = createUniformArrayEqualityCheck<Fighter>(
      createOptionalValueEqualityCheck(sameFighter),
    )
    expect(verdicts(bare, [[ada, ada], [ada]])[1]).toBe('equal')
    // The bare check does notice that a remaining item has changed.
    const bo = {...ada, name: 'Bo'}
    expect(verdicts(bare, [[bo, ada], [ada]])[1]).toBe('different')
    expect(verdicts(wrapped, [[ada, ada], [ada]])[1]).toBe('different')
  },
})
