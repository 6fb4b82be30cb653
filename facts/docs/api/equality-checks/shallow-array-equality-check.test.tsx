import {
  nullableShallowArrayEqualityCheck,
  shallowArrayEqualityCheck,
  type EqualityCheck,
  type Immutable,
} from '@react-facet/core'
import * as claims from '../../../claims'
import {expect, fact} from '../../../fact'
import {judged, judgesRow, noticed, verdicts} from '../../../probes'

const check = shallowArrayEqualityCheck
const row = judgesRow(check)

/** The same check, cast to take `null` and `undefined` instead of an array. */
const untyped = check as unknown as EqualityCheck<unknown>

fact('nothing yet | any array | different', judged(check, [[]], 'different'))

fact("['bow', 'axe'] | ['bow', 'axe'] | equal", row)
fact("['bow', 'axe'] | ['axe', 'bow'] | different", row)
fact("['bow', 'axe'] | ['bow'] | different", row)
fact('[] | [] | equal', row)
fact(
  '[1, 2] | the same array after push(3) | different',
  noticed<Immutable[]>(check, [1, 2], (items) => void items.push(3)),
)
fact('[NaN] | [NaN] | different', row)

fact(
  'A call compares as many indexes as the longest array that the checker has seen.',
  () => {
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
)

fact(
  "['bow', undefined] followed by ['bow'] is equal. So is the reverse, once the checker has seen a longer array. Use null or an empty string for an empty slot.",
  () => {
    expect(verdicts(check, [['bow', undefined], ['bow']])[1]).toBe('equal')
    const reverse = [['bow'], ['bow', undefined]]
    expect(verdicts(check, reverse).at(-1)).toBe('different')
    expect(verdicts(check, [['bow', 'axe'], ...reverse]).at(-1)).toBe('equal')
    for (const empty of [null, '']) {
      expect(verdicts(check, [['bow', empty], ['bow']])[1]).toBe('different')
    }
  },
)

fact(
  "null instead of an array throws Cannot read properties of null (reading '0') (in Chromium) if an earlier array had items. undefined throws as well.",
  () => {
    const message = "Cannot read properties of null (reading '0')"
    expect(() => verdicts(untyped, [['bow'], null])).toThrow(message)
    expect(() => verdicts(untyped, [['bow'], [], null])).toThrow(message)
    expect(() => verdicts(untyped, [['bow'], undefined])).toThrow(TypeError)
    expect(verdicts(untyped, [[], null])[1]).toBe('equal')
  },
)

fact(
  'Items that are objects are refused by TypeScript. With a cast, they are compared by reference.',
  () => {
    // @ts-expect-error -- TypeScript refuses items that are objects
    claims.comparesReferences<object[]>(check, (item) => [item])
  },
)

fact(
  'It saves notifications, not work. The selector builds its array first, and the check compares it afterwards.',
  () => claims.selectorRunsBeforeCheck((x) => [Math.sign(x)], check),
)

fact('To this check, null, undefined and [] are three different values.', () =>
  claims.tellsMissingFromEmpty(nullableShallowArrayEqualityCheck),
)

fact('The array that follows a null notifies but is not remembered.', () =>
  claims.changeAfterNullIsLost(nullableShallowArrayEqualityCheck, ['Ada'], ['Bo']),
)
