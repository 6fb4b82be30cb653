import type {ReactElement} from 'react'
import {expect, fact} from '../../../fact'
import {
  heardFromHook,
  inComponent,
  mutationsDuring,
  samplesOf,
  type Derive,
} from '../../../probes'
import {commit} from '../../../render'

const sample = samplesOf(import.meta.filename)

fact(
  'As the check of a useFacetState with an initial value: the selected item, the current target.',
  () => {
    const {Crosshair} = sample('Crosshair') as {Crosshair: () => ReactElement}
    const {container, renders} = inComponent(Crosshair)
    const [aim, lookAway] = container.querySelectorAll('button')
    commit(() => aim?.click())
    expect(container.textContent).toContain('Target in sight')
    expect(mutationsDuring(container, () => commit(() => aim?.click()))).toEqual([])
    commit(() => lookAway?.click())
    expect(container.textContent).not.toContain('Target in sight')
    expect(renders()).toBe(1)
  },
)

fact('It returns a checker, not a factory as the other create… functions', () => {
  const {useSquadIds} = sample('useSquadIds') as {useSquadIds: Derive<unknown>}
  const heard = heardFromHook(useSquadIds, [
    {ids: [1], morale: 1},
    {ids: [1], morale: 2},
    {ids: null, morale: 2},
  ])
  expect(heard).toEqual([[1], null])
})
