import {
  batch,
  createFacet,
  mapFacetsLightweight,
  NO_VALUE,
  shallowObjectEqualityCheck,
  strictEqualityCheck,
  useFacetMap,
  useFacetMemo,
  type EqualityCheck,
  type WritableFacet,
} from '@react-facet/core'
import {sharedFacet, sharedSelector} from '@react-facet/shared-facet'
import {expect, facts} from '../../../fact'
import {
  heardByRows,
  heardFrom,
  heardFromHook,
  heardThrough,
  noticed,
  resultOf,
  samplesOf,
  verdicts,
} from '../../../probes'

const sample = samplesOf(import.meta.filename)

/** The last export of a sample. */
const recipe = (exports: unknown) => Object.values(exports as object).at(-1) as unknown

const checkOf = <T,>(exports: unknown) => recipe(exports) as EqualityCheck<T>

facts({
  'The checker returns true if the current value equals the remembered one; the update is then dropped.'() {
    const check = checkOf<string>(sample('export const sameIgnoringCase'))
    expect(heardThrough(check, ['Ada', 'ADA', 'Bo'])).toEqual(['Ada', 'Bo'])
  },

  'A variable outside is shared by all observers: the first one stores the new value, and the others then find it equal.'() {
    let previous: number | undefined
    const shared: EqualityCheck<number> = () => (current) => {
      const isEqual = current === previous
      previous = current
      return isEqual
    }
    const source = createFacet({initialValue: 1})
    const map = mapFacetsLightweight([source], (value) => value, shared)
    const heard = [heardFrom(map), heardFrom(map)]
    source.set(2)
    expect(heard).toEqual([[1, 2], []])
  },

  'Start with NO_VALUE, not undefined. Otherwise a first undefined counts as equal and does not notify.'() {
    const startingWith = (start: unknown) => () => {
      let previous = start
      return (current: unknown) => {
        const isEqual = current === previous
        previous = current
        return isEqual
      }
    }
    expect(heardThrough<unknown>(startingWith(undefined), [undefined, 1])).toEqual([1])
    expect(heardThrough<unknown>(startingWith(NO_VALUE), [undefined])).toEqual([
      undefined,
    ])
  },

  'If the data is changed in place, previous = current compares the object with itself and loses the update.'() {
    const position = {x: 1}
    let previous: typeof position | undefined
    const facet = createFacet({
      initialValue: position,
      equalityCheck: () => (current) => {
        const isEqual = previous?.x === current.x
        previous = current
        return isEqual
      },
    })
    const heard = heardFrom(facet)
    position.x = 2
    facet.set(position)
    expect(heard).toHaveLength(1)
  },

  'Pass it, uncalled, wherever a check is accepted:'() {
    const check = sample('export const sameIgnoringCase')
    const {usePlayerName} = sample<'usePlayerName'>('function usePlayerName', check)
    expect(heardFromHook(usePlayerName, ['Ada ', 'ADA', 'Bo'])).toEqual(['Ada', 'Bo'])
  },

  'The checker remembers the last value that it accepted.'() {
    expect(
      heardThrough(checkOf<number>(sample('export const withinFive')), [0, 4, 6]),
    ).toEqual([0, 6])
  },

  'The shown value may be off by up to the tolerance, even when nothing moves.'() {
    const withinFive = checkOf<number>(sample('export const withinFive'))
    expect(heardThrough(withinFive, [0, 5, 5, 5.5])).toEqual([0, 5.5])
  },
})

const player = {name: 'Ada', health: 9, ping: 20}

facts({
  'Values are copied out, so a change in place is noticed': noticed(
    checkOf<typeof player>(sample('export const sameNameAndHealth')),
    player,
    (value) => {
      value.health = 8
    },
  ),

  'A change of ping alone does not notify'() {
    const check = checkOf<typeof player>(sample('export const sameNameAndHealth'))
    expect(verdicts(check, [player, {...player, ping: 30}])[1]).toBe('equal')
    expect(verdicts(check, [player, {...player, name: 'Bo'}])[1]).toBe('different')
  },

  'map makes a new array, so sort does not change the data.'() {
    const items = (ids: string) => Array.from(ids, (id) => ({id}))
    const values = ['ba', 'ab', 'ac'].map(items)
    const heard = heardThrough(
      checkOf<{id: string}[]>(sample('export const sameIds')),
      values,
    )
    expect(heard).toEqual(['ba', 'ac'].map(items))
  },

  'A Date has no enumerable keys, so any two are equal to the shallow object checks.'() {
    const dates = [1, 1, 2].map((time) => new Date(time))
    const forced = shallowObjectEqualityCheck as unknown as EqualityCheck<Date>
    expect(heardThrough(forced, dates)).toHaveLength(1)
    expect(heardThrough(checkOf<Date>(sample('export const sameTime')), dates)).toEqual([
      dates[0],
      dates[2],
    ])
  },

  'An invalid date has the time NaN, which is not equal to itself: writing it again notifies.'() {
    const invalid = new Date('never')
    expect(
      verdicts(checkOf<Date>(sample('export const sameTime')), [invalid, invalid])[1],
    ).toBe('different')
  },
})

