import {
  createFacet,
  createOptionalValueEqualityCheck,
  createUniformArrayEqualityCheck,
  createUniformObjectEqualityCheck,
  mapFacetsLightweight,
  nullableShallowObjectArrayEqualityCheck,
  shallowObjectArrayEqualityCheck,
  shallowObjectEqualityCheck,
  type ObjectWithImmutables,
} from '@react-facet/core'
import {vi} from 'vitest'
import * as claims from '../../../claims'
import {expect, fact} from '../../../fact'
import {heardFrom, judged, judgesRow, noticed, verdicts} from '../../../probes'

const check = shallowObjectArrayEqualityCheck
const row = judgesRow(check)

fact(
  'The podium notifies when one of its three rows changes; points further down do not count.',
  () => {
    const podium = ({points}: {points: number[]}) =>
      [...points]
        .sort((a, b) => b - a)
        .slice(0, 3)
        .map((score) => ({score}))
    const scores = createFacet({initialValue: {points: [100, 99, 98, 60]}})
    const heard = heardFrom(mapFacetsLightweight([scores], podium, check))
    scores.set({points: [100, 99, 98, 62]})
    expect(heard).toHaveLength(1)
    scores.set({points: [100, 99, 98.5, 62]})
    expect(heard.map((three) => three[2]?.score)).toEqual([98, 98.5])
  },
)

fact('if one item changes, all observers of the array are notified', () => {
  const scores = createFacet({initialValue: [{id: 1}, {id: 2}]})
  const checked = mapFacetsLightweight([scores], (all) => all, check)
  const heard = [heardFrom(checked), heardFrom(checked)]
  scores.set([{id: 1}, {id: 3}])
  expect(heard.map((values) => values.length)).toEqual([2, 2])
})

fact('nothing yet | any array | different', judged(check, [[]], 'different'))

fact('[{id: 1}, {id: 2}] | [{id: 1}, {id: 2}] | equal', row)
fact('[{id: 1}, {id: 2}] | [{id: 2}, {id: 1}] | different', row)
fact('[{id: 1}, {id: 2}] | [{id: 1}] | different', row)
fact(
  '[{id: 1}] | the same array, id set to 2 | different',
  noticed<ObjectWithImmutables[]>(check, [{id: 1}], ([item]) => {
    if (item) item.id = 2
  }),
)
fact('[] | [] | equal', row)

fact(
  "[{name: 'bow'}, {}] followed by [{name: 'bow'}] is equal, and so is [{}] followed by []. If your empty slots are {}, use a check that knows about missing items",
  () => {
    expect(verdicts(check, [[{name: 'bow'}, {}], [{name: 'bow'}]])[1]).toBe('equal')
    expect(verdicts(check, [[{}], []])[1]).toBe('equal')
    const sameSlots = createUniformArrayEqualityCheck(
      createOptionalValueEqualityCheck(shallowObjectEqualityCheck),
    )
    expect(verdicts(sameSlots, [[{}], []])[1]).toBe('different')
  },
)

fact('A call costs one comparison per key and item.', () => {
  const compare = vi.fn(() => true)
  const counted = createUniformArrayEqualityCheck(
    createUniformObjectEqualityCheck<Record<string, number>>(() => compare),
  )
  verdicts(counted, [Array(1000).fill({a: 1, b: 2, c: 3, d: 4, e: 5})])
  expect(compare).toHaveBeenCalledTimes(5000)
})

fact('To this check, null, undefined and [] are three different values.', () =>
  claims.tellsMissingFromEmpty(nullableShallowObjectArrayEqualityCheck),
)

fact(
  'The array that follows a null notifies but is not remembered. If the next array equals the one from before the null, it is dropped: with the results A, null, B, A, the list keeps showing B.',
  () =>
    claims.changeAfterNullIsLost(
      nullableShallowObjectArrayEqualityCheck,
      [{id: 1}],
      [{id: 2}],
    ),
)
