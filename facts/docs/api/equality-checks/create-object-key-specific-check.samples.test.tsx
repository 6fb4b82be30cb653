import type {EqualityCheck} from '@react-facet/core'
import {expect, fact} from '../../../fact'
import {heardFromHook, samplesOf, verdicts, type Derive} from '../../../probes'

const sample = samplesOf(import.meta.filename)

fact(
  'The card notifies when the name, a perk or the position changes, not when the ping does.',
  () => {
    const {useCard} = sample('useCard') as {useCard: Derive<unknown>}
    const card = {name: 'Ada', perks: ['dash'], position: {x: 1, y: 2}}
    const heard = heardFromHook(useCard, [
      {...card, ping: 10},
      {name: 'Ada', perks: ['dash'], position: {x: 1, y: 2}, ping: 90},
      {...card, name: 'Bo', ping: 90},
      {...card, name: 'Bo', perks: ['hook'], ping: 90},
      {...card, name: 'Bo', perks: ['hook'], position: {x: 1, y: 3}, ping: 90},
    ])
    expect(heard).toEqual([
      card,
      {...card, name: 'Bo'},
      {...card, name: 'Bo', perks: ['hook']},
      {name: 'Bo', perks: ['hook'], position: {x: 1, y: 3}},
    ])
  },
)

fact('Set it to undefined instead, if its comparator takes that:', () => {
  const {sameTarget, toTarget} = sample('sameTarget') as {
    sameTarget: EqualityCheck<unknown>
    toTarget: (data: object) => unknown
  }
  const targets = [{name: 'Ada', guild: 'Foxes'}, {name: 'Ada'}, {name: 'Ada'}]
  expect(verdicts(sameTarget, targets.map(toTarget))).toEqual([
    'different',
    'different',
    'equal',
  ])
})
