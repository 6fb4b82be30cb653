import type {EqualityCheck} from '@react-facet/core'
import {expect, fact} from '../../../fact'
import {heardFromHook, samplesOf, verdicts, type Derive} from '../../../probes'

const sample = samplesOf(import.meta.filename)

fact(
  'The podium notifies when one of its three rows changes; points further down do not count.',
  () => {
    const {usePodium} = sample('usePodium') as {usePodium: Derive<unknown>}
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
)

fact('If your empty slots are {}, use a check that knows about missing items:', () => {
  const {sameSlots} = sample('sameSlots') as {sameSlots: EqualityCheck<unknown[]>}
  expect(verdicts(sameSlots, [[{name: 'bow'}, {}], [{name: 'bow'}], []]).at(1)).toBe(
    'different',
  )
  expect(verdicts(sameSlots, [[{}], []]).at(1)).toBe('different')
})

fact('an interface usually lacks the index signature', () => {
  const {sameScores} = sample('sameScores') as {sameScores: EqualityCheck<unknown[]>}
  const score = (points: number) => [{player: 'Ada', points}]
  expect(verdicts(sameScores, [score(1), score(1), score(2)])).toEqual([
    'different',
    'equal',
    'different',
  ])
})

fact(
  'To this check, null, undefined and [] are three different values. A first null notifies.',
  () => {
    const {useResults} = sample('useResults') as {useResults: Derive<unknown>}
    const results = [null, [], undefined]
    const heard = heardFromHook(
      useResults,
      results.map((list) => ({results: list})),
    )
    expect(heard).toEqual(results)
  },
)
