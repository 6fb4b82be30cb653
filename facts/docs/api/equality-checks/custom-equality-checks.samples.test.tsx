import {shallowObjectEqualityCheck, type EqualityCheck} from '@react-facet/core'
import {expect, fact} from '../../../fact'
import {heardFromHook, samplesOf, verdicts, type Derive} from '../../../probes'

const sample = samplesOf(import.meta.filename)

fact('Pass it, uncalled, wherever a check is accepted:', () => {
  const {usePlayerName} = sample(
    'function usePlayerName',
    sample('export const sameIgnoringCase') as Record<string, unknown>,
  ) as {usePlayerName: Derive<string>}
  expect(heardFromHook(usePlayerName, ['Ada ', 'ADA', 'Bo'])).toEqual(['Ada', 'Bo'])
})

fact(
  'null and undefined are different, a first null notifies, and so does any value after null, unless comparator calls its first value equal.',
  () => {
    const {sameItem} = sample(
      'export const sameItem',
      sample('export const nullable') as Record<string, unknown>,
    ) as {sameItem: EqualityCheck<unknown>}
    const item = {name: 'bow'}
    const values = [null, undefined, item, {...item}, null, item]
    const results = verdicts(sameItem, values).map((verdict) => verdict === 'different')
    expect(results).toEqual([true, true, true, false, true, true])
    expect(sameItem).not.toBe(shallowObjectEqualityCheck)
  },
)
