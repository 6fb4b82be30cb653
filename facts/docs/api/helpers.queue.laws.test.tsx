import {
  batch,
  createFacet,
  mapFacetsLightweight,
  NO_VALUE,
  startFacetTransition,
  type Option,
  type WritableFacet,
} from '@react-facet/core'
import fc from 'fast-check'
import {expect} from 'vitest'
import {law} from '../../law'
import {combinationsOf, type Row} from '../../laws/counts'
import {core, type Value} from '../../laws/engine'
import {
  at,
  build,
  list,
  networks,
  place,
  several,
  sources,
  writes,
} from '../../laws/network'
import {clear, heardFrom} from '../../probes'

// Rules 3 to 5

law(
  'A combination does not run until each of its facets has given it a value. The value that completes it runs it at once, in a batch too.',
  fc.property(several, writes, (count, script) => {
    const facets = Array.from({length: count}, () =>
      createFacet<number>({initialValue: NO_VALUE}),
    )
    const heard = heardFrom(mapFacetsLightweight(facets, list))
    const last = new Map<number, number>()
    batch(() => {
      for (const {index, value} of script) {
        const wasComplete = last.size === count
        at(facets, index).set(value)
        last.set(index % count, value)
        if (wasComplete) return
        const values = [...facets.keys()].map((key) => last.get(key))
        expect(heard).toEqual(last.size === count ? [list(...values)] : [])
      }
    })
  }),
)

law(
  'From then on it keeps the last value of each facet, also of a facet that is cleared later.',
  fc.property(several, writes, fc.array(place), (count, script, cleared) => {
    const facets = sources(count)
    const heard = heardFrom(mapFacetsLightweight(facets, list))
    for (const index of cleared) clear(at(facets, index))
    const last = [...facets.keys()]
    for (const {index, value} of script) {
      const facet = at(facets, index)
      const isNew = facet.get() !== value
      heard.length = 0
      facet.set(value)
      last[index % count] = value
      expect(heard).toEqual(isNew ? [list(...last)] : [])
    }
  }),
)

const lists = fc.array(fc.array(place, {minLength: 2, maxLength: 3}), {maxLength: 5})

/**
 * Combinations of some facets, each by its list. `log` has their runs, with the values.
 * `write` gives the combinations that a sequence of writes notifies, in that order.
 */
function combined(count: number, lists: number[][]) {
  const facets = sources(count)
  const log: string[] = []
  lists.forEach((places, name) => {
    mapFacetsLightweight(
      places.map((any) => at(facets, any)),
      list,
    ).observe((values) => {
      log.push(`${name}: ${values}`)
    })
  })
  log.length = 0
  const write = (script: {index: number; value: number}[]): number[] => {
    const joined = new Set<number>()
    for (const {index, value} of script) {
      const facet = at(facets, index)
      if (facet.get() !== value) {
        lists.forEach(
          (places, name) =>
            places.map((any) => at(facets, any)).includes(facet) && joined.add(name),
        )
      }
      facet.set(value)
    }
    return [...joined]
  }
  /** What a combination logs when it runs now. */
  const line = (name: number) =>
    `${name}: ${list(...(lists[name] ?? []).map((any) => at(facets, any).get()))}`
  return {log, write, line}
}

law(
  'When the batch ends, the queue is worked through from the front: each combination leaves it and runs once, with the last value of each facet.',
  fc.property(several, lists, writes, (count, lists, script) => {
    const {log, write, line} = combined(count, lists)
    let joined: number[] = []
    batch(() => {
      batch(() => (joined = write(script)))
      expect(log).toEqual([])
    })
    expect(log).toEqual(joined.map(line))
  }),
  300,
)

/** Writes inside an observer of another facet. */
function insideObserver(write: () => void): void {
  const trigger = createFacet({initialValue: false})
  trigger.observe((isOn) => isOn && write())
  trigger.set(true)
}

law(
  'So the queue is empty again when a single write returns. Inside batch, and inside an observer that a write calls, it waits for the end of the outermost batch or write.',
  fc.property(several, lists, writes, (count, lists, script) => {
    const {log, write} = combined(count, lists)
    for (const one of script) {
      const joined = write([one])
      expect(log.splice(0).map(Number.parseFloat)).toEqual(joined)
      for (const around of [insideObserver, batch]) {
        around(() => {
          write([{...one, value: 10}, one])
          expect(log).toEqual([])
        })
        log.length = 0
      }
    }
  }),
)

// Rule 6

