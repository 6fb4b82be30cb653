import {createFacet, strictEqualityCheck, type EqualityCheck} from '@react-facet/core'
import * as claims from '../../../claims'
import {expect, facts} from '../../../fact'
import {
  heardFrom,
  heardFromHook,
  heardThrough,
  judged,
  judgesRow,
  samplesOf,
} from '../../../probes'

const sample = samplesOf(import.meta.filename)

facts({
  'The uniform check with strictEqualityCheck compares loadouts key by key:'() {
    const {useLoadout} = sample<'useLoadout'>('useLoadout')
    const bows = {primary: 'bow', secondary: 'bow'}
    const players = [
      {health: 9, loadout: bows},
      {health: 8, loadout: {...bows}},
      {health: 8, loadout: {...bows, primary: 'axe'}},
    ]
    expect(heardFromHook(useLoadout, players)).toEqual([bows, players[2]?.loadout])
  },
})

const row = judgesRow(strictEqualityCheck)

const handler = () => 'handler'
const sameSource = () => 'handler'

facts({
  'nothing yet, anything | different': judged(strictEqualityCheck, [30], 'different'),

  '30, 30 | equal': row,

  'null, undefined | different': row,

  '0, -0 | equal': row,

  'NaN, NaN | different': row,

  'the same function twice | equal': judged(
    strictEqualityCheck,
    [handler, handler],
    'equal',
  ),

  'two functions with the same source | different': judged(
    strictEqualityCheck,
    [handler, sameSource],
    'different',
  ),

  'For a facet of functions, which the default check always lets through.'() {
    const byDefault = createFacet({initialValue: handler})
    const strict = createFacet({
      initialValue: handler,
      equalityCheck: strictEqualityCheck,
    })
    const heard = [heardFrom(byDefault), heardFrom(strict)]
    byDefault.set(handler)
    strict.set(handler)
    expect(heard).toEqual([[handler, handler], [handler]])
  },

  'With mapFacetsLightweight, which has no check unless you pass one.': () =>
    claims.lightweightMapHasNoCheck(strictEqualityCheck),

  'If a cast lets an object through, the check compares references: an object that is changed in place counts as equal and the update is lost, and an equal copy counts as different':
    () => claims.comparesReferences(strictEqualityCheck, (object) => object),

  'bigint does not satisfy the constraint either, although === compares it by value. For bigint, put the checker into a check of your own, with a cast'() {
    // @ts-expect-error -- bigint does not satisfy the constraint
    strictEqualityCheck<bigint>()
    const {bigintEqualityCheck} = sample<'bigintEqualityCheck', EqualityCheck<bigint>>(
      'bigintEqualityCheck',
    )
    expect(heardThrough(bigintEqualityCheck, [1n, BigInt('1'), 2n])).toEqual([1n, 2n])
  },
})
