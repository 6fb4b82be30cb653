import {
  createFacet,
  createOptionalValueEqualityCheck,
  nullableShallowObjectEqualityCheck,
  shallowObjectEqualityCheck,
  type EqualityCheck,
  type ObjectWithImmutables,
} from '@react-facet/core'
import * as claims from '../../../claims'
import {expect, facts} from '../../../fact'
import {
  heardFrom,
  heardFromHook,
  heardThrough,
  judged,
  judgesRow,
  noticed,
  resultOf,
  samplesOf,
  verdicts,
} from '../../../probes'

const sample = samplesOf(import.meta.filename)

const potion = {name: 'Potion'}
const elixir = {name: 'Elixir'}

const check = shallowObjectEqualityCheck
const row = judgesRow(check)
const nullable = nullableShallowObjectEqualityCheck

/** The check, cast so that it also takes objects whose values are not all primitives. */
const forced = check as unknown as EqualityCheck<object>

facts({
  'The position notifies only when a rounded coordinate changes:'() {
    const {useMarkerPosition} = sample<'useMarkerPosition'>('useMarkerPosition')
    const [x, y] = [createFacet({initialValue: 1}), createFacet({initialValue: 2})]
    const heard = heardFrom(resultOf(() => useMarkerPosition(x, y)))
    for (const value of [1.2, 1.4, 1.6]) x.set(value)
    expect(heard).toEqual([
      {left: 1, top: 2},
      {left: 2, top: 2},
    ])
  },

  'nothing yet | any object | different': judged(check, [{}], 'different'),

  '{x: 1, y: 2} | {x: 1, y: 2} | equal': row,

  '{x: 1, y: 2} | {y: 2, x: 1} | equal': row,

  '{x: 1} | the same object after x = 5 | different': noticed<ObjectWithImmutables>(
    check,
    {x: 1},
    (position) => {
      position.x = 5
    },
  ),

  '{x: 1} | {x: 1, y: 2} | different': row,

  '{x: 1, y: 2} | {x: 1} | different': row,

  '{x: 1} | {x: 1, y: undefined} | different': row,

  '{} | {} | equal': row,

  'It goes through the keys with for…in: enumerable keys that the object inherits count too.'() {
    const inheriting = (x: number) => Object.create({x}) as ObjectWithImmutables
    const values = [1, 1, 2].map(inheriting)
    expect(verdicts(check, values)).toEqual(['different', 'equal', 'different'])
  },

  'The check finds any two Dates, Maps or Sets equal, and any two instances of a class whose data is behind getters.':
    () => claims.builtInsAreEqual(forced),

  'A nested object is compared by reference: an equal copy counts as different, and one that is changed in place counts as equal':
    () => claims.comparesReferences(check, (target) => ({target})),

  'Keys named like a member of Object.prototype, such as constructor or hasOwnProperty, are compared wrongly.'() {
    expect(verdicts(forced, [{constructor: 1}, {constructor: 2}])[1]).toBe('equal')
    const sameTwice = [{hasOwnProperty: 1}, {hasOwnProperty: 1}]
    expect(verdicts(forced, sameTwice)[1]).toBe('different')
  },

  'It saves notifications, not work: the selector creates its object first, and the check compares it afterwards.':
    () => claims.selectorRunsBeforeCheck((x) => ({sign: Math.sign(x)}), check),

  'build the same check for the interface, at module scope:'() {
    const {usePosition} = sample<'usePosition'>(
      'const samePosition = createUniformObject',
    )
    const places = [
      {x: 1, y: 1},
      {x: 1, y: 1},
      {x: 2, y: 1},
    ]
    expect(heardFromHook(usePosition, places)).toEqual([places[0], places[2]])
  },

  'null and undefined are different. A first null notifies.'() {
    const {useFirstItem} = sample<'useFirstItem'>('useFirstItem')
    const bow = {name: 'bow', count: 1}
    const heard = heardFromHook(useFirstItem, [[], [bow], [undefined]])
    expect(heard).toEqual([null, bow, undefined])
  },

  'Until one of them arrives, the check compares like shallowObjectEqualityCheck.'() {
    const items = [potion, {...potion}, elixir]
    expect(verdicts(nullable, items)).toEqual(verdicts(check, items))
  },

  'The object that follows a null notifies but is not remembered: the next object is compared with the one before the null.':
    () => claims.changeAfterNullIsLost(nullable, potion, elixir),

  'For the same reason, a new item after the null notifies once more when it is written again.'() {
    const writes = [potion, null, elixir, elixir, elixir]
    expect(heardThrough(nullable, writes)).toEqual([potion, null, elixir, elixir])
    // The old item, written twice after the null, notifies once.
    const old = [potion, null, potion]
    expect(heardThrough(nullable, [...old, potion])).toEqual(old)
  },

  'createOptionalValueEqualityCheck avoids both too'() {
    const optional = createOptionalValueEqualityCheck(check)
    expect(verdicts(optional, [potion, null, elixir, potion])[3]).toBe('different')
    expect(verdicts(optional, [potion, null, elixir, elixir])[3]).toBe('equal')
  },
})
