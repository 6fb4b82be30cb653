import type {EqualityCheck} from '@react-facet/core'
import {expect, fact} from '../../../fact'
import {heardFromHook, samplesOf, verdicts, type Derive} from '../../../probes'

const sample = samplesOf(import.meta.filename)

fact('The uniform check with strictEqualityCheck compares loadouts key by key:', () => {
  const {useLoadout} = sample('useLoadout') as {useLoadout: Derive<unknown>}
  const bows = {primary: 'bow', secondary: 'bow'}
  const players = [
    {health: 9, loadout: bows},
    {health: 8, loadout: {...bows}},
    {health: 8, loadout: {...bows, primary: 'axe'}},
  ]
  expect(heardFromHook(useLoadout, players)).toEqual([bows, players[2]?.loadout])
})

fact('For bigint, put the checker into a check of your own, with a cast:', () => {
  const {bigintEqualityCheck} = sample('bigintEqualityCheck') as {
    bigintEqualityCheck: EqualityCheck<bigint>
  }
  expect(verdicts(bigintEqualityCheck, [1n, BigInt('1'), 2n])).toEqual([
    'different',
    'equal',
    'different',
  ])
})
