import {
  createFacet,
  createObjectWithKeySpecificEqualityCheck,
  createOptionalValueEqualityCheck,
  createUniformArrayEqualityCheck,
  mapFacetsLightweight,
  shallowArrayEqualityCheck,
  shallowObjectEqualityCheck,
  strictEqualityCheck,
  useFacetMap,
  type EqualityCheck,
} from '@react-facet/core'
import {expect, fact} from '../../../fact'
import {heardFrom, resultOf, verdicts} from '../../../probes'

type Rows = string[][]

const bare = createUniformArrayEqualityCheck<string[]>(shallowArrayEqualityCheck)
const sameRows = createUniformArrayEqualityCheck<string[]>(
  createOptionalValueEqualityCheck(shallowArrayEqualityCheck),
)

const second = (previous: Rows, current: Rows) =>
  verdicts(sameRows, [previous, current])[1]

interface Target {
  hp: number
}
const sameTarget = createObjectWithKeySpecificEqualityCheck<Target>({
  hp: strictEqualityCheck,
})

const shallowTarget = shallowObjectEqualityCheck as unknown as EqualityCheck<Target>

/** A strict comparator that counts how many were made, and notes what they get. */
function countedComparator() {
  const seen: unknown[] = []
  const counts = {made: 0}
  const comparator: EqualityCheck<number> = () => {
    counts.made += 1
    const isEqual = strictEqualityCheck<number>()
    return (current) => {
      seen.push(current)
      return isEqual(current)
    }
  }
  return {seen, counts, comparator}
}

fact('The item check is called with undefined for each item that is gone.', () => {
  const {seen, comparator} = countedComparator()
  const isEqual = createUniformArrayEqualityCheck(comparator)()
  isEqual([1, 2, 3])
  seen.length = 0
  isEqual([1])
  expect(seen).toEqual([1, undefined, undefined])
})

fact(
  'A check for arrays throws then, and a key-specific check calls the removal equal.',
  () => {
    expect(() => verdicts(bare, [[['bow'], ['axe']], [['bow']]])).toThrow(TypeError)
    const targets = createUniformArrayEqualityCheck(sameTarget)
    expect(verdicts(targets, [[{hp: 1}, {hp: 2}], [{hp: 1}]])[1]).toBe('equal')
  },
)

fact('nothing yet | any array | different', () => {
  expect(verdicts(sameRows, [[]])).toEqual(['different'])
  expect(verdicts(sameRows, [[['bow']]])).toEqual(['different'])
})

fact("[['bow'], ['axe']] | [['bow'], ['axe']] | equal", () => {
  expect(second([['bow'], ['axe']], [['bow'], ['axe']])).toBe('equal')
})

fact("[['bow'], ['axe']] | [['axe'], ['bow']] | different", () => {
  expect(second([['bow'], ['axe']], [['axe'], ['bow']])).toBe('different')
})

fact("[['bow'], ['axe']] | [['bow']] | different", () => {
  expect(second([['bow'], ['axe']], [['bow']])).toBe('different')
})

fact("[['bow']] | [['bow'], []] | different", () => {
  expect(second([['bow']], [['bow'], []])).toBe('different')
})

fact('[] | [] | equal', () => {
  expect(second([], [])).toBe('equal')
})

fact(
  'One comparator per index, made when the index is first used and then kept, also when the array gets shorter.',
  () => {
    const {counts, comparator} = countedComparator()
    const isEqual = createUniformArrayEqualityCheck(comparator)()
    const made = [[1, 2], [1], [1, 2], [1, 2, 3]].map((values) => {
      isEqual(values)
      return counts.made
    })
    expect(made).toEqual([2, 2, 2, 3])
  },
)

fact('All items are compared on each call, also after a difference.', () => {
  const {seen, comparator} = countedComparator()
  const isEqual = createUniformArrayEqualityCheck(comparator)()
  isEqual([1, 2, 3])
  seen.length = 0
  isEqual([9, 2, 3])
  expect(seen).toEqual([9, 2, 3])
})

fact('Changes in place are noticed if the comparator notices them.', () => {
  const isEqual = sameRows()
  const rows = [['bow'], ['axe']]
  isEqual(rows)
  expect(isEqual(rows)).toBe(true)
  rows[1]?.push('shield')
  expect(isEqual(rows)).toBe(false)
})

fact('A check for arrays then reads undefined[0]:', () => {
  expect(() => verdicts(bare, [[['bow'], ['axe']], [['bow']]])).toThrow(
    "Cannot read properties of undefined (reading '0')",
  )
})

