import {
  createFacet,
  mapFacetsCached,
  NO_VALUE,
  useFacetMap,
  useFacetMemo,
  type Facet,
} from '@react-facet/core'
import {expect, fact} from '../../../fact'
import {clear, heardFrom, probeHook, resultOf} from '../../../probes'

/** Derives the same value with both hooks, and logs what their selectors are called with. */
function bothOf(source: Facet<number>) {
  const calls = {map: [] as number[], memo: [] as number[]}
  const derive = (log: number[]) => (value: number) => {
    log.push(value)
    return value * 2
  }
  const facets = resultOf(() => ({
    map: useFacetMap(derive(calls.map), [], [source]),
    memo: useFacetMemo(derive(calls.memo), [], [source]),
  }))
  return {...facets, calls}
}

fact('selector calls per change | one per observer | one', () => {
  const source = createFacet({initialValue: 1})
  const {map, memo, calls} = bothOf(source)
  for (const facet of [map, map, memo, memo]) heardFrom(facet)
  calls.map.length = calls.memo.length = 0
  source.set(2)
  expect(calls).toEqual({map: [2, 2], memo: [2]})
})

fact('an observer that comes later | runs the selector | gets the stored value', () => {
  const source = createFacet({initialValue: 1})
  const {map, memo, calls} = bothOf(source)
  for (const facet of [map, memo]) heardFrom(facet)
  const late = [heardFrom(map), heardFrom(memo)]
  expect(calls).toEqual({map: [1, 1], memo: [1]})
  expect(late).toEqual([[2], [2]])
})

fact(
  'get() after the selector returned NO_VALUE | NO_VALUE | the last value, while observed',
  () => {
    const source = createFacet({initialValue: 1})
    const positive = (value: number) => (value > 0 ? value : NO_VALUE)
    const [map, memo] = resultOf(
      () =>
        [
          useFacetMap(positive, [], [source]),
          useFacetMemo(positive, [], [source]),
        ] as const,
    )
    const stop = memo.observe(() => undefined)
    source.set(-1)
    expect([map.get(), memo.get()]).toEqual([NO_VALUE, 1])
    stop()
    expect(memo.get()).toBe(NO_VALUE)
  },
)

fact('one per observer | one, until the last observer leaves', () => {
  const source = createFacet({initialValue: 1})
  let checkers = 0
  const check = () => {
    checkers += 1
    return () => false
  }
  const memo = resultOf(() => useFacetMemo((value) => value, [], [source], check))
  const stops = [1, 2].map(() => memo.observe(() => undefined))
  expect(checkers).toBe(1)
  for (const stop of stops) stop()
  heardFrom(memo)
  expect(checkers).toBe(2)
})

fact('the facet is a new one with an empty cache', () => {
  const source = createFacet({initialValue: 1})
  const calls: number[] = []
  const probe = probeHook((add: number) => {
    const selector = (value: number) => {
      calls.push(value)
      return value + add
    }
    return useFacetMemo(selector, [add], [source])
  }, 0)
  heardFrom(probe.latest())
  probe.rerender(10)
  expect(probe.results[1]).not.toBe(probe.results[0])
  expect(probe.latest().get()).toBe(11)
  expect(calls).toEqual([1, 1])
})

/** The scoreboard of the page, with a ranking that counts how often it sorts. */
function sortsFor(useRanking: typeof useFacetMap, useRest: typeof useFacetMap) {
  const players = createFacet({initialValue: [3, 1, 2]})
  let sorts = 0
  const sort = (list: number[]) => {
    sorts += 1
    return list.toSorted()
  }
  const facets = resultOf(() => {
    const ranking = useRanking(sort, [], [players])
    return [
      useRest(([first]) => first, [], [ranking]),
      useRest(([, second]) => second, [], [ranking]),
      useRest(([, , third]) => third, [], [ranking]),
    ]
  })
  for (const facet of facets) heardFrom(facet)
  sorts = 0
  players.set([6, 5, 4])
  return sorts
}

fact('With useFacetMap for ranking, each new list would be sorted three times.', () => {
  expect(sortsFor(useFacetMap, useFacetMap)).toBe(3)
  expect(sortsFor(useFacetMemo, useFacetMap)).toBe(1)
})

fact('the list would still be sorted once for each of them', () => {
  expect(sortsFor(useFacetMap, useFacetMemo)).toBe(3)
})

fact('the equality check compares results, so it saves notifications, not calls', () => {
  const kills = createFacet({initialValue: 0})
  const calls: number[] = []
  const rank = resultOf(() =>
    useFacetMemo(
      (n) => {
        calls.push(n)
        return n < 3 ? 'Recruit' : 'Veteran'
      },
      [],
      [kills],
    ),
  )
  const heard = heardFrom(rank)
  for (const n of [1, 2, 3]) kills.set(n)
  expect(calls).toEqual([0, 1, 2, 3])
  expect(heard).toEqual(['Recruit', 'Veteran'])
})

/** A memo that has no result while its source is 0, and the calls of its selector. */
function sometimesEmpty() {
  const source = createFacet({initialValue: 0})
  const calls: number[] = []
  const select = (value: number) => {
    calls.push(value)
    return value === 0 ? NO_VALUE : value
  }
  return {source, calls, memo: resultOf(() => useFacetMemo(select, [], [source]))}
}

