import {
  createFacet,
  createOptionalValueEqualityCheck,
  createUniformArrayEqualityCheck,
  createUniformObjectEqualityCheck,
  Map,
  nullableShallowObjectArrayEqualityCheck,
  shallowObjectArrayEqualityCheck,
  shallowObjectEqualityCheck,
  strictEqualityCheck,
  useFacetMap,
  type EqualityCheck,
  type ObjectWithImmutables,
} from '@react-facet/core'
import {expect, fact} from '../../../fact'
import {heardFrom, resultOf, verdicts} from '../../../probes'
import {underDomFiber} from '../../../render'

const ada = {player: 'Ada', points: 1}
type Score = typeof ada

const second = (previous: ObjectWithImmutables[], current: ObjectWithImmutables[]) =>
  verdicts(shallowObjectArrayEqualityCheck, [previous, current])[1]

fact(
  'The podium notifies when one of its three rows changes, and not when the fortieth player scores.',
  () => {
    const players = Array.from({length: 40}, (_, index): Score => {
      return {player: `p${index}`, points: 100 - index}
    })
    const scores = createFacet({initialValue: players})
    const podium = resultOf(() =>
      useFacetMap(
        (all) => [...all].sort((a, b) => b.points - a.points).slice(0, 3),
        [],
        [scores],
        shallowObjectArrayEqualityCheck,
      ),
    )
    const heard = heardFrom(podium)
    scores.set(players.with(39, {player: 'p39', points: 62}))
    expect(heard).toHaveLength(1)
    scores.set(players.with(2, {player: 'p2', points: 98.5}))
    expect(heard.map((rows) => rows[2]?.points)).toEqual([98, 98.5])
  },
)

fact('Then only the rows that changed notify.', () => {
  const scores = createFacet<Score[]>({initialValue: [ada, {player: 'Bo', points: 2}]})
  const heard: Score[][] = []
  underDomFiber(
    <Map array={scores} equalityCheck={shallowObjectEqualityCheck}>
      {(item, index) => {
        heard[index] = heardFrom(item)
        return null
      }}
    </Map>,
  )
  scores.set([
    {player: 'Ada', points: 1},
    {player: 'Bo', points: 3},
  ])
  expect(heard.map((values) => values.length)).toEqual([1, 2])
})

fact('if one item changes, all observers of the array are notified', () => {
  const scores = createFacet<Score[]>({initialValue: [ada, {player: 'Bo', points: 2}]})
  const checked = resultOf(() =>
    useFacetMap((all) => all, [], [scores], shallowObjectArrayEqualityCheck),
  )
  const heard = [heardFrom(checked), heardFrom(checked)]
  scores.set([
    {player: 'Ada', points: 1},
    {player: 'Bo', points: 3},
  ])
  expect(heard.map((values) => values.length)).toEqual([2, 2])
})

fact('nothing yet | any array | different', () => {
  expect(verdicts(shallowObjectArrayEqualityCheck, [[]])).toEqual(['different'])
  expect(verdicts(shallowObjectArrayEqualityCheck, [[{id: 1}]])).toEqual(['different'])
})

fact('[{id: 1}, {id: 2}] | [{id: 1}, {id: 2}] | equal', () => {
  expect(second([{id: 1}, {id: 2}], [{id: 1}, {id: 2}])).toBe('equal')
})

fact('[{id: 1}, {id: 2}] | [{id: 2}, {id: 1}] | different', () => {
  expect(second([{id: 1}, {id: 2}], [{id: 2}, {id: 1}])).toBe('different')
})

fact('[{id: 1}, {id: 2}] | [{id: 1}] | different', () => {
  expect(second([{id: 1}, {id: 2}], [{id: 1}])).toBe('different')
})

fact('[{id: 1}] | the same array, id set to 2 | different', () => {
  const isEqual = shallowObjectArrayEqualityCheck()
  const item = {id: 1}
  const items = [item]
  isEqual(items)
  expect(isEqual(items)).toBe(true)
  item.id = 2
  expect(isEqual(items)).toBe(false)
})

fact('[] | [] | equal', () => {
  expect(second([], [])).toBe('equal')
})

fact('A call costs one comparison per key and item.', () => {
  const isEqual = shallowObjectArrayEqualityCheck()
  let reads = 0
  const watched = (values: ObjectWithImmutables) =>
    new Proxy(values, {
      get(target, key) {
        reads += 1
        return Reflect.get(target, key) as unknown
      },
    })
  isEqual([watched({a: 1, b: 2}), watched({a: 3, b: 4}), watched({a: 5, b: 6})])
  expect(reads).toBe(6)
})

fact("[{name: 'bow'}, {}] followed by [{name: 'bow'}] is equal", () => {
  expect(second([{name: 'bow'}, {}], [{name: 'bow'}])).toBe('equal')
})

fact('and so is [{}] followed by []', () => {
  expect(second([{}], [])).toBe('equal')
})

fact('use a check that knows about missing items', () => {
  const sameSlots = createUniformArrayEqualityCheck(
    createOptionalValueEqualityCheck(shallowObjectEqualityCheck),
  )
  expect(verdicts(sameSlots, [[{}], []])[1]).toBe('different')
  expect(
    verdicts(sameSlots, [
      [{name: 'bow'}, {}],
      [{name: 'bow'}, {}],
    ])[1],
  ).toBe('equal')
})

fact('the same items in another order are a change', () => {
  const rows = [{id: 'a'}, {id: 'b'}, {id: 'c'}]
  expect(second(rows, [...rows].reverse())).toBe('different')
})

fact(
  'A thousand items with five keys are five thousand comparisons per write and observer.',
  () => {
    let comparisons = 0
    const counting: EqualityCheck<number> = () => {
      const isEqual = strictEqualityCheck<number>()
      return (current) => {
        comparisons += 1
        return isEqual(current)
      }
    }
    const check = createUniformArrayEqualityCheck(
      createUniformObjectEqualityCheck<Record<string, number>>(counting),
    )
    const item = {a: 1, b: 2, c: 3, d: 4, e: 5}
    const list = createFacet({initialValue: Array<typeof item>(1000).fill(item)})
    const checked = resultOf(() =>
      useFacetMap((all): Record<string, number>[] => all, [], [list], check),
    )
    heardFrom(checked)
    heardFrom(checked)
    comparisons = 0
    list.set(Array<typeof item>(1000).fill(item))
    expect(comparisons).toBe(10_000)
  },
)

fact(
  'If the next one equals the array from before the null, it is dropped: with the results A, null, B, A, the list keeps showing B.',
  () => {
    const [a, b] = [[{name: 'A'}], [{name: 'B'}]]
    const results = createFacet<{name: string}[] | null>({initialValue: a})
    const heard = heardFrom(
      resultOf(() =>
        useFacetMap(
          (value) => value,
          [],
          [results],
          nullableShallowObjectArrayEqualityCheck,
        ),
      ),
    )
    for (const value of [null, b, [{name: 'A'}]]) results.set(value)
    expect(heard).toEqual([a, null, b])
  },
)
