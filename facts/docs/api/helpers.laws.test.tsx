import {
  batch,
  createFacet,
  mapFacetsCached,
  mapFacetsLightweight,
  NO_VALUE,
  startFacetTransition,
  strictEqualityCheck,
  type Facet,
  type Option,
  type WritableFacet,
} from '@react-facet/core'
import fc from 'fast-check'
import {expect} from 'vitest'
import {law} from '../../law'
import {combinationsOf, type Row} from '../../laws/counts'
import {core, type Value} from '../../laws/engine'
import {createModel} from '../../laws/model'
import {
  at,
  build,
  list,
  networks,
  place,
  several,
  show,
  someValue,
  sources,
  writes,
  type Network,
} from '../../laws/network'
import {play, scripts} from '../../laws/script'
import {clear, heardFrom} from '../../probes'

law(
  'Nine rules say who is notified of a write, when, in which order and how often',
  fc.property(networks(), scripts(), (network, script) => {
    expect(play(network, script, core)).toEqual(play(network, script, createModel()))
  }),
  3000,
)

// Rule 1

law(
  "A write that the facet's equality check calls equal does nothing. Any other write stores the value first, then calls the facet's observers, one after the other, in the order in which they subscribed.",
  fc.property(fc.array(fc.boolean(), {maxLength: 8}), (stays) => {
    const facet = createFacet({initialValue: 0})
    const log: string[] = []
    const stops = stays.map((_, index) =>
      facet.observe((value) => log.push(`${index}: ${value} ${show(facet.get())}`)),
    )
    stays.forEach((remains, index) => remains || stops[index]?.())
    log.length = 0
    facet.set(1)
    expect(log).toEqual(
      stays.flatMap((remains, index) => (remains ? [`${index}: 1 1`] : [])),
    )
    log.length = 0
    facet.set(1)
    expect(log).toEqual([])
  }),
)

/** What each observer hears when the observer at `place` acts during a write. */
function heardWhile(
  count: number,
  place: number,
  act: (facet: WritableFacet<number>) => void,
) {
  const facet = createFacet({initialValue: 0})
  const heard = Array.from({length: count}, (_, index) => {
    const values: Option<number>[] = []
    facet.observe((value) => {
      values.push(value)
      if (index === place && value === 1) act(facet)
    })
    return values
  })
  facet.set(1)
  return heard
}

law(
  'When an observer writes the same facet, that write finishes first. The remaining observers are then called twice, both times with the newest value.',
  fc.property(several, place, (count, place) => {
    const writer = place % count
    const heard = heardWhile(count, writer, (facet) => facet.set(2))
    expect(heard).toEqual(
      heard.map((_, index) => (index > writer ? [0, 2, 2] : [0, 1, 2])),
    )
  }),
)

law(
  'When an observer clears the facet, the remaining observers are called with NO_VALUE itself.',
  fc.property(several, place, (count, place) => {
    const clearing = place % count
    const heard = heardWhile(count, clearing, clear)
    expect(heard).toEqual(heard.map((_, index) => [0, index > clearing ? NO_VALUE : 1]))
  }),
)

law(
  'An observer that is unsubscribed during a write is no longer called. One that subscribes during it is called twice: by observe, and by the write.',
  fc.property(several, place, place, (count, place, other) => {
    const facet = createFacet({initialValue: 0})
    const log: string[] = []
    const late: number[] = []
    const acting = place % count
    const leaving = other % count
    const stops = Array.from({length: count}, (_, index) =>
      facet.observe((value) => {
        log.push(`${index} hears ${value}`)
        if (value === 0 || index !== acting) return
        stops[leaving]?.()
        facet.observe((newest) => late.push(newest))
      }),
    )
    log.length = 0
    facet.set(1)
    const expected = [...stops.keys()].filter(
      (index) => index !== leaving || index <= acting,
    )
    expect(log).toEqual(expected.map((index) => `${index} hears 1`))
    expect(late).toEqual([1, 1])
  }),
)

// Rule 2

/**
 * How often each map or memo of one of the `chains` runs its selector when every source is
 * written once. `observers` has the index of the facet that each observer follows.
 */
function runsOf(network: Network, observers: number[]): number[] {
  const subscriptions = network.map(
    (_, index) => observers.filter((observed) => observed === index).length,
  )
  network.toReversed().forEach((node, back) => {
    const index = network.length - 1 - back
    if (node.kind !== 'map' && node.kind !== 'memo') return
    const own = subscriptions[index] ?? 0
    const runs = node.kind === 'memo' ? Math.min(own, 1) : own
    subscriptions[index] = runs
    const [source = 0] = node.of
    subscriptions[source] = (subscriptions[source] ?? 0) + runs
  })
  return subscriptions
}

