import {
  nullableShallowArrayEqualityCheck,
  shallowArrayEqualityCheck,
  type EqualityCheck,
  type Immutable,
} from '@react-facet/core'
import * as claims from '../../../claims'
import {expect, facts} from '../../../fact'
import {
  heardFromHook,
  heardThrough,
  judged,
  judgesRow,
  noticed,
  samplesOf,
  verdicts,
} from '../../../probes'

const sample = samplesOf(import.meta.filename)

facts({
  'A new array with the same items counts as equal.'() {
    const {useOnlineNames} = sample<'useOnlineNames'>('useOnlineNames')
    const ada = {name: 'Ada', isOnline: true, ping: 10}
    const bo = {name: 'Bo', isOnline: false, ping: 10}
    const heard = heardFromHook(useOnlineNames, [
      [ada, bo],
      [{...ada, ping: 90}, bo],
      [ada, {...bo, isOnline: true}],
    ])
    expect(heard).toEqual([['Ada'], ['Ada', 'Bo']])
  },
})

const check = shallowArrayEqualityCheck
const row = judgesRow(check)

/** The same check, cast to take `null` and `undefined` instead of an array. */
const untyped = check as unknown as EqualityCheck<unknown>

facts({
  'nothing yet | any array | different': judged(check, [[]], 'different'),

  "['bow', 'axe'] | ['bow', 'axe'] | equal": row,

  "['bow', 'axe'] | ['axe', 'bow'] | different": row,

  "['bow', 'axe'] | ['bow'] | different": row,

  '[] | [] | equal': row,

  '[1, 2] | the same array after push(3) | different': noticed<Immutable[]>(
    check,
    [1, 2],
    (items) => void items.push(3),
  ),

  '[NaN] | [NaN] | different': row,

  'A call compares as many indexes as the longest array that the checker has seen.'() {
    const isEqual = check()
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

  "['bow', undefined] followed by ['bow'] is equal. So is the reverse, once the checker has seen a longer array. Use null or an empty string for an empty slot."() {
    expect(verdicts(check, [['bow', undefined], ['bow']])[1]).toBe('equal')
    const reverse = [['bow'], ['bow', undefined]]
    expect(verdicts(check, reverse).at(-1)).toBe('different')
    expect(verdicts(check, [['bow', 'axe'], ...reverse]).at(-1)).toBe('equal')
    for (const empty of [null, '']) {
      expect(verdicts(check, [['bow', empty], ['bow']])[1]).toBe('different')
    }
  },

  "null instead of an array throws Cannot read properties of null (reading '0') (in Chromium) if an earlier array had items. undefined throws as well."() {
    const message = "Cannot read properties of null (reading '0')"
    expect(() => verdicts(untyped, [['bow'], null])).toThrow(message)
    expect(() => verdicts(untyped, [['bow'], [], null])).toThrow(message)
    expect(() => verdicts(untyped, [['bow'], undefined])).toThrow(TypeError)
    expect(verdicts(untyped, [[], null])[1]).toBe('equal')
  },

  'Items that are objects are refused by TypeScript. With a cast, they are compared by reference.'() {
    // @ts-expect-error -- TypeScript refuses items that are objects
    claims.comparesReferences<object[]>(check, (item) => [item])
  },

  'It saves notifications, not work. The selector builds its array first, and the check compares it afterwards.':
    () => claims.selectorRunsBeforeCheck((x) => [Math.sign(x)], check),

  'The check never writes to it, so a narrow cast is safe:'() {
    const {readonlyStringsCheck} = sample<
      'readonlyStringsCheck',
      EqualityCheck<readonly string[]>
    >('readonlyStringsCheck')
    const names = Object.freeze(['Ada'])
    const heard = heardThrough(readonlyStringsCheck, [names, ['Ada'], ['Bo']])
    expect(heard).toEqual([['Ada'], ['Bo']])
  },

  'To this check, null, undefined and [] are three different values. A first null notifies.'() {
    const {useMembers} = sample<'useMembers'>('useMembers')
    const parties = [null, {members: []}, {members: undefined}, null]
    expect(heardFromHook(useMembers, parties)).toEqual([null, [], undefined, null])
  },

  'The array that follows a null notifies but is not remembered.': () =>
    claims.changeAfterNullIsLost(nullableShallowArrayEqualityCheck, ['Ada'], ['Bo']),
})
