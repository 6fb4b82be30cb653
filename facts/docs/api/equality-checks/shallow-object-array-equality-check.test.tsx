import {
  createFacet,
  createUniformArrayEqualityCheck,
  createUniformObjectEqualityCheck,
  mapFacetsLightweight,
  nullableShallowObjectArrayEqualityCheck,
  shallowObjectArrayEqualityCheck,
  type EqualityCheck,
  type ObjectWithImmutables,
} from '@react-facet/core'
import {vi} from 'vitest'
import * as claims from '../../../claims'
import {expect, facts} from '../../../fact'
import {
  heardFrom,
  heardFromHook,
  heardThrough,
  judged,
  judgesRow,
  noticed,
  samplesOf,
  verdicts,
} from '../../../probes'

const sample = samplesOf(import.meta.filename)

const check = shallowObjectArrayEqualityCheck
const row = judgesRow(check)

facts({
  'The podium notifies when one of its three rows changes; points further down do not count.'() {
    const {usePodium} = sample<'usePodium'>('usePodium')
    const scores = (...all: number[]) =>
      all.map((points, index) => ({player: `p${index}`, points}))
    const lists = [scores(1, 9, 8, 7), scores(2, 9, 8, 7), scores(2, 9, 8, 10)]
    const heard = heardFromHook(usePodium, lists) as {points: number}[][]
    expect(heard.map((podium) => podium.map(({points}) => points))).toEqual([
      [9, 8, 7],
      [10, 9, 8],
    ])
    expect(lists[0]?.[0]?.points).toBe(1)
  },

  'if one item changes, all observers of the array are notified'() {
    const scores = createFacet({initialValue: [{id: 1}, {id: 2}]})
    const checked = mapFacetsLightweight([scores], (all) => all, check)
    const heard = [heardFrom(checked), heardFrom(checked)]
    scores.set([{id: 1}, {id: 3}])
    expect(heard.map((values) => values.length)).toEqual([2, 2])
  },

  'nothing yet | any array | different': judged(check, [[]], 'different'),

  '[{id: 1}, {id: 2}] | [{id: 1}, {id: 2}] | equal': row,

  '[{id: 1}, {id: 2}] | [{id: 2}, {id: 1}] | different': row,

  '[{id: 1}, {id: 2}] | [{id: 1}] | different': row,

  '[{id: 1}] | the same array, id set to 2 | different': noticed<ObjectWithImmutables[]>(
    check,
    [{id: 1}],
    ([item]) => {
      if (item) item.id = 2
    },
  ),

  '[] | [] | equal': row,

  "[{name: 'bow'}, {}] followed by [{name: 'bow'}] is equal, and so is [{}] followed by []. If your empty slots are {}, use a check that knows about missing items"() {
    expect(verdicts(check, [[{name: 'bow'}, {}], [{name: 'bow'}]])[1]).toBe('equal')
    expect(verdicts(check, [[{}], []])[1]).toBe('equal')
    const {sameSlots} = sample<'sameSlots', EqualityCheck<unknown[]>>('sameSlots')
    expect(verdicts(sameSlots, [[{name: 'bow'}, {}], [{name: 'bow'}]])[1]).toBe(
      'different',
    )
    expect(verdicts(sameSlots, [[{}], []])[1]).toBe('different')
  },

  'A call costs one comparison per key and item.'() {
    const compare = vi.fn(() => true)
    const counted = createUniformArrayEqualityCheck(
      createUniformObjectEqualityCheck<Record<string, number>>(() => compare),
    )
    verdicts(counted, [Array(1000).fill({a: 1, b: 2, c: 3, d: 4, e: 5})])
    expect(compare).toHaveBeenCalledTimes(5000)
  },

  'an interface usually lacks the index signature'() {
    const {sameScores} = sample<'sameScores', EqualityCheck<unknown[]>>('sameScores')
    const score = (points: number) => [{player: 'Ada', points}]
    const heard = heardThrough(sameScores, [score(1), score(1), score(2)])
    expect(heard).toEqual([score(1), score(2)])
  },

  'To this check, null, undefined and [] are three different values. A first null notifies.'() {
    const {useResults} = sample<'useResults'>('useResults')
    const results = [null, [], undefined, null]
    const heard = heardFromHook(
      useResults,
      results.map((list) => ({results: list})),
    )
    expect(heard).toEqual(results)
  },

  'The array that follows a null notifies but is not remembered. If the next array equals the one from before the null, it is dropped: with the results A, null, B, A, the list keeps showing B.':
    () =>
      claims.changeAfterNullIsLost(
        nullableShallowObjectArrayEqualityCheck,
        [{id: 1}],
        [{id: 2}],
      ),
})