/** Networks in which each map or memo is derived from a single facet. */
const chains = networks({simpleSources: true, computes: ['list'], checks: ['none']}).map(
  (network): Network =>
    network.map((node) => ('of' in node ? {...node, of: node.of.slice(0, 1)} : node)),
)

law(
  'A map runs its selector for each of its observers, a memo once for all of them.',
  fc.property(
    chains,
    fc.array(place, {minLength: 1, maxLength: 5}),
    (network, places) => {
      const log: string[] = []
      const {all, sources: writable} = build(network, core, (line) => log.push(line))
      const observers = places.map((anyIndex) => anyIndex % network.length)
      for (const index of observers) at(all, index).observe(() => undefined)
      log.length = 0
      for (const source of writable) source.set(99)
      const runs = network.map(
        (_, index) => log.filter((line) => line.startsWith(`${index} selects`)).length,
      )
      const expected = runsOf(network, observers)
      expect(runs).toEqual(
        network.map((node, index) => (node.kind === 'source' ? 0 : expected[index])),
      )
    },
  ),
  300,
)

law(
  'A map, a memo or an effect of one facet runs at the moment when its facet notifies it, even in a batch.',
  fc.property(chains, place, several, (network, place, writeCount) => {
    const {all, sources: writable} = build(network, core, () => undefined)
    const heard = heardFrom(at(all, place))
    batch(() => {
      for (let write = 1; write <= writeCount; write += 1) {
        for (const source of writable) source.set(100 + write)
        expect(heard).toHaveLength(1 + write)
      }
    })
  }),
)

law(
  'Each observer has a checker of its own.',
  fc.property(
    fc.array(fc.oneof(someValue, fc.constant('observe' as const))),
    (script) => {
      const facet = createFacet({initialValue: 0, equalityCheck: () => () => false})
      const map = mapFacetsLightweight([facet], (value) => value, strictEqualityCheck)
      const observers: {heard: number[]; expected: number[]}[] = []
      for (const step of script) {
        if (step === 'observe') {
          observers.push({heard: heardFrom(map), expected: [Number(facet.get())]})
        } else {
          facet.set(step)
          for (const {expected} of observers) {
            if (expected.at(-1) !== step) expected.push(step)
          }
        }
      }
      for (const {heard, expected} of observers) expect(heard).toEqual(expected)
      expect(observers).toHaveLength(script.filter((step) => step === 'observe').length)
    },
  ),
)

// Rules 3 to 5. A combination is a map, memo or effect of several facets.