fact(
  'never observed | nothing | runs the selector until it returns a value, and keeps that',
  () => {
    const {calls, memo, source} = sometimesEmpty()
    expect([memo.get(), memo.get()]).toEqual([NO_VALUE, NO_VALUE])
    source.set(2)
    expect([memo.get(), memo.get()]).toEqual([2, 2])
    expect(calls).toEqual([0, 0, 2])
  },
)

fact('while there is none, it runs the selector', () => {
  const {calls, memo} = sometimesEmpty()
  expect(heardFrom(memo)).toEqual([])
  calls.length = 0
  expect([memo.get(), memo.get()]).toEqual([NO_VALUE, NO_VALUE])
  expect(calls).toEqual([0, 0])
})

fact('observed | the last accepted result | returns it', () => {
  const source = createFacet({initialValue: 1})
  const calls: number[] = []
  const memo = resultOf(() =>
    useFacetMemo(
      (value) => {
        calls.push(value)
        return {value}
      },
      [],
      [source],
      () =>
        ({value}) =>
          value === 2,
    ),
  )
  heardFrom(memo)
  source.set(2)
  expect(memo.get()).toEqual({value: 1})
  expect(calls).toEqual([1, 2])
})

fact('the last observer has left | nothing | as if never observed', () => {
  const source = createFacet({initialValue: 1})
  const {memo, calls} = bothOf(source)
  memo.observe(() => undefined)()
  source.set(5)
  expect(memo.get()).toBe(10)
  expect(calls.memo).toEqual([1, 5])
})

fact('The first observer makes the selector run', () => {
  const source = createFacet({initialValue: 1})
  const {memo, calls} = bothOf(source)
  memo.get()
  source.set(5)
  expect(heardFrom(memo)).toEqual([2, 10])
  expect(calls.memo).toEqual([1, 5])
})

fact('an equal primitive does not notify; every object or array does', () => {
  const source = createFacet({initialValue: 1})
  const list: number[] = []
  const [text, array] = resultOf(
    () =>
      [
        useFacetMemo(() => 'same', [], [source]),
        useFacetMemo(() => list, [], [source]),
      ] as const,
  )
  const heard = [heardFrom(text), heardFrom<unknown>(array)]
  source.set(2)
  expect(heard).toEqual([['same'], [list, list]])
})

fact('A memo drops equal primitives even if you pass a check', () => {
  const source = createFacet({initialValue: 1})
  const different = () => () => false
  const heard = resultOf(() => [
    useFacetMap(() => 'same', [], [source], different),
    useFacetMemo(() => 'same', [], [source], different),
  ]).map(heardFrom)
  source.set(2)
  expect(heard).toEqual([['same', 'same'], ['same']])
})

fact('one of the sources never had a value | are not notified | NO_VALUE', () => {
  const known = createFacet({initialValue: 1})
  const unknown = createFacet<number>({initialValue: NO_VALUE})
  const sum = resultOf(() => useFacetMemo((a, b) => a + b, [], [known, unknown]))
  const heard = heardFrom(sum)
  known.set(2)
  expect(heard).toEqual([])
  expect(sum.get()).toBe(NO_VALUE)
})

/** A memo that skips what is not positive, observed, after it has skipped an update. */
function afterSkipping() {
  const source = createFacet({initialValue: 1})
  const memo = resultOf(() =>
    useFacetMemo((value) => (value > 0 ? value : NO_VALUE), [], [source]),
  )
  const heard = heardFrom(memo)
  source.set(-1)
  return {memo, heard}
}

fact('the selector returns NO_VALUE | keep the last value | the last value', () => {
  const {memo, heard} = afterSkipping()
  expect(heard).toEqual([1])
  expect(memo.get()).toBe(1)
})

fact('an observer subscribes after that | gets the last value | the last value', () => {
  const {memo} = afterSkipping()
  expect(heardFrom(memo)).toEqual([1])
  expect(memo.get()).toBe(1)
})

fact('An error in the selector is thrown at the write', () => {
  const source = createFacet({initialValue: 1})
  const fail = (value: number) => {
    if (value === 2) throw new Error('two')
    return value
  }
  const heard = heardFrom(resultOf(() => useFacetMemo(fail, [], [source])))
  expect(() => source.set(2)).toThrow('two')
  source.set(3)
  expect(heard).toEqual([1, 3])
})

fact('which the hook uses, shows it outside React', () => {
  const gold = createFacet({initialValue: 10})
  const price = mapFacetsCached([gold], (n) => n * 2)
  expect(price.get()).toBe(20)
  gold.set(50)
  expect(price.get()).toBe(20)
  expect(heardFrom(price)).toEqual([20, 100])
})

fact('the memo stores a reference to it, and get() shows the change', () => {
  const unit = createFacet({initialValue: {position: {x: 1}}})
  const position = resultOf(() => useFacetMemo((value) => value.position, [], [unit]))
  const heard: number[] = []
  position.observe(({x}) => heard.push(x))
  unit.setWithCallback((value) => {
    if (value !== NO_VALUE) value.position.x = 5
    heard.push(-1)
    expect(position.get()).toEqual({x: 5})
    return value
  })
  expect(heard).toEqual([1, -1, 5])
})

fact('For a source that loses its value, see NO_VALUE', () => {
  const source = createFacet({initialValue: 1})
  const {memo} = bothOf(source)
  const stop = memo.observe(() => undefined)
  clear(source)
  expect(memo.get()).toBe(2)
  stop()
  expect(memo.get()).toBe(NO_VALUE)
})