law(
  'What joins during a transition is worked through when the outermost transition ends, even inside a batch that goes on. A combination that is waiting in one queue does not join the other.',
  fc.property(several, lists, writes, writes, (count, lists, first, second) => {
    const {log, write, line} = combined(count, lists)
    let inBatch: number[] = []
    batch(() => {
      inBatch = write(first)
      let inTransition: number[] = []
      startFacetTransition(() => {
        startFacetTransition(() => batch(() => (inTransition = write(second))))
        expect(log).toEqual([])
      })
      const ran = inTransition.filter((name) => !inBatch.includes(name))
      expect(log.splice(0)).toEqual(ran.map(line))
    })
    expect(log).toEqual(inBatch.map(line))
  }),
  200,
)

// Rule 9

law(
  'a combination in the queue, or what it notifies | The rest of the queue is dropped. The error comes out of the outermost batch or write. Values are stored, and later batches work, except for the combinations above.',
  fc.property(
    fc.array(fc.boolean(), {minLength: 1, maxLength: 6}),
    fc.boolean(),
    (throwing, inObserver) => {
      const a = createFacet({initialValue: 0})
      const b = createFacet({initialValue: 0})
      const log: number[] = []
      throwing.forEach((throws, name) => {
        mapFacetsLightweight([a, b], (value) => {
          log.push(name)
          if (throws && value === 1 && !inObserver) throw new Error('broken')
          return value
        }).observe((value) => {
          if (throws && value === 1) throw new Error('broken')
        })
      })
      const runs = (value: number) => {
        log.length = 0
        const write = () => batch(() => batch(() => a.set(value)))
        if (value === 1 && throwing.includes(true)) expect(write).toThrow('broken')
        else write()
        return log
      }
      const all = [...throwing.keys()]
      const first = throwing.indexOf(true)
      expect(runs(1)).toEqual(first < 0 ? all : all.slice(0, first + 1))
      expect(a.get()).toBe(1)
      expect(runs(2)).toEqual(all)
    },
  ),
)

law(
  'When a combination, or what it notifies, throws, those that joined during its round are dropped, but stay marked as waiting: they never run again, whatever you write, until they subscribe again.',
  fc.property(several, fc.boolean(), writes, (count, byWrite, script) => {
    const facets = sources(3)
    const [a, b, result] = facets as [
      WritableFacet<number>,
      WritableFacet<number>,
      WritableFacet<number>,
    ]
    const sum = mapFacetsLightweight([a, b], (x, y) => x + y)
    if (byWrite) sum.observe(result.set)
    const others = Array.from({length: count}, () =>
      mapFacetsLightweight([byWrite ? result : sum, b], list),
    )
    const heard = others.map(heardFrom)
    let isBroken = false
    mapFacetsLightweight([a, b], () => {
      if (isBroken) throw new Error('broken')
    }).observe(() => undefined)
    for (const one of heard) one.length = 0
    isBroken = true
    expect(() => a.set(9)).toThrow('broken')
    isBroken = false
    for (const {index, value} of script) {
      at([batch, startFacetTransition], value)(() => at(facets, index).set(value))
    }
    expect(heard).toEqual(others.map(() => []))
    expect(others.map((other) => heardFrom(other).length)).toEqual(others.map(() => 1))
  }),
)

// How often a combination runs

/** What a combination of a row passes on for one write, and its `get()` at the end. */
function ofRow(row: Row, check: (heard: Value[], result: Option<Value>) => void) {
  const layered = networks({
    simpleSources: true,
    derived: ['map'],
    computes: ['list'],
    checks: ['none'],
    maxDerived: 7,
  })
  return fc.property(layered, place, (network, place) => {
    const eligible = combinationsOf(row, network)
    fc.pre(eligible.length > 0)
    const {all, sources: writable} = build(network, core, () => undefined)
    const combination = at(all, at(eligible, place))
    const heard = heardFrom(combination)
    heard.length = 0
    at(writable, 0).set(99)
    check(heard, combination.get())
  })
}

function runsOnce(heard: Value[], result: Option<Value>): void {
  expect(heard).toEqual([result])
}

function runsAgain(heard: Value[], result: Option<Value>): void {
  expect(heard.length).toBeGreaterThan(1)
  expect(heard[0]).not.toEqual(result)
  expect(heard.at(-1)).toEqual(result)
}

law('all have the same count | once, with new values only', ofRow('same', runsOnce), 300)

law(
  'some have one more, and come before the others | once, with new values only',
  ofRow('one more, before', runsOnce),
)

law(
  'some have one more, and one of them comes after another facet | again when that one notifies: first with its old value, then with the new one',
  ofRow('one more, after', runsAgain),
)

law(
  'one has at least two more | again when that one notifies, in any order of the list',
  ofRow('two more', runsAgain),
)
