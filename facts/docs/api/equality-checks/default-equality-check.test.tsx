import {
  createFacet,
  createUniformArrayEqualityCheck,
  defaultEqualityCheck,
  NO_VALUE,
  strictEqualityCheck,
  useFacetMap,
  type EqualityCheck,
} from '@react-facet/core'
import {sharedFacet, sharedSelector} from '@react-facet/shared-facet'
import type {} from 'react'
import {vi} from 'vitest'
import * as claims from '../../../claims'
import {expect, facts} from '../../../fact'
import {
  clear,
  heardFrom,
  heardThrough,
  passiveEffects,
  resultOf,
  samplesOf,
  verdicts,
} from '../../../probes'
import {commit, underDomFiber} from '../../../render'

const sample = samplesOf(import.meta.filename)

facts({
  async 'It drops an equal number, string, boolean, null or undefined. Everything else always counts as changed.'() {
    const {Ammo} = sample<'Ammo'>('function Ammo')
    const heard: number[] = []
    const onChange = (ammo: number) => void heard.push(ammo)
    const {container} = underDomFiber(<Ammo onChange={onChange} />)
    await passiveEffects()
    const [reload, fire] = container.querySelectorAll('button')
    for (const button of [reload, fire, reload]) commit(() => button?.click())
    await passiveEffects()
    expect(heard).toEqual([30, 29, 30])
  },

  'use it as the default of an optional check in your code'() {
    const {pickCheck} = sample<'pickCheck', (check?: EqualityCheck<unknown>) => unknown>(
      'function pickCheck',
    )
    expect(pickCheck()).toBe(defaultEqualityCheck)
    expect(pickCheck(strictEqualityCheck as EqualityCheck<unknown>)).toBe(
      strictEqualityCheck,
    )
  },
})

/** The default check in a function, so that the library does not recognise it. */
const wrapped: EqualityCheck<unknown> = () => defaultEqualityCheck()

/** What an observer hears when values are written one after the other. */
function heardOf(values: unknown[], equalityCheck?: EqualityCheck<unknown>): unknown[] {
  const facet = createFacet<unknown>({initialValue: NO_VALUE, equalityCheck})
  const heard = heardFrom(facet)
  for (const value of values) facet.set(value)
  return heard
}

facts({
  'number, string, boolean, null, undefined | ==='() {
    const values = [1, '1', true, null, undefined]
    const twice = values.flatMap((value) => [value, value])
    expect(heardOf(twice, wrapped)).toEqual(values)
  },

  'object, array, function, bigint, symbol | not at all: counts as different'() {
    for (const value of [{}, [], () => undefined, BigInt(1), Symbol('one')]) {
      expect(heardOf([value, value])).toEqual([value, value])
    }
  },

  'You seldom pass it yourself: hooks, createFacet and selectors use it anyway.'() {
    const select = ({ammo}: {ammo: number}) => ammo
    const weapon = sharedFacet<{ammo: number}>('weapon')
    for (const check of [defaultEqualityCheck, undefined]) {
      expect(heardOf([1, 1, {}, {}], check)).toEqual([1, {}, {}])
      const source = createFacet({initialValue: {ammo: 30}})
      const mapped = resultOf(() => useFacetMap(select, [], [source], check))
      const selector = sharedSelector(select, [weapon], check)
      const selected = selector((_, update) => source.observe(update))
      const heard = [mapped, selected].map(heardFrom)
      source.set({ammo: 30})
      expect(heard).toEqual([[30], [30]])
    }
  },

  'NaN is different from NaN. 0 equals -0.'() {
    expect(heardOf([NaN, NaN])).toEqual([NaN, NaN])
    expect(heardOf([0, -0])).toEqual([0])
  },

  'The library recognises defaultEqualityCheck by identity. It then compares a value with the current value of the facet, or the last result of the map, instead of calling a checker.'() {
    const checker = vi.fn(() => false)
    for (const equalityCheck of [wrapped, defaultEqualityCheck, () => checker]) {
      const facet = createFacet<unknown>({initialValue: 2, equalityCheck})
      clear(facet)
      facet.set(2)
      // The checker of `wrapped` remembers the first 2, so it drops the second.
      expect(facet.get()).toBe(equalityCheck === wrapped ? NO_VALUE : 2)
    }
    expect(checker).toHaveBeenCalledTimes(2)
    const values: unknown[] = [1, {}, 1]
    expect(heardThrough(defaultEqualityCheck, values)).toEqual([1, {}, 1])
    expect(heardThrough(wrapped, values)).toEqual([1, {}])
  },

  'Facet with the default | notifies | notifies | notifies'() {
    expect(heardOf([1, {}, 1])).toEqual([1, {}, 1])
  },

  'Facet with () => defaultEqualityCheck() | notifies | notifies | dropped, the facet keeps {}'() {
    expect(heardOf([1, {}, 1], wrapped)).toEqual([1, {}])
  },

  'mapFacetsLightweight does not use it unless you pass it, and so repeats equal values.':
    () => claims.lightweightMapHasNoCheck(defaultEqualityCheck),

  'As a comparator for items it makes any object or array inside count as changed, so the outer check then says "different". If an item is 1, then [2], then 1 again, the last change is dropped.'() {
    const row: number[] = [1]
    const check = createUniformArrayEqualityCheck<number[]>(defaultEqualityCheck)
    expect(verdicts(check, [[row], [row]])).toEqual(['different', 'different'])
    const mixed = createUniformArrayEqualityCheck<number | number[]>(defaultEqualityCheck)
    const mixes = [[1], [[2]], [1]]
    expect(verdicts(mixed, mixes)).toEqual(['different', 'different', 'equal'])
  },
})
