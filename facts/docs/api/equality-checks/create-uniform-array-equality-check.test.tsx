import {
  createFacet,
  createObjectWithKeySpecificEqualityCheck,
  createOptionalValueEqualityCheck,
  createUniformArrayEqualityCheck,
  mapFacetsLightweight,
  shallowArrayEqualityCheck,
  shallowObjectEqualityCheck,
  strictEqualityCheck,
  type EqualityCheck,
} from '@react-facet/core'
import {expect, facts} from '../../../fact'
import {
  heardFrom,
  heardFromHook,
  heardThrough,
  judged,
  judgesRow,
  noticed,
  samplesOf,
  verdicts,
} from '../../../probes'

const sample = samplesOf(import.meta.filename)

type Rows = string[][]

const bare = createUniformArrayEqualityCheck<string[]>(shallowArrayEqualityCheck)
const sameRows = createUniformArrayEqualityCheck<string[]>(
  createOptionalValueEqualityCheck(shallowArrayEqualityCheck),
)

const row = judgesRow(sameRows)

const bow = [['bow']]
const two = [['bow'], ['axe']]

interface Target {
  hp: number
}
const sameTarget = createObjectWithKeySpecificEqualityCheck<Target>({
  hp: strictEqualityCheck,
})
const shallowTarget = shallowObjectEqualityCheck as unknown as EqualityCheck<Target>
const [targets, fewerTargets] = [[{hp: 1}, {hp: 2}], [{hp: 1}]]

/** A strict item check that counts the comparators it makes, and logs the values they get. */
function countedItemCheck() {
  const seen: unknown[] = []
  const counts = {comparators: 0}
  const itemCheck: EqualityCheck<number> = () => {
    counts.comparators += 1
    const isEqual = strictEqualityCheck<number>()
    return (current) => {
      seen.push(current)
      return isEqual(current)
    }
  }
  return {seen, counts, itemCheck}
}