fact(
  'On a map, the facet itself has the new value already. Its observers after the failing one are skipped, and each further write fails until the array is as long as before.',
  () => {
    const two = [['bow'], ['axe']]
    const facet = createFacet<Rows>({initialValue: two})
    heardFrom(mapFacetsLightweight([facet], (rows) => rows, bare))
    const after = heardFrom(facet)
    expect(() => facet.set([['bow']])).toThrow(TypeError)
    expect(facet.get()).toEqual([['bow']])
    expect(after).toEqual([two])
    expect(() => facet.set([['sword']])).toThrow(TypeError)
    facet.set([['sword'], ['axe']])
    expect(after).toEqual([two, [['sword'], ['axe']]])
  },
)

fact('On the facet, the write is lost.', () => {
  const two = [['bow'], ['axe']]
  const facet = createFacet<Rows>({initialValue: two, equalityCheck: bare})
  expect(() => facet.set([['bow']])).toThrow(TypeError)
  expect(facet.get()).toBe(two)
})

fact(
  'createUniformArrayEqualityCheck(shallowArrayEqualityCheck) and two nested uniform array checks fail like this.',
  () => {
    const nested = createUniformArrayEqualityCheck(
      createUniformArrayEqualityCheck<Target>(shallowTarget),
    )
    expect(() => verdicts(nested, [[[{hp: 1}], [{hp: 2}]], [[{hp: 1}]]])).toThrow(
      "Cannot read properties of undefined (reading '0')",
    )
  },
)

fact(
  'A removed row that was always empty does not fail: its removal goes unnoticed.',
  () => {
    expect(verdicts(bare, [[['bow'], []], [['bow']]])[1]).toBe('equal')
    const emptied = [[['bow'], ['axe']], [['bow'], []], [['bow']]]
    expect(() => verdicts(bare, emptied)).toThrow("reading '0'")
    expect(second([['bow'], []], [['bow']])).toBe('different')
  },
)

fact('Checks for objects do not throw, because undefined has no keys.', () => {
  const targets = createUniformArrayEqualityCheck(shallowTarget)
  expect(verdicts(targets, [[{hp: 1}, {hp: 2}], [{hp: 1}]])[1]).toBe('different')
})

fact(
  'It accepts the undefined, reports a difference, and starts with a new comparator when the row returns.',
  () => {
    const two = [['bow'], ['axe']]
    expect(verdicts(sameRows, [two, [['bow']], [['bow']], two, two])).toEqual([
      'different',
      'different',
      'equal',
      'different',
      'equal',
    ])
  },
)

fact('The facet | notifies | does not: the removed item is still shown', () => {
  const targets = createFacet<Target[]>({initialValue: [{hp: 1}, {hp: 2}]})
  const check = createUniformArrayEqualityCheck(sameTarget)
  const heard = heardFrom(resultOf(() => useFacetMap((all) => all, [], [targets], check)))
  targets.set([{hp: 1}])
  expect(heard).toEqual([[{hp: 1}, {hp: 2}]])
})

fact('The same wrapper helps.', () => {
  const check = createUniformArrayEqualityCheck<Target>(
    createOptionalValueEqualityCheck(sameTarget),
  )
  expect(verdicts(check, [[{hp: 1}, {hp: 2}], [{hp: 1}]])[1]).toBe('different')
})

fact('With the wrapper, a null or undefined item is the same as no item', () => {
  const check = createUniformArrayEqualityCheck<string | null>(
    createOptionalValueEqualityCheck<string>(strictEqualityCheck),
  )
  expect(verdicts(check, [['bow', null], ['bow']])[1]).toBe('equal')
  expect(verdicts(check, [['bow', ''], ['bow']])[1]).toBe('different')
})

fact(
  'A log that once held ten thousand lines costs ten thousand comparisons per write from then on.',
  () => {
    const {seen, comparator} = countedComparator()
    const log = createFacet({initialValue: Array<number>(10_000).fill(0)})
    const check = createUniformArrayEqualityCheck(comparator)
    heardFrom(mapFacetsLightweight([log], (lines) => lines, check))
    log.set([1])
    seen.length = 0
    log.set([2])
    expect(seen).toHaveLength(10_000)
  },
)

fact('those of a check on the facet itself stay as long as the facet', () => {
  const {seen, comparator} = countedComparator()
  const log = createFacet({
    initialValue: [1, 2, 3],
    equalityCheck: createUniformArrayEqualityCheck(comparator),
  })
  log.observe(() => undefined)()
  log.set([1])
  seen.length = 0
  log.set([2])
  expect(seen).toHaveLength(3)
})