const sameJson = checkOf<unknown>(sample('export const sameJson'))

facts({
  'The text is a copy, so changes in place are noticed': noticed(
    sameJson as EqualityCheck<{volume: number}[]>,
    [{volume: 1}],
    ([audio]) => {
      if (audio) audio.volume = 2
    },
  ),

  'The order of keys matters. undefined, functions and symbols are left out (null in arrays), NaN becomes null, and cycles and bigint throw.'() {
    const second = (...two: [unknown, unknown]) => verdicts<unknown>(sameJson, two)[1]
    expect(second({a: 1, b: 2}, {b: 2, a: 1})).toBe('different')
    expect(second({a: undefined}, {b: () => 1, c: Symbol('c')})).toBe('equal')
    expect(second([undefined, () => 1, {a: NaN}], [null, null, {a: null}])).toBe('equal')
    const cycle: Record<string, unknown> = {}
    cycle.self = cycle
    expect(() => verdicts<unknown>(sameJson, [cycle])).toThrow(TypeError)
    expect(() => verdicts<unknown>(sameJson, [1n])).toThrow(TypeError)
  },
})

type Nullable = <T>(check: EqualityCheck<T>) => EqualityCheck<T | null | undefined>

facts({
  'null and undefined are different, a first null notifies, and so does any value after null, unless comparator calls its first value equal.'() {
    const potion = {name: 'Potion'}
    const nullable = recipe(sample('export const nullable')) as Nullable
    const sameItem = recipe(sample('export const sameItem', {nullable}))
    const writes = [null, undefined, potion, null, potion]
    const written = [...writes, {...potion}]
    expect(heardThrough(sameItem as EqualityCheck<unknown>, written)).toEqual(writes)
    const alwaysEqual = nullable<typeof potion>(() => () => true)
    expect(heardThrough(alwaysEqual, [null, potion])).toEqual([null])
  },

  'With this check, two hits of 5 notify twice.'() {
    const hits = recipe(sample('export const damageEvents')) as WritableFacet<number>
    const heard = heardFrom(hits)
    for (const hit of [5, 5]) hits.set(hit)
    expect(heard).toEqual([0, 5, 5])
  },

  'A memo, a shared selector or a row of Map drops the second hit even with such a check: its cache has the default check.'() {
    const check = () => () => false
    const hits = createFacet({initialValue: [0], equalityCheck: check})
    const first = ([hit]: number[]) => hit ?? 0
    const hitsOf = sharedSelector(first, [sharedFacet<number[]>('hits')], check)
    const heard = [
      ...heardByRows(hits, check),
      heardFrom(resultOf(() => useFacetMemo(first, [], [hits], check))),
      heardFrom(hitsOf((_, update) => hits.observe(update))),
      // A map has no cache.
      heardFrom(resultOf(() => useFacetMap(first, [], [hits], check))),
    ]
    for (const hit of [5, 5]) hits.set([hit])
    expect(heard).toEqual([
      [0, 5],
      [0, 5],
      [0, 5],
      [0, 5, 5],
    ])
  },

  'a(current.x) && b(current.y) does not call b when a says "different", and b then remembers an old value.'() {
    const skipping: EqualityCheck<{x: number; y: number}> = () => {
      const [a, b] = [strictEqualityCheck<number>(), strictEqualityCheck<number>()]
      return (current) => a(current.x) && b(current.y)
    }
    const here = {x: 1, y: 1}
    // The last value changes y back to 1, but b has not been called with 2.
    const values = [here, here, {x: 2, y: 2}, {x: 2, y: 1}]
    expect(verdicts(skipping, values).at(-1)).toBe('equal')
  },

  'An error in the check of a map comes out of the write or batch, like one in its selector (rule 9). If the check is on the facet, that write is lost, and a later one may be dropped.'() {
    const throwing: EqualityCheck<number> = () => (current) => {
      if (current < 0) throw new Error('negative')
      return false
    }
    const source = createFacet({initialValue: 1})
    heardFrom(mapFacetsLightweight([source], (value) => value, throwing))
    expect(() => source.set(-1)).toThrow('negative')
    expect(() => batch(() => source.set(-2))).toThrow('negative')
    const facet = createFacet({initialValue: 1, equalityCheck: throwing})
    expect(() => facet.set(-1)).toThrow('negative')
    expect(facet.get()).toBe(1)

    let isBroken = true
    const remembering: EqualityCheck<number> = () => {
      const isSame = strictEqualityCheck<number>()
      return (current) => {
        const same = isSame(current)
        if (isBroken) throw new Error('broken')
        return same
      }
    }
    const score = createFacet({initialValue: NO_VALUE, equalityCheck: remembering})
    expect(() => score.set(2)).toThrow('broken')
    isBroken = false
    score.set(2)
    expect(score.get()).toBe(NO_VALUE)
  },

  'A check cannot wait: a promise counts as "equal".'() {
    const asynchronous = (() => () =>
      Promise.resolve(false)) as unknown as EqualityCheck<number>
    const facet = createFacet({initialValue: 1, equalityCheck: asynchronous})
    facet.set(2)
    expect(facet.get()).toBe(1)
  },
})
