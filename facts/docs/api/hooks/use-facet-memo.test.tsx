import {
  createFacet,
  mapFacetsCached,
  NO_VALUE,
  useFacetMap,
  useFacetMemo,
  type Facet,
} from '@react-facet/core'
import type {} from 'react'
import {vi} from 'vitest'
import * as claims from '../../../claims'
import {expect, facts} from '../../../fact'
import {clear, heardFrom, probeHook, resultOf, samplesOf} from '../../../probes'
import {underDomFiber} from '../../../render'

const sample = samplesOf(import.meta.filename)

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

facts({
  'selector calls per change | one per observer | one, if observed'() {
    const source = createFacet({initialValue: 1})
    const {map, memo, calls} = bothOf(source)
    source.set(3)
    expect(calls).toEqual({map: [], memo: []})
    for (const facet of [map, map, memo, memo]) heardFrom(facet)
    expect(calls).toEqual({map: [3, 3], memo: [3]})
    source.set(2)
    expect(calls).toEqual({map: [3, 3, 2, 2], memo: [3, 2]})
  },

  'an observer that comes later | runs the selector | gets the stored value'() {
    const source = createFacet({initialValue: 1})
    const {map, memo, calls} = bothOf(source)
    for (const facet of [map, memo]) heardFrom(facet)
    const late = [heardFrom(map), heardFrom(memo)]
    expect(calls).toEqual({map: [1, 1], memo: [1]})
    expect(late).toEqual([[2], [2]])
  },

  "dependencies | The component's plain values that the selector uses. When one changes, an inline selector makes a new facet with an empty cache."() {
    const source = createFacet({initialValue: 1})
    const useSum = (add: number) => useFacetMemo((value) => value + add, [add], [source])
    const probe = probeHook(useSum, 0)
    heardFrom(probe.latest())
    probe.rerender(10)
    expect(probe.results.map((memo) => memo.get())).toEqual([1, 11])
  },

  'A scoreboard sorts its players once, and three places use the order:'() {
    const {Scoreboard} = sample<'Scoreboard'>('Scoreboard.tsx')
    let copies = 0
    /** A list that counts how often it is copied, which the selector does once per sorting. */
    const list = (...all: object[]): Iterable<object> => ({
      *[Symbol.iterator]() {
        copies += 1
        yield* all
      },
    })
    const ada = {name: 'Ada', score: 3}
    const bo = {name: 'Bo', score: 5}
    const players = createFacet({initialValue: list(ada, bo)})
    const {container} = underDomFiber(<Scoreboard players={players} />)
    expect(container.textContent).toBe('1. Bo (5)2. Ada')
    copies = 0
    players.set(list({...ada, score: 8}, bo))
    expect(container.textContent).toBe('1. Ada (8)2. Bo')
    expect(copies).toBe(1)
  },
})

/** How often one write sorts a ranking from which three facets are derived. */
function sortsFor(useRanking: typeof useFacetMap, useRank: typeof useFacetMap) {
  const players = createFacet({initialValue: [3, 1, 2]})
  let sorts = 0
  const sort = (list: number[]) => {
    sorts += 1
    return list.toSorted()
  }
  const facets = resultOf(() => {
    const ranking = useRanking(sort, [], [players])
    return [
      useRank(([first]) => first, [], [ranking]),
      useRank(([, second]) => second, [], [ranking]),
      useRank(([, , third]) => third, [], [ranking]),
    ]
  })
  facets.forEach(heardFrom)
  sorts = 0
  players.set([6, 5, 4])
  return sorts
}

facts({
  'If ranking were a map, it would not help to make first, second and best memos: the list would still be sorted once for each of them.'() {
    expect(sortsFor(useFacetMap, useFacetMap)).toBe(3)
    expect(sortsFor(useFacetMap, useFacetMemo)).toBe(3)
    expect(sortsFor(useFacetMemo, useFacetMap)).toBe(1)
  },

  'the equality check compares results, so it saves notifications, not calls'() {
    const kills = createFacet({initialValue: 0})
    const rankOf = vi.fn((n: number) => (n < 3 ? 'Recruit' : 'Veteran'))
    const heard = heardFrom(resultOf(() => useFacetMemo(rankOf, [], [kills])))
    for (const n of [1, 2, 3]) kills.set(n)
    expect(rankOf).toHaveBeenCalledTimes(4)
    expect(heard).toEqual(['Recruit', 'Veteran'])
  },
})

