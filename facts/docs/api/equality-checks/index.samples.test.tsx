import {createFacet, type EqualityCheck, type Facet} from '@react-facet/core'
import {expect, fact} from '../../../fact'
import {
  heardFrom,
  heardFromHook,
  resultOf,
  samplesOf,
  verdicts,
  type Derive,
} from '../../../probes'

const sample = samplesOf(import.meta.filename)

fact('Often it is better to map to a primitive:', () => {
  interface Player {
    name: string
    health: number
    x: number
    y: number
  }
  const {usePlayer} = sample('function usePlayer') as {
    usePlayer: (player: Facet<Player>) => {health: Facet<number>; position: Facet<object>}
  }
  const ada = {name: 'Ada', health: 9, x: 1, y: 2}
  const player = createFacet({initialValue: ada})
  const {health, position} = resultOf(() => usePlayer(player))
  const heard = [heardFrom<unknown>(health), heardFrom<unknown>(position)]
  for (const change of [{name: 'Bo'}, {health: 8}, {x: 5}]) {
    player.set({...(player.get() as Player), ...change})
  }
  expect(heard).toEqual([
    [9, 8],
    [
      {x: 1, y: 2},
      {x: 5, y: 2},
    ],
  ])
})

fact('true means equal: the update is dropped.', () => {
  const {sameLength} = sample('const sameLength') as {sameLength: EqualityCheck<string>}
  expect(verdicts(sameLength, ['bow', 'axe', 'spear'])).toEqual([
    'different',
    'equal',
    'different',
  ])
})

fact('Call them once, outside of components:', () => {
  const {useFilledSlots} = sample('useFilledSlots') as {useFilledSlots: Derive<unknown>}
  const bow = {item: 'bow', count: 1}
  const empty = {item: 'axe', count: 0}
  const heard = heardFromHook(useFilledSlots, [
    [bow],
    [{...bow}, empty],
    [{...bow, count: 2}],
  ])
  expect(heard).toEqual([[bow], [{...bow, count: 2}]])
})
