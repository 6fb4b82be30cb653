import {
  createFacet,
  createNullableEqualityCheck,
  createOptionalValueEqualityCheck,
  createUniformObjectEqualityCheck,
  multiObserve,
  NO_VALUE,
  shallowArrayEqualityCheck,
  shallowObjectEqualityCheck,
  useFacetMap,
  useFacetMemo,
  type EqualityCheck,
} from '@react-facet/core'
import {sharedFacet, sharedSelector} from '@react-facet/shared-facet'
import type {} from 'react'
import {vi} from 'vitest'
import * as claims from '../../../claims'
import {expect, facts} from '../../../fact'
import {
  heardFrom,
  heardFromHook,
  heardThrough,
  inComponent,
  judged,
  mutationsDuring,
  resultOf,
  samplesOf,
  verdicts,
} from '../../../probes'
import {commit} from '../../../render'

const sample = samplesOf(import.meta.filename)

const drone = {hp: 9}
type Target = typeof drone

const sameTarget = createOptionalValueEqualityCheck<Target>(shallowObjectEqualityCheck)
const sameIds: EqualityCheck<number[] | null | undefined> = () =>
  createNullableEqualityCheck(shallowArrayEqualityCheck)

/** The values of the table under "Behaviour", one after the other. */
const values = [null, undefined, drone, {...drone}, null, {...drone}, {...drone}]
const inRow = (row: number, verdict: 'equal' | 'different') =>
  judged(sameTarget, values.slice(0, row), verdict)

facts({
  'null | equal | it starts as if the previous value were missing': inRow(1, 'equal'),

  'undefined | equal | null and undefined are the same to it': inRow(2, 'equal'),

  '{hp: 9} | different': inRow(3, 'different'),

  '{hp: 9} | equal': inRow(4, 'equal'),

  'null | different': inRow(5, 'different'),

  '{hp: 9} | different | the comparator was replaced by a new one'() {
    let comparators = 0
    const counted = createOptionalValueEqualityCheck<Target>(() => {
      comparators += 1
      return shallowObjectEqualityCheck()
    })
    expect(verdicts(counted, values).slice(5)).toEqual(['different', 'equal'])
    expect(comparators).toBe(2)
  },

  'As the check of a useFacetState with an initial value: the selected item, the current target.'() {
    const {Crosshair} = sample<'Crosshair'>('Crosshair')
    const {container, renders} = inComponent(Crosshair)
    const [aim, lookAway] = container.querySelectorAll('button')
    commit(() => aim?.click())
    expect(container.textContent).toContain('Target in sight')
    expect(mutationsDuring(container, () => commit(() => aim?.click()))).toEqual([])
    commit(() => lookAway?.click())
    expect(container.textContent).not.toContain('Target in sight')
    expect(renders()).toBe(1)
  },

  'When a useFacetMap, useFacetMemo or selector has this check, a first null that no get() has stored is dropped: observers are not notified until the first real value, and an effect of several facets waits.'() {
    const source = createFacet<Target | null>({initialValue: null})
    const map = resultOf(() => useFacetMap((value) => value, [], [source], sameTarget))
    const memo = resultOf(() => useFacetMemo((value) => value, [], [source], sameTarget))
    const selected = sharedSelector(
      (value) => value,
      [sharedFacet<Target | null>('target')],
      sameTarget,
    )((_, update) => source.observe(update))
    const heard = [heardFrom(map), heardFrom(memo), heardFrom(selected)]
    const effect = vi.fn<() => void>()
    multiObserve(effect, [map, createFacet<Target | null>({initialValue: drone})])
    expect(heard).toEqual([[], [], []])
    expect(effect).not.toHaveBeenCalled()
    source.set(drone)
    expect(heard).toEqual([[drone], [drone], [drone]])
    expect(effect).toHaveBeenCalledTimes(1)
    source.set(null)
    const stored = resultOf(() =>
      useFacetMemo((value) => value, [], [source], sameTarget),
    )
    stored.get()
    expect(heardFrom(stored)).toEqual([null])
  },

  'A facet that was created with NO_VALUE stays at NO_VALUE when null is written. A facet that was created with null has that value.'() {
    const [empty, withNull] = [NO_VALUE, null].map((initialValue) =>
      createFacet<Target | null>({
        initialValue: initialValue as null,
        equalityCheck: sameTarget,
      }),
    )
    empty?.set(null)
    expect([empty?.get(), withNull?.get()]).toEqual([NO_VALUE, null])
  },

  'A new key with the value null goes unnoticed if you use this as the comparator of a uniform object check. Values that go missing and return are noticed.'() {
    const check =
      createUniformObjectEqualityCheck<Record<string, Target | null>>(sameTarget)
    expect(verdicts(check, [{a: drone}, {a: drone, b: null}])[1]).toBe('equal')
    const returning = [{a: drone}, {a: null}, {a: drone}]
    expect(heardThrough(check, returning)).toEqual(returning)
  },

  'It returns a checker, not a factory as the other create… functions'() {
    const {useSquadIds} = sample<'useSquadIds'>('useSquadIds')
    const heard = heardFromHook(useSquadIds, [
      {ids: [1], morale: 1},
      {ids: [1], morale: 2},
      {ids: null, morale: 2},
    ])
    expect(heard).toEqual([[1], null])
  },

  'Passing the result of createNullableEqualityCheck directly is a type error. With a cast, it fails like any check that you call before you pass it.'() {
    const checker = createNullableEqualityCheck(shallowArrayEqualityCheck)
    // @ts-expect-error -- a checker is not an EqualityCheck
    const uncast: EqualityCheck<number[]> = checker
    const cast = checker as unknown as EqualityCheck<number[]>
    for (const check of [uncast, cast]) {
      expect(() => heardThrough(check, [[1]])).toThrow('checker is not a function')
    }
  },

  'Returns | a checker | an equality check (factory)'() {
    const nullable = createNullableEqualityCheck(shallowArrayEqualityCheck)
    const optional = createOptionalValueEqualityCheck<number[]>(shallowArrayEqualityCheck)
    expect([nullable([1]), nullable([1])]).toEqual([false, true])
    expect(typeof optional()).toBe('function')
  },

  'null and undefined | different | equal'() {
    expect(verdicts(sameIds, [[1], null, undefined])[2]).toBe('different')
    expect(verdicts(sameTarget, [drone, null, undefined])[2]).toBe('equal')
  },

  'First null of a map | notifies | does not notify'() {
    expect(heardThrough(sameIds, [null])).toEqual([null])
    expect(heardThrough(sameTarget, [null])).toEqual([])
  },

  'Memory after null | kept, out of date | reset'() {
    const optional = createOptionalValueEqualityCheck<number[]>(shallowArrayEqualityCheck)
    expect(verdicts(sameIds, [[1], null, [2], [1]])[3]).toBe('equal')
    expect(verdicts(optional, [[1], null, [2], [1]])[3]).toBe('different')
  },

  'The next value is compared with the one from before the null': () =>
    claims.changeAfterNullIsLost(sameIds, [1], [2]),
})