/** A memo whose selector returns `NO_VALUE` for 0, and the calls of the selector. */
function sometimesEmpty() {
  const source = createFacet({initialValue: 0})
  const calls: number[] = []
  const select = (value: number) => {
    calls.push(value)
    return value === 0 ? NO_VALUE : value
  }
  return {source, calls, memo: resultOf(() => useFacetMemo(select, [], [source]))}
}

facts({
  'never observed | nothing before a get() | runs the selector until it returns a value, and keeps that'() {
    const {calls, memo, source} = sometimesEmpty()
    expect([memo.get(), memo.get()]).toEqual([NO_VALUE, NO_VALUE])
    source.set(2)
    expect([memo.get(), memo.get()]).toEqual([2, 2])
    expect(calls).toEqual([0, 0, 2])
  },

  'observed | the last accepted result | returns it; while there is none, it runs the selector'() {
    const {calls, memo, source} = sometimesEmpty()
    heardFrom(memo)
    expect([memo.get(), memo.get()]).toEqual([NO_VALUE, NO_VALUE])
    source.set(2)
    source.set(0)
    expect([memo.get(), memo.get()]).toEqual([2, 2])
    expect(calls).toEqual([0, 0, 0, 2, 0])
  },

  'the last observer has left | nothing | as if never observed': () =>
    claims.memoKeepsFirstResult((source) => bothOf(source).memo),

  'If the sources have values, the first observer makes the selector run, even if a get() has stored a result.'() {
    const source = createFacet({initialValue: 1})
    const {memo, calls} = bothOf(source)
    memo.get()
    source.set(5)
    expect(heardFrom(memo)).toEqual([2, 10])
    expect(calls.memo).toEqual([1, 5])

    // Without a value in the source, the selector does not run.
    const cleared = createFacet({initialValue: 1})
    const derived = bothOf(cleared)
    derived.memo.get()
    clear(cleared)
    expect(heardFrom(derived.memo)).toEqual([2])
    expect(derived.calls.memo).toEqual([1])
  },

  'A memo drops an equal number, string, boolean, null or undefined even if you pass a check that calls every value different'() {
    for (const value of [1, 'a', true, null, undefined]) {
      const source = createFacet({initialValue: 1})
      const different = () => () => false
      const heard = resultOf(() => [
        useFacetMap(() => value, [], [source], different),
        useFacetMemo(() => value, [], [source], different),
      ]).map(heardFrom)
      source.set(2)
      expect(heard).toEqual([[value, value], [value]])
    }
  },

  'Observers hear nothing until all sources have a value and the selector has returned one. When the selector returns NO_VALUE later, a memo that is observed keeps its value: a late observer gets it, and get() returns it.'() {
    const known = createFacet({initialValue: 1})
    const unknown = createFacet<number>({initialValue: NO_VALUE})
    const useSum = () =>
      useFacetMemo((a, b) => (a + b > 2 ? a + b : NO_VALUE), [], [known, unknown])
    const memo = resultOf(useSum)
    const heard = heardFrom(memo)
    for (const value of [1, 2, 1]) unknown.set(value)
    expect(heard).toEqual([3])
    expect(heardFrom(memo)).toEqual([3])
    expect(memo.get()).toBe(3)
  },

  'An error in the selector is thrown at the write': () =>
    claims.selectorErrorComesOut(useFacetMemo),

  'mapFacetsCached, which the hook uses, goes stale in the same way outside React': () =>
    claims.memoKeepsFirstResult((gold) => mapFacetsCached([gold], (n) => n * 2)),

  'A part of an object that is changed in place. If the selector returns a part of such an object, the memo stores a reference to it, and get() shows the change before anyone is notified.'() {
    const unit = createFacet({initialValue: {position: {x: 1}}})
    const position = resultOf(() => useFacetMemo((value) => value.position, [], [unit]))
    const heard: number[] = []
    position.observe(({x}) => heard.push(x))
    unit.setWithCallback((value) => {
      if (value !== NO_VALUE) value.position.x = 5
      expect(position.get()).toEqual({x: 5})
      expect(heard).toEqual([1])
      return value
    })
    expect(heard).toEqual([1, 5])
  },
})
