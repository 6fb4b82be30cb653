import {
  batch,
  createFacet,
  mapFacetsCached,
  mapFacetsLightweight,
  NO_VALUE,
  strictEqualityCheck,
  type Facet,
  type Option,
} from '@react-facet/core'
import fc from 'fast-check'
import {expect} from 'vitest'
import {law} from '../../law'
import {core} from '../../laws/engine'
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

/** Networks whose selectors do not throw, and whose facets compare. */
const calm = networks({
  checks: ['default', 'strict'],
  computes: ['list', 'sum', 'box', 'onlyEven'],
})

law(
  "A write that the facet's equality check calls equal does nothing.",
  fc.property(calm, place, (network, index) => {
    const log: string[] = []
    const {all, sources: writable} = build(network, core, (line) => log.push(line))
    for (const facet of all) facet.observe((value) => log.push(`hears ${show(value)}`))
    const source = at(writable, index)
    const value = source.get()
    fc.pre(value !== NO_VALUE)
    log.length = 0
    source.set(value)
    expect(log).toEqual([])
  }),
)

law(
  "Any other write stores the value first, then calls the facet's observers, one after the other, in the order in which they subscribed.",
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
  }),
)

law(
  'When an observer writes the same facet, that write finishes first. The observers after it are then called twice, both times with the newest value.',
  fc.property(several, place, (count, place) => {
    const facet = createFacet({initialValue: 0})
    const writer = place % count
    const heard = Array.from({length: count}, (_, index) => {
      const values: number[] = []
      facet.observe((value) => {
        values.push(value)
        if (index === writer && value === 1) facet.set(2)
      })
      return values
    })
    facet.set(1)
    expect(heard).toEqual(
      heard.map((_, index) => (index > writer ? [0, 2, 2] : [0, 1, 2])),
    )
  }),
)

law(
  'When an observer clears the facet, the observers after it are called with NO_VALUE itself.',
  fc.property(several, place, (count, place) => {
    const facet = createFacet({initialValue: 0})
    const clearing = place % count
    const heard = Array.from({length: count}, (_, index) => {
      const values: Option<number>[] = []
      facet.observe((value) => {
        values.push(value)
        if (index === clearing && value === 1) clear(facet)
      })
      return values
    })
    facet.set(1)
    expect(heard).toEqual(heard.map((_, index) => [0, index > clearing ? NO_VALUE : 1]))
  }),
)

law(
  'An observer that is unsubscribed meanwhile is not called any more. One that subscribes meanwhile is called twice: by observe, and by the write.',
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

/** How often each facet of a chain runs its selector for one change of its source. */
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
      const observers = places.map((any) => any % network.length)
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
  'A map, a memo or an effect of one facet runs at the moment when its facet notifies it, in a batch too.',
  fc.property(chains, place, several, (network, place, writes) => {
    const {all, sources: writable} = build(network, core, () => undefined)
    const heard = heardFrom(at(all, place))
    batch(() => {
      for (let write = 1; write <= writes; write += 1) {
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

// Rules 7 and 8

law(
  'A map computes get() from the get() of its facets: inside a batch the new result, unless a memo or useFacetWrapMemo is among them. A memo that is observed returns the last result that it passed on, if there is one.',
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
    (count, isMemo, observers, drops) => {
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
      const times = Array.from({length: observers}, () => heardFrom(derived).length)
      expect(times).toEqual(times.map(() => (drops ? 0 : 1)))
      const once = [...facets.keys()]
      expect(log).toEqual(isMemo ? once : times.flatMap(() => once))
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
      const stops = places.map((any) => at(all, any).observe(() => undefined))
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
