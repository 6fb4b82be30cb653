import type {EqualityCheck} from '@react-facet/core'
import {expect, fact} from '../../../fact'
import {heardFromHook, samplesOf, verdicts, type Derive} from '../../../probes'

const sample = samplesOf(import.meta.filename)

fact('A new array with the same items counts as equal.', () => {
  const {useOnlineNames} = sample('useOnlineNames') as {useOnlineNames: Derive<unknown>}
  const ada = {name: 'Ada', isOnline: true, ping: 10}
  const bo = {name: 'Bo', isOnline: false, ping: 10}
  const heard = heardFromHook(useOnlineNames, [
    [ada, bo],
    [{...ada, ping: 90}, bo],
    [ada, {...bo, isOnline: true}],
  ])
  expect(heard).toEqual([['Ada'], ['Ada', 'Bo']])
})

fact('The check never writes to it, so a narrow cast is safe:', () => {
  const {readonlyStringsCheck} = sample('readonlyStringsCheck') as {
    readonlyStringsCheck: EqualityCheck<readonly string[]>
  }
  const names = Object.freeze(['Ada'])
  expect(verdicts(readonlyStringsCheck, [names, ['Ada'], ['Bo']])).toEqual([
    'different',
    'equal',
    'different',
  ])
})

fact(
  'To this check, null, undefined and [] are three different values. A first null notifies.',
  () => {
    const {useMembers} = sample('useMembers') as {useMembers: Derive<unknown>}
    const parties = [null, {members: []}, {members: undefined}]
    expect(heardFromHook(useMembers, parties)).toEqual([null, [], undefined])
  },
)