facts({
  'The item check is called with undefined for items that are gone.'() {
    const {seen, itemCheck} = countedItemCheck()
    verdicts(createUniformArrayEqualityCheck(itemCheck), [[1, 2, 3], [1]])
    expect(seen).toEqual([1, 2, 3, 1, undefined, undefined])
  },

  'Remove a row with the bare item check and with the wrapped one:'() {
    const {useRows} = sample<'useRows'>('useRows')
    const heard = heardFromHook(useRows, [
      {opened: 1, rows: [['bow'], ['axe']]},
      {opened: 2, rows: [['bow'], ['axe']]},
      {opened: 2, rows: [['bow']]},
    ])
    expect(heard).toEqual([[['bow'], ['axe']], [['bow']]])
  },

  'nothing yet | any array | different': judged(sameRows, [[]], 'different'),

  "[['bow'], ['axe']] | [['bow'], ['axe']] | equal": row,

  "[['bow'], ['axe']] | [['axe'], ['bow']] | different": row,

  "[['bow'], ['axe']] | [['bow']] | different": row,

  "[['bow']] | [['bow'], []] | different": row,

  '[] | [] | equal': row,

  'One comparator per index, made when the index is first used and then kept, even when the array gets shorter.'() {
    const {counts, itemCheck} = countedItemCheck()
    const isEqual = createUniformArrayEqualityCheck(itemCheck)()
    const madeSoFar = [[1, 2], [1], [1, 2], [1, 2, 3]].map((values) => {
      isEqual(values)
      return counts.comparators
    })
    expect(madeSoFar).toEqual([2, 2, 2, 3])
  },

  'Changes in place are noticed if the comparator notices them.': noticed(
    sameRows,
    two,
    (rows) => void rows[1]?.push('shield'),
  ),

  'A check for arrays then reads undefined[0], which throws.'() {
    expect(() => verdicts(bare, [two, bow])).toThrow(
      "Cannot read properties of undefined (reading '0')",
    )
  },

  'If the check is on a map of one facet, that facet already has the new value. Its observers after the failing one are skipped, and further writes fail until the array is as long as before.'() {
    const facet = createFacet<Rows>({initialValue: two})
    heardFrom(mapFacetsLightweight([facet], (rows) => rows, bare))
    const after = heardFrom(facet)
    expect(() => facet.set(bow)).toThrow(TypeError)
    expect(facet.get()).toBe(bow)
    expect(after).toEqual([two])
    expect(() => facet.set([['sword']])).toThrow(TypeError)
    facet.set([['sword'], ['axe']])
    expect(after).toEqual([two, [['sword'], ['axe']]])
  },

  'If the check is on a facet, the write is lost, and a later one may be dropped.'() {
    const facet = createFacet<Rows>({initialValue: two, equalityCheck: bare})
    expect(() => facet.set(bow)).toThrow(TypeError)
    expect(facet.get()).toBe(two)
    expect(() => facet.set([['axe']])).toThrow(TypeError)
    // The check kept ['axe'] from the failed write, so it calls this array equal.
    facet.set([['axe'], ...two.slice(1)])
    expect(facet.get()).toBe(two)
  },

  'createUniformArrayEqualityCheck(shallowArrayEqualityCheck) and two nested uniform array checks fail like this. If the row has never had items, its removal goes unnoticed instead. Checks for objects do not throw, because undefined has no keys.'() {
    const nested = createUniformArrayEqualityCheck(bare)
    expect(() => verdicts(nested, [[two, bow], [two]])).toThrow("reading '0'")
    expect(verdicts(bare, [[['bow'], []], bow])[1]).toBe('equal')
    // This row is empty when it is removed, but has had an item.
    expect(() => verdicts(bare, [two, [['bow'], []], bow])).toThrow("reading '0'")
    const ofObjects = createUniformArrayEqualityCheck(shallowTarget)
    expect(verdicts(ofObjects, [targets, fewerTargets])[1]).toBe('different')
  },

  'A removal at the end is noticed only if the comparator there calls undefined different.'() {
    for (const verdict of ['equal', 'different']) {
      const isEqual = (item: unknown) => typeof item === 'number' || verdict === 'equal'
      const check = createUniformArrayEqualityCheck<number>(() => isEqual)
      expect(verdicts(check, [[1, 2], [1]])[1]).toBe(verdict)
    }
  },

  'Wrap the item check in createOptionalValueEqualityCheck. It accepts the undefined, reports a difference, and starts with a new comparator when the row returns.'() {
    expect(heardThrough(sameRows, [two, bow, bow, two, two])).toEqual([two, bow, two])
  },

  'Key-specific checks go through the keys of the current value. undefined has no keys, so an item that is removed from the end counts as equal':
    judged(createUniformArrayEqualityCheck(sameTarget), [targets, fewerTargets], 'equal'),

  'Wrapping the item check in createOptionalValueEqualityCheck helps here too.': judged(
    createUniformArrayEqualityCheck<Target>(createOptionalValueEqualityCheck(sameTarget)),
    [targets, fewerTargets],
    'different',
  ),

  'With the wrapper, a null or undefined item is the same as no item'() {
    const check = createUniformArrayEqualityCheck<string | null>(
      createOptionalValueEqualityCheck<string>(strictEqualityCheck),
    )
    expect(verdicts(check, [['bow', null], ['bow']])[1]).toBe('equal')
    expect(verdicts(check, [['bow', ''], ['bow']])[1]).toBe('different')
  },

  'As long as it exists, a checker keeps the comparators of the longest array.'() {
    const {seen, counts, itemCheck} = countedItemCheck()
    const check = createUniformArrayEqualityCheck(itemCheck)
    const log = createFacet({initialValue: [1, 2, 3], equalityCheck: check})
    const map = mapFacetsLightweight([log], (lines) => lines, check)
    const leave = map.observe(() => undefined)
    log.set([1])
    seen.length = 0
    log.set([2])
    // Three comparators in the checker of the facet, and three in that of the map.
    expect(seen).toHaveLength(6)
    leave()
    heardFrom(map)
    // The map has a new checker, which has made one comparator.
    expect(counts.comparators).toBe(7)
  },
})
