import {expect, fact} from '../../../fact'
import {heardFromHook, samplesOf, type Derive} from '../../../probes'

const sample = samplesOf(import.meta.filename)

fact('Remove a row with the bare item check and with the wrapped one:', () => {
  const {useRows} = sample('useRows') as {useRows: Derive<unknown>}
  const heard = heardFromHook(useRows, [
    {opened: 1, rows: [['bow'], ['axe']]},
    {opened: 2, rows: [['bow'], ['axe']]},
    {opened: 2, rows: [['bow']]},
  ])
  expect(heard).toEqual([[['bow'], ['axe']], [['bow']]])
})
