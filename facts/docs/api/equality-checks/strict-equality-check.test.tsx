import {
  createFacet,
  createUniformObjectEqualityCheck,
  strictEqualityCheck,
  type EqualityCheck,
} from '@react-facet/core'
import * as claims from '../../../claims'
import {expect, fact} from '../../../fact'
import {heardFrom, heardThrough, judged, judgesRow} from '../../../probes'

const row = judgesRow(strictEqualityCheck)

const handler = () => 'handler'
const sameSource = () => 'handler'

fact('nothing yet, anything | different', judged(strictEqualityCheck, [30], 'different'))
fact('30, 30 | equal', row)
fact('null, undefined | different', row)
fact('0, -0 | equal', row)
fact('NaN, NaN | different', row)
fact(
  'the same function twice | equal',
  judged(strictEqualityCheck, [handler, handler], 'equal'),
)
fact(
  'two functions with the same source | different',
  judged(strictEqualityCheck, [handler, sameSource], 'different'),
)

fact('For a facet of functions, which the default check always lets through.', () => {
  const byDefault = createFacet({initialValue: handler})
  const strict = createFacet({initialValue: handler, equalityCheck: strictEqualityCheck})
  const heard = [heardFrom(byDefault), heardFrom(strict)]
  byDefault.set(handler)
  strict.set(handler)
  expect(heard).toEqual([[handler, handler], [handler]])
})

fact('With mapFacetsLightweight, which has no check unless you pass one.', () =>
  claims.lightweightMapHasNoCheck(strictEqualityCheck),
)

fact('The uniform check with strictEqualityCheck compares loadouts key by key', () => {
  interface Loadout {
    primary: string
    secondary: string
  }
  const sameLoadout = createUniformObjectEqualityCheck<Loadout>(strictEqualityCheck)
  const loadouts = ['axe', 'axe', 'sword'].map((secondary) => ({
    primary: 'bow',
    secondary,
  }))
  expect(heardThrough(sameLoadout, loadouts)).toEqual([loadouts[0], loadouts[2]])
})

fact(
  'If a cast lets an object through, the check compares references: an object that is changed in place counts as equal and the update is lost, and an equal copy counts as different',
  () => claims.comparesReferences(strictEqualityCheck, (object) => object),
)

fact(
  'bigint does not satisfy the constraint either, although === compares it by value. For bigint, put the checker into a check of your own, with a cast',
  () => {
    // @ts-expect-error -- bigint does not satisfy the constraint
    strictEqualityCheck<bigint>()
    const bigintEqualityCheck: EqualityCheck<bigint> = () =>
      strictEqualityCheck() as (current: unknown) => boolean
    expect(heardThrough(bigintEqualityCheck, [5n, 5n, 6n])).toEqual([5n, 6n])
  },
)