law(
  'A combination does not run until each of its facets has given it a value. The value that completes the combination makes it run at once, even in a batch.',
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
  'From then on, the combination keeps the last value of each facet, even of one that is cleared later.',
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

/** For each combination, the places of the facets that it combines. */
const placeLists = fc.array(fc.array(place, {minLength: 2, maxLength: 3}), {maxLength: 5})

/**
 * Combinations of facets, one for each list of places. `log` has their runs, with the values.
 * `write` performs writes, and returns the notified combinations in order of notification.
 */
function combined(count: number, placeLists: number[][]) {
  const facets = sources(count)
  const log: string[] = []
  placeLists.forEach((places, name) => {
    mapFacetsLightweight(
      places.map((anyIndex) => at(facets, anyIndex)),
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
        placeLists.forEach(
          (places, name) =>
            places.map((anyIndex) => at(facets, anyIndex)).includes(facet) &&
            joined.add(name),
        )
      }
      facet.set(value)
    }
    return [...joined]
  }
  /** What a combination would log if it ran now. */
  const line = (name: number) =>
    `${name}: ${list(...(placeLists[name] ?? []).map((anyIndex) => at(facets, anyIndex).get()))}`
  return {log, write, line}
}

law(
  'When the batch ends, the queue is worked through from the front: each combination leaves it and runs once, with the last value of each facet.',
  fc.property(several, placeLists, writes, (count, placeLists, script) => {
    const {log, write, line} = combined(count, placeLists)
    let joined: number[] = []
    batch(() => {
      batch(() => (joined = write(script)))
      expect(log).toEqual([])
    })
    expect(log).toEqual(joined.map(line))
  }),
  300,
)

/** Calls `write` inside an observer of another facet. */
function insideObserver(write: () => void): void {
  const trigger = createFacet({initialValue: false})
  trigger.observe((isOn) => isOn && write())
  trigger.set(true)
}

law(
  'So the queue is empty again when a single write returns. Inside batch, and inside an observer that a write calls, the queue waits for the end of the outermost batch or write.',
  fc.property(several, placeLists, writes, (count, placeLists, script) => {
    const {log, write} = combined(count, placeLists)
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
  'Combinations that join during a transition, also in a batch inside it, run when the outermost transition ends, even inside a batch that goes on. A combination that is waiting in one queue does not join the other.',
  fc.property(several, placeLists, writes, writes, (count, placeLists, first, second) => {
    const {log, write, line} = combined(count, placeLists)
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

const failingRounds = fc.property(
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
)

law(
  'a combination in the queue, or what it notifies | The rest of the queue is dropped. The error comes out of the outermost batch or write. Values are stored, and later batches work, except for combinations that were silenced for good.',
  failingRounds,
)
law(
  'When a combination of a round, or what it notifies, throws, the rest of the round is skipped, this time only.',
  failingRounds,
)

law(
  'What has joined for the next round is dropped. A combination that is dropped, and was not in the failed round too, stays marked as waiting: it never runs again, whatever you write, until it subscribes again.',
  fc.property(several, fc.boolean(), writes, (count, joinByWrite, script) => {
    const facets = sources(3)
    const [a, b, result] = facets as [
      WritableFacet<number>,
      WritableFacet<number>,
      WritableFacet<number>,
    ]
    const sum = mapFacetsLightweight([a, b], (x, y) => x + y)
    if (joinByWrite) sum.observe(result.set)
    const others = Array.from({length: count}, () =>
      mapFacetsLightweight([joinByWrite ? result : sum, b], list),
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

// How often one write runs a combination. A count is the number of combinations on the
// shortest way from the written facet to one of the combination's facets.

/**
 * A property of combinations that a row of the table describes. `check` gets what an observer hears
 * when one of the facets is written, and what `get()` returns then.
 */
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
  'some have one more, and one of these comes after one of the others | again when the one with the higher count notifies: first with its old value, then with the new one',
  ofRow('one more, after', runsAgain),
)

law(
  'one has at least two more | again when that one notifies, whatever the order of the list',
  ofRow('two more', runsAgain),
)

// Rules 7 and 8

law(
  'A map computes get() from the get() of its facets: inside a batch it returns the new result, unless a memo or useFacetWrapMemo is among them. A memo that is observed returns the last result that it passed on, if there is one.',
  fc.property(several, writes, (count, script) => {
    const facets = sources(count)
    const map = mapFacetsLightweight(facets, list)
    const memo = mapFacetsCached(facets, list)
    const passedOn = heardFrom(memo)
    const overMemo = mapFacetsLightweight([memo], (last) => `over ${last}`)
    batch(() => {
      for (const {index, value} of script) {
        at(facets, index).set(value)
        expect(map.get()).toBe(list(...facets.map((facet) => facet.get())))
        expect(memo.get()).toBe(passedOn.at(-1))
        expect(overMemo.get()).toBe(`over ${passedOn.at(-1)}`)
      }
    })
    expect(memo.get()).toBe(map.get())
  }),
)

law(
  'A map subscribes to its facets for each of its observers, a memo for its first one, in the order of the list. A new observer is called at once if there is a value, unless a check drops it.',
  fc.property(
    several,
    fc.boolean(),
    several,
    fc.boolean(),
    (count, isMemo, observerCount, drops) => {
      const log: number[] = []
      const facets = Array.from({length: count}, (_, index): Facet<number> => ({
        get: () => index,
        observe(listener) {
          log.push(index)
          listener(index)
          return () => undefined
        },
      }))
      const derive = isMemo ? mapFacetsCached : mapFacetsLightweight
      const derived = derive(facets, list, () => () => drops)
      const timesHeard = Array.from(
        {length: observerCount},
        () => heardFrom(derived).length,
      )
      expect(timesHeard).toEqual(timesHeard.map(() => (drops ? 0 : 1)))
      const once = [...facets.keys()]
      expect(log).toEqual(isMemo ? once : timesHeard.flatMap(() => once))
    },
  ),
)

law(
  'When the last observer leaves, the map or memo unsubscribes, and does not run any more, even if it is waiting in the queue.',
  fc.property(
    networks({simpleSources: true, computes: ['list'], checks: ['none']}),
    fc.array(place, {maxLength: 4}),
    (network, places) => {
      const log: string[] = []
      const {all, sources: writable} = build(network, core, (line) => log.push(line))
      const stops = places.map((anyIndex) => at(all, anyIndex).observe(() => undefined))
      batch(() => {
        for (const source of writable) source.set(7)
        for (const stop of stops) stop()
        log.length = 0
      })
      for (const source of writable) source.set(8)
      expect(log).toEqual([])
    },
  ),
)
