import {
  areAllDefinedValues,
  asPromise,
  batch,
  createFacet,
  createFacetContext,
  createReadOnlyFacet,
  createStaticFacet,
  defaultEqualityCheck,
  FACET_FACTORY,
  hasDefinedValue,
  isFacet,
  mapFacetsCached,
  mapFacetsLightweight,
  multiObserve,
  NO_VALUE,
  strictEqualityCheck,
  Times,
  useFacetEffect,
  useFacetLayoutEffect,
  useFacetMap,
  useFacetMemo,
  useFacetReducer,
  useFacetState,
  useFacetUnwrap,
  type Facet,
  type Option,
  type WritableFacet,
} from '@react-facet/core'
import '@react-facet/dom-fiber'
import {
  sharedFacet,
  SharedFacetDriverProvider,
  useSharedFacet,
} from '@react-facet/shared-facet'
import {createRequire} from 'node:module'
import {useContext, useLayoutEffect, useState, type ReactNode} from 'react'
import {vi} from 'vitest'
import {expect, fact} from '../../fact'
import {clear, fedFacet, heardFrom, passiveEffects, resultOf} from '../../probes'
import {commit, underDomFiber, underReactDom} from '../../render'

/** What a call throws, as text; what it throws does not reach the fact. */
function errorOf(run: () => void): string {
  try {
    run()
    return 'nothing'
  } catch (error) {
    return String(error)
  }
}

/** A facet with a source that sends what `send` is called with. */
function remoteFacet<T>(initialValue: Option<T>) {
  const log: string[] = []
  let send: (value: T) => void = () => undefined
  const facet = createFacet<T>({
    initialValue,
    startSubscription: (update) => {
      log.push('connect')
      send = update
      return () => log.push('disconnect')
    },
  })
  return {facet, log, send: (value: T) => send(value)}
}

/** The same value in every render. */
function useFixed<T>(make: () => T): T {
  return useState(make)[0]
}

/** Two facets to combine. */
function pair() {
  return {
    a: createFacet({initialValue: 1}),
    b: createFacet({initialValue: 1}),
  }
}

// createFacet

fact('Returns the current value, or NO_VALUE. It never connects the source.', () => {
  const {facet, log} = fedFacet('live')
  expect(facet.get()).toBe(NO_VALUE)
  expect(log).toEqual([])
  facet.set('written')
  expect(facet.get()).toBe('written')
})

fact('Calls listener at once if there is a value, then on every change.', () => {
  const facet = createFacet<number>({initialValue: NO_VALUE})
  const early = heardFrom(facet)
  expect(early).toEqual([])
  facet.set(1)
  const late: number[] = []
  const stop = facet.observe((value) => late.push(value))
  expect(late).toEqual([1])
  facet.set(2)
  stop()
  facet.set(3)
  expect(late).toEqual([1, 2])
  expect(early).toEqual([1, 2, 3])
})

fact('Writes. The observers have run when it returns.', () => {
  const facet = createFacet({initialValue: 1})
  const heard = heardFrom(facet)
  facet.set(2)
  expect(heard).toEqual([1, 2])
})

fact(
  'Writes what the callback returns. The callback receives the current value, or NO_VALUE.',
  () => {
    const facet = createFacet<number>({initialValue: NO_VALUE})
    const received: Option<number>[] = []
    const addOne = (value: Option<number>) => {
      received.push(value)
      return value === NO_VALUE ? 1 : value + 1
    }
    facet.setWithCallback(addOne)
    facet.setWithCallback(addOne)
    expect(received).toEqual([NO_VALUE, 1])
    expect(facet.get()).toBe(2)
  },
)

fact(
  'The default drops an equal number, string, boolean, null or undefined. () => () => false lets everything through.',
  () => {
    for (const value of [1, 'one', true, null, undefined]) {
      const checked = createFacet<typeof value>({initialValue: value})
      const heard = heardFrom(checked)
      checked.set(value)
      expect(heard).toHaveLength(1)
      const unchecked = createFacet<typeof value>({
        initialValue: value,
        equalityCheck: () => () => false,
      })
      const all = heardFrom(unchecked)
      unchecked.set(value)
      expect(all).toHaveLength(2)
    }
    const list: number[] = []
    const object = createFacet({initialValue: list})
    const heard = heardFrom(object)
    object.set(list)
    expect(heard).toHaveLength(2)
  },
)

fact('The first observer is called with the current value, if there is one.', () => {
  const {facet, log, send} = remoteFacet('initial')
  facet.observe((value) => log.push(value))
  send('sent')
  expect(log).toEqual(['initial', 'connect', 'sent'])
})

fact(
  'Each further observer is called with the current value. The source stays connected as it is.',
  () => {
    const {facet, log, send} = remoteFacet('initial')
    facet.observe(() => undefined)
    send('sent')
    expect(heardFrom(facet)).toEqual(['sent'])
    expect(log).toEqual(['connect'])
  },
)

fact('When the last observer leaves, the value goes back to initialValue', () => {
  const log: Option<string>[] = []
  const facet = createFacet({
    initialValue: 'initial',
    startSubscription: (update) => {
      update('sent')
      return () => log.push(facet.get())
    },
  })
  const stopFirst = facet.observe(() => undefined)
  const stopSecond = facet.observe(() => undefined)
  stopFirst()
  expect(facet.get()).toBe('sent')
  expect(log).toEqual([])
  stopSecond()
  expect(log).toEqual(['initial'])
})

fact(
  'Without startSubscription, a facet keeps its value when nobody observes it.',
  () => {
    const facet = createFacet({initialValue: 1})
    const stop = facet.observe(() => undefined)
    facet.set(2)
    stop()
    expect(facet.get()).toBe(2)
  },
)

fact('drops the first value of the next connection when it is the same as before', () => {
  const heard: string[] = []
  const facet = createFacet<string>({
    initialValue: NO_VALUE,
    startSubscription: (update) => {
      update('same')
      return () => undefined
    },
    equalityCheck: strictEqualityCheck,
  })
  facet.observe((value) => heard.push(value))()
  expect(heard).toEqual(['same'])
  facet.observe((value) => heard.push(value))
  expect(heard).toEqual(['same'])
  expect(facet.get()).toBe(NO_VALUE)
})

// What happens during a write

fact(
  "Any other write stores the value first. Then it calls the facet's observers, one after the other, in the order in which they subscribed.",
  () => {
    const facet = createFacet({initialValue: 1})
    const log: string[] = []
    facet.observe(() => log.push(`first reads ${String(facet.get())}`))
    facet.observe(() => log.push(`second reads ${String(facet.get())}`))
    log.length = 0
    facet.set(2)
    expect(log).toEqual(['first reads 2', 'second reads 2'])
  },
)

fact(
  'The observers after it are then called twice, both times with the newest value.',
  () => {
    const facet = createFacet({initialValue: 0})
    facet.observe((value) => {
      if (value === 1) facet.set(2)
    })
    const heard = heardFrom(facet)
    facet.set(1)
    expect(heard).toEqual([0, 2, 2])
  },
)

fact('An observer that is unsubscribed meanwhile is not called any more.', () => {
  const facet = createFacet<number>({initialValue: NO_VALUE})
  const log: string[] = []
  const stop = facet.observe(() => {
    log.push('first')
    stop()
    stopThird()
  })
  facet.observe(() => log.push('second'))
  const stopThird = facet.observe(() => log.push('third'))
  facet.set(1)
  facet.set(2)
  expect(log).toEqual(['first', 'second', 'second'])
})

fact('So const stop = facet.observe(() => stop()) throws a ReferenceError.', () => {
  const facet = createFacet({initialValue: 1})
  const error = errorOf(() => {
    const stop = facet.observe(() => stop())
  })
  expect(error).toContain('ReferenceError')
})

fact(
  'if it is the only one, a source is connected twice, and the first connection is never closed',
  () => {
    const {facet, log} = fedFacet('live')
    const heard: string[] = []
    const observer = (value: string) => void heard.push(value)
    const stopFirst = facet.observe(observer)
    const stopSecond = facet.observe(observer)
    heard.length = 0
    facet.set('next')
    expect(heard).toEqual(['next'])
    stopFirst()
    expect(log).toEqual(['connect', 'connect', 'disconnect'])
    facet.set('last')
    expect(heard).toEqual(['next'])
    stopSecond()
  },
)

fact('At run time the object still has set.', () => {
  const facet = createReadOnlyFacet({initialValue: 1})
  expect(facet).toHaveProperty('set')
})

fact('observe calls the observer once, or not at all for NO_VALUE', () => {
  expect(heardFrom(createStaticFacet('Alex'))).toEqual(['Alex'])
  expect(heardFrom(createStaticFacet(NO_VALUE))).toEqual([])
  expect(createStaticFacet('Alex')).not.toHaveProperty('set')
})

// createFacetContext

fact("A change of the facet's value re-renders nothing", () => {
  const Health = createFacetContext(0)
  const health = createFacet({initialValue: 100})
  const rendered = vi.fn()
  function Bar() {
    rendered()
    return <fast-text text={useContext(Health)} />
  }
  const {container} = underDomFiber(
    <Health.Provider value={health}>
      <Bar />
    </Health.Provider>,
  )
  health.set(90)
  expect(container.textContent).toBe('90')
  expect(rendered).toHaveBeenCalledTimes(1)
})

fact(
  'A consumer without a provider above it gets a default facet, whose value is always initialValue.',
  () => {
    const Health = createFacetContext(7)
    const facet = resultOf(() => useContext(Health))
    expect(facet.get()).toBe(7)
    expect(heardFrom(facet)).toEqual([7])
    expect(facet).not.toHaveProperty('set')
  },
)

fact(
  'the first observe of the default facet logs a hint that a provider may be missing, once per context. get() does not log.',
  () => {
    const log = vi.spyOn(console, 'log').mockImplementation(() => undefined)
    vi.stubEnv('NODE_ENV', 'development')
    try {
      const facet = resultOf(() => useContext(useFixed(() => createFacetContext(1))))
      facet.get()
      expect(log).toHaveBeenCalledTimes(0)
      facet.observe(() => undefined)
      facet.observe(() => undefined)
      expect(log).toHaveBeenCalledTimes(1)
      expect(String(log.mock.calls[0]?.[0])).toContain('missing a Context Provider')
      vi.stubEnv('NODE_ENV', 'production')
      resultOf(() => useContext(useFixed(() => createFacetContext(1)))).observe(
        () => undefined,
      )
      expect(log).toHaveBeenCalledTimes(1)
    } finally {
      vi.unstubAllEnvs()
      log.mockRestore()
    }
  },
)

fact(
  'Give a real default, not NO_VALUE: unlike a static facet, the default facet calls its observers with it.',
  () => {
    const Name = createFacetContext<Option<string>>(NO_VALUE)
    expect(heardFrom(resultOf(() => useContext(Name)))).toEqual([NO_VALUE])
    expect(heardFrom(createStaticFacet(NO_VALUE))).toEqual([])
  },
)

fact("A context does not cross from one renderer's root to another.", () => {
  const Name = createFacetContext('default')
  let island: HTMLElement | undefined
  const Reader = () => <fast-text text={useContext(Name)} />
  function Host({children}: {children: ReactNode}) {
    useLayoutEffect(() => {
      island = underDomFiber(<Reader />).container
    }, [])
    return children
  }
  underReactDom(
    <Name.Provider value={createStaticFacet('provided')}>
      <Host>page</Host>
    </Name.Provider>,
  )
  expect(island?.textContent).toBe('default')
})

// mapFacetsLightweight

fact(
  'the function runs on each change for each observer, and on each get(). useFacetMap is this function, memoised.',
  () => {
    const health = createFacet({initialValue: 1})
    const double = vi.fn((value: number) => value * 2)
    const map = mapFacetsLightweight([health], double)
    map.observe(() => undefined)
    map.observe(() => undefined)
    expect(double).toHaveBeenCalledTimes(2)
    health.set(2)
    expect(double).toHaveBeenCalledTimes(4)
    map.get()
    map.get()
    expect(double).toHaveBeenCalledTimes(6)
  },
)

fact('it observes its facets only while somebody observes it', () => {
  const {facet, log} = fedFacet(1)
  const map = mapFacetsLightweight([facet], (value) => value)
  map.get()
  expect(log).toEqual([])
  const stop = map.observe(() => undefined)
  expect(log).toEqual(['connect'])
  stop()
  expect(log).toEqual(['connect', 'disconnect'])
})

fact(
  'There is no default equality check: without one, equal results notify again.',
  () => {
    const health = createFacet({initialValue: 1})
    const unchecked = heardFrom(mapFacetsLightweight([health], (value) => value > 0))
    const checked = heardFrom(
      mapFacetsLightweight([health], (value) => value > 0, defaultEqualityCheck),
    )
    health.set(2)
    expect(unchecked).toEqual([true, true])
    expect(checked).toEqual([true])
  },
)

fact('Each observer has a checker of its own.', () => {
  const health = createFacet({initialValue: 1})
  const check = vi.fn(strictEqualityCheck)
  const map = mapFacetsLightweight([health], (value) => value, check)
  map.observe(() => undefined)
  map.observe(() => undefined)
  expect(check).toHaveBeenCalledTimes(2)
})

fact(
  'A map of several facets waits until all of them have a value, and then for the end of each batch.',
  () => {
    const a = createFacet({initialValue: 1})
    const b = createFacet<number>({initialValue: NO_VALUE})
    const heard = heardFrom(mapFacetsLightweight([a, b], (x, y) => x + y))
    a.set(2)
    expect(heard).toEqual([])
    b.set(1)
    expect(heard).toEqual([3])
    batch(() => {
      a.set(5)
      b.set(5)
    })
    expect(heard).toEqual([3, 10])
  },
)

fact(
  "When one of the facets is cleared later, the map goes on notifying its present observers with that facet's last value. A new observer hears nothing, and get() returns NO_VALUE.",
  () => {
    const {a, b} = pair()
    const map = mapFacetsLightweight([a, b], (x, y) => x + y)
    const heard = heardFrom(map)
    clear(a)
    b.set(10)
    expect(heard).toEqual([2, 11])
    expect(heardFrom(map)).toEqual([])
    expect(map.get()).toBe(NO_VALUE)
  },
)

fact(
  'With an empty list, get() returns what fn() returns, and observe never calls its observer.',
  () => {
    const map = mapFacetsLightweight([], () => 'constant')
    expect(map.get()).toBe('constant')
    expect(heardFrom(map)).toEqual([])
  },
)

// mapFacetsCached

fact('runs of fn per change, three observers | 3 | 1', () => {
  for (const [derive, runs] of [
    [mapFacetsLightweight, 3],
    [mapFacetsCached, 1],
  ] as const) {
    const health = createFacet({initialValue: 1})
    const fn = vi.fn((value: number) => value)
    const map = derive([health], fn)
    for (let i = 0; i < 3; i += 1) map.observe(() => undefined)
    fn.mockClear()
    health.set(2)
    expect(fn).toHaveBeenCalledTimes(runs)
  }
})

fact(
  'get() while nobody observes | computed each time | computed once, then stale',
  () => {
    const health = createFacet({initialValue: 1})
    const light = mapFacetsLightweight([health], (value) => value * 2)
    const cached = mapFacetsCached([health], (value) => value * 2)
    expect([light.get(), cached.get()]).toEqual([2, 2])
    health.set(10)
    expect([light.get(), cached.get()]).toEqual([20, 2])
  },
)

/** Maps that have a value only while it is positive. */
function positive(facet: Facet<number>) {
  const fn = (value: number) => (value > 0 ? value : NO_VALUE)
  return {light: mapFacetsLightweight([facet], fn), cached: mapFacetsCached([facet], fn)}
}

fact(
  'get() while observed, after fn returned NO_VALUE | NO_VALUE | the last good value',
  () => {
    const health = createFacet({initialValue: 5})
    const {light, cached} = positive(health)
    light.observe(() => undefined)
    cached.observe(() => undefined)
    health.set(0)
    expect([light.get(), cached.get()]).toEqual([NO_VALUE, 5])
  },
)

fact(
  'a new observer after fn returned NO_VALUE | is not called | is called with the last good value',
  () => {
    const health = createFacet({initialValue: 5})
    const {light, cached} = positive(health)
    light.observe(() => undefined)
    cached.observe(() => undefined)
    health.set(0)
    expect(heardFrom(light)).toEqual([])
    expect(heardFrom(cached)).toEqual([5])
  },
)

fact('equal primitives without a check | notify | are dropped', () => {
  const health = createFacet({initialValue: 1})
  const light = heardFrom(mapFacetsLightweight([health], (value) => value > 0))
  const cached = heardFrom(mapFacetsCached([health], (value) => value > 0))
  health.set(2)
  expect(light).toEqual([true, true])
  expect(cached).toEqual([true])
})

fact('keeps the result in memory | no | while observed, and after a get()', () => {
  for (const [derive, runs] of [
    [mapFacetsLightweight, 2],
    [mapFacetsCached, 1],
  ] as const) {
    const fn = vi.fn((value: number) => ({value}))
    const map = derive([createFacet({initialValue: 1})], fn)
    const first = map.get()
    expect(map.get() === first).toBe(runs === 1)
    expect(fn).toHaveBeenCalledTimes(runs)
    map.observe(() => undefined)
    fn.mockClear()
    map.get()
    expect(fn).toHaveBeenCalledTimes(runs - 1)
  }
})

fact(
  'The next observer refreshes it: that one is called with the old value and then with the new one.',
  () => {
    const weight = createFacet({initialValue: 1})
    const total = mapFacetsCached([weight], (value) => value)
    total.get()
    weight.set(2)
    const heard: number[] = []
    const stop = total.observe((value) => heard.push(value))
    expect(heard).toEqual([1, 2])
    stop()
    weight.set(3)
    expect(total.get()).toBe(3)
  },
)

// multiObserve

fact('It waits until all facets have a value. With no facets it never runs.', () => {
  const a = createFacet({initialValue: 1})
  const b = createFacet<number>({initialValue: NO_VALUE})
  const heard: number[][] = []
  multiObserve((x, y) => void heard.push([x, y]), [a, b])
  a.set(2)
  expect(heard).toEqual([])
  b.set(3)
  expect(heard).toEqual([[2, 3]])
  const never = vi.fn()
  multiObserve(never, [])
  expect(never).toHaveBeenCalledTimes(0)
})

fact(
  'With several facets, the previous cleanup runs before each run, and the last one when you stop.',
  () => {
    const {a, b} = pair()
    const log: string[] = []
    const stop = multiObserve(
      (x, y) => {
        log.push(`run ${x} ${y}`)
        return () => log.push(`cleanup ${x} ${y}`)
      },
      [a, b],
    )
    b.set(2)
    stop()
    expect(log).toEqual(['run 1 1', 'cleanup 1 1', 'run 1 2', 'cleanup 1 2'])
  },
)

fact('With exactly one facet, the returned cleanup is ignored.', () => {
  const facet = createFacet({initialValue: 1})
  const cleanup = vi.fn()
  const effect = vi.fn(() => cleanup)
  const stop = multiObserve(effect, [facet])
  facet.set(2)
  stop()
  expect(effect).toHaveBeenCalledTimes(2)
  expect(cleanup).toHaveBeenCalledTimes(0)
})

fact('Writing x and then y runs it twice, even inside batch.', () => {
  const {a, b} = pair()
  const heard: number[][] = []
  multiObserve((x, y) => void heard.push([x, y]), [a, b])
  batch(() => {
    a.set(2)
    b.set(2)
  })
  expect(heard).toEqual([
    [1, 1],
    [2, 1],
    [2, 2],
  ])
})

fact(
  'When two of its facets derive from the same facet, it runs with one old and one new value in between.',
  () => {
    const base = createFacet({initialValue: 1})
    const plus = mapFacetsLightweight([base], (value) => value)
    const minus = mapFacetsLightweight([base], (value) => -value)
    const heard: number[][] = []
    multiObserve((x, y) => void heard.push([x, y]), [plus, minus])
    base.set(2)
    expect(heard).toEqual([
      [1, -1],
      [2, -1],
      [2, -2],
    ])
  },
)

fact('one cleanup never runs; in later runs, another runs twice.', () => {
  const cleanups = (writingRun: number) => {
    const {a, b} = pair()
    const log: string[] = []
    const stop = multiObserve(
      (x) => {
        if (x === writingRun) a.set(3)
        return () => log.push(`cleanup ${x}`)
      },
      [a, b],
    )
    if (writingRun === 2) a.set(2)
    stop()
    return log
  }
  expect(cleanups(1)).toEqual(['cleanup 1'])
  expect(cleanups(2)).toEqual(['cleanup 1', 'cleanup 1', 'cleanup 2'])
})

fact('and then "Price 40", the line affordable: true comes last.', () => {
  const gold = createFacet({initialValue: 40})
  const price = createFacet({initialValue: 50})
  const log: string[] = []
  mapFacetsLightweight([gold, price], (have, cost) => have >= cost).observe((yes) =>
    log.push(`affordable: ${String(yes)}`),
  )
  multiObserve((have, cost) => void log.push(`${have} of ${cost}`), [gold, price])
  log.length = 0
  price.set(40)
  expect(log).toEqual(['40 of 40', 'affordable: true'])
})

// asPromise

fact('It returns an object, not a promise: await its promise.', async () => {
  const facet = createFacet({initialValue: 'Ada'})
  const result = asPromise(facet)
  expect(Object.keys(result)).toEqual(['promise', 'cancel'])
  expect(await result.promise).toBe('Ada')
})

fact(
  'If the facet has a value, the promise is resolved with it, and the facet is not observed. A facet with a source that nobody else observes has its initialValue.',
  async () => {
    const {facet, log} = remoteFacet('initial')
    expect(await asPromise(facet).promise).toBe('initial')
    expect(log).toEqual([])
  },
)

fact(
  'Otherwise it observes the facet until the first value arrives, and then stops.',
  async () => {
    const {facet, log, send} = remoteFacet<string>(NO_VALUE)
    const {promise} = asPromise(facet)
    expect(log).toEqual(['connect'])
    send('first')
    expect(await promise).toBe('first')
    expect(log).toEqual(['connect', 'disconnect'])
  },
)

fact(
  'cancel() stops waiting: the promise is never resolved and never rejected.',
  async () => {
    const facet = createFacet<string>({initialValue: NO_VALUE})
    const settled: string[] = []
    const note = () => void settled.push('cancelled')
    const {promise, cancel} = asPromise(facet)
    promise.then(note, note)
    // One that goes on waiting settles later than the cancelled one would.
    const waiting = asPromise(facet).promise.then(() => settled.push('waiting'))
    cancel()
    facet.set('value')
    await waiting
    expect(settled).toEqual(['waiting'])
  },
)

fact('it does nothing, and then still runs', async () => {
  const facet = createFacet<string>({initialValue: NO_VALUE})
  const late = asPromise(facet)
  facet.set('value')
  late.cancel()
  const {promise, cancel} = asPromise(facet)
  cancel()
  expect(await Promise.all([late.promise, promise])).toEqual(['value', 'value'])
})

// batch

/** Writes two facets in a batch, and says what was heard before its end and after. */
function writeBoth(
  {a, b}: Record<'a' | 'b', WritableFacet<number>>,
  heard: readonly unknown[],
) {
  const before = heard.length
  let during = 0
  batch(() => {
    a.set(2)
    b.set(2)
    during = heard.length - before
  })
  return {during, after: heard.length - before}
}

fact('every single write is a batch of its own', () => {
  const base = createFacet({initialValue: 1})
  const halves = [1, 2].map((by) => mapFacetsLightweight([base], (value) => value * by))
  const log: string[] = []
  mapFacetsLightweight(halves, (x, y) => `${String(x)} ${String(y)}`).observe((text) =>
    log.push(text),
  )
  base.observe((value) => log.push(`last observer of ${value}`))
  log.length = 0
  base.set(10)
  expect(log).toEqual(['last observer of 10', '10 20'])
})

fact(
  'useFacetMap, useFacetMemo, mapFacetsLightweight, mapFacetsCached with several facets | notifies at the end',
  () => {
    const add = (x: number, y: number) => x + y
    const derive: ((facets: [Facet<number>, Facet<number>]) => Facet<number>)[] = [
      (facets) => resultOf(() => useFacetMap(add, [], facets)),
      (facets) => resultOf(() => useFacetMemo(add, [], facets)),
      (facets) => mapFacetsLightweight(facets, add),
      (facets) => mapFacetsCached(facets, add),
    ]
    for (const derived of derive) {
      const facets = pair()
      const heard = heardFrom(derived([facets.a, facets.b]))
      expect(writeBoth(facets, heard)).toEqual({during: 0, after: 1})
      expect(heard).toEqual([2, 4])
    }
  },
)

fact(
  'useFacetEffect, useFacetLayoutEffect with several facets | runs at the end',
  async () => {
    const facets = pair()
    for (const useEffectHook of [useFacetEffect, useFacetLayoutEffect]) {
      const heard: number[] = []
      const {a, b} = facets
      resultOf(() => useEffectHook((x, y) => void heard.push(x + y), [], [a, b]))
      await passiveEffects()
      heard.length = 0
      a.set(1)
      b.set(1)
      expect(writeBoth(facets, heard)).toEqual({during: 0, after: 1})
    }
  },
)

fact(
  'these maps and effects, until all their facets have a value | follows at once',
  () => {
    const a = createFacet<number>({initialValue: NO_VALUE})
    const b = createFacet<number>({initialValue: NO_VALUE})
    const map = heardFrom(mapFacetsLightweight([a, b], (x, y) => x + y))
    const effect: number[] = []
    resultOf(() => useFacetLayoutEffect((x, y) => void effect.push(x + y), [], [a, b]))
    expect(writeBoth({a, b}, map)).toEqual({during: 1, after: 1})
    expect(effect).toEqual([4])
    const late: number[] = []
    batch(() => {
      const fresh = createFacet<number>({initialValue: NO_VALUE})
      resultOf(() => useFacetLayoutEffect((x) => void late.push(x), [], [fresh, a]))
      fresh.set(1)
      expect(late).toEqual([1])
    })
  },
)

fact('maps and effects of one facet | follows every write', () => {
  const facets = pair()
  const map = heardFrom(mapFacetsLightweight([facets.a], (value) => value))
  const effect: number[] = []
  resultOf(() => useFacetLayoutEffect((x) => void effect.push(x), [], [facets.b]))
  expect(writeBoth(facets, map)).toEqual({during: 1, after: 1})
  facets.b.set(1)
  expect(writeBoth(facets, effect)).toEqual({during: 1, after: 1})
})

fact('facet.observe(listener) | follows every write', () => {
  const facets = pair()
  expect(writeBoth(facets, heardFrom(facets.a))).toEqual({during: 1, after: 1})
})

fact('multiObserve | follows every write', () => {
  const facets = pair()
  const heard: number[] = []
  multiObserve((x, y) => void heard.push(x + y), [facets.a, facets.b])
  expect(writeBoth(facets, heard)).toEqual({during: 2, after: 2})
})

fact(
  'text, attributes and styles of fast-* elements | follow every write of the facet they are bound to',
  () => {
    const facet = createFacet({initialValue: '1'})
    const {container} = underDomFiber(
      <fast-div id={facet} style={{opacity: facet}}>
        <fast-text text={facet} />
      </fast-div>,
    )
    const shown = () => {
      const element = container.querySelector('div')
      return [element?.id, element?.style.opacity, element?.textContent]
    }
    batch(() => {
      facet.set('0.5')
      expect(shown()).toEqual(['0.5', '0.5', '0.5'])
      facet.set('0')
      expect(shown()).toEqual(['0', '0', '0'])
    })
  },
)

fact(
  'useFacetUnwrap and the mount components | set React state on every write of their facet',
  () => {
    const facet = createFacet({initialValue: 1})
    const unwrapped: Option<number>[] = []
    const counts = new Set<number>()
    function Probe() {
      unwrapped.push(useFacetUnwrap(facet))
      return (
        <Times count={facet}>
          {(_, count) => {
            counts.add(count)
            return null
          }}
        </Times>
      )
    }
    underDomFiber(<Probe />)
    batch(() => {
      commit(() => facet.set(2))
      expect(unwrapped).toEqual([1, 2])
      commit(() => facet.set(3))
      expect(unwrapped).toEqual([1, 2, 3])
    })
    expect([...counts]).toEqual([1, 2, 3])
  },
)

fact(
  'A map computes the result of get() from what its facets hold now, so inside a batch it is the new one. A memo that is observed returns the last result that it passed on.',
  () => {
    const {a, b} = pair()
    const map = mapFacetsLightweight([a, b], (x, y) => x + y)
    const cached = mapFacetsCached([a, b], (x, y) => x + y)
    heardFrom(map)
    heardFrom(cached)
    batch(() => {
      a.set(10)
      expect(map.get()).toBe(11)
      expect(cached.get()).toBe(2)
    })
  },
)

fact('all have the same count | once, with new values only', () => {
  const base = createFacet({initialValue: 1})
  const critical = mapFacetsLightweight([base], (value) => value * 2)
  const poison = mapFacetsLightweight([base], (value) => value / 2)
  const join = vi.fn((x: number, y: number) => x + y)
  mapFacetsLightweight([critical, poison], join).observe(() => undefined)
  join.mockClear()
  base.set(10)
  expect(join.mock.calls).toEqual([[20, 5]])
})

fact(
  '"Write base, then bonus" is two writes and logs two lines; in a batch they are one.',
  () => {
    const facets = pair()
    const heard = heardFrom(mapFacetsLightweight([facets.a, facets.b], (x, y) => x + y))
    facets.a.set(5)
    facets.b.set(5)
    expect(heard).toEqual([2, 6, 10])
    expect(writeBoth(facets, heard).after).toBe(1)
  },
)

fact(
  'Inside batch, and inside an observer, it waits for the end of the outermost batch or write.',
  () => {
    const facets = pair()
    const heard = heardFrom(mapFacetsLightweight([facets.a, facets.b], (x, y) => x + y))
    batch(() => {
      expect(writeBoth(facets, heard)).toEqual({during: 0, after: 0})
    })
    expect(heard).toEqual([2, 4])
  },
)

fact(
  'When the batch ends, the queue is worked through from the front: each combination leaves it and runs once, with the last value of each facet.',
  () => {
    const {a, b} = pair()
    const c = createFacet({initialValue: 1})
    const log: string[] = []
    const watch = (name: string, facets: Facet<number>[], then?: () => void) =>
      mapFacetsLightweight(facets, () => name).observe(() => {
        log.push(name)
        then?.()
      })
    watch('third', [c, b])
    watch('second', [b, a], () => c.set(2))
    watch('first', [a, c])
    c.set(1)
    log.length = 0
    batch(() => {
      a.set(2)
      a.set(3)
      b.set(2)
      log.push('end of the callback')
    })
    expect(log).toEqual(['end of the callback', 'second', 'first', 'third'])
  },
)

fact(
  'Two writes in a batch that cancel each other out still run the combination; its equality check then drops the equal result.',
  () => {
    const {a, b} = pair()
    const add = vi.fn((x: number, y: number) => x + y)
    const heard = heardFrom(mapFacetsLightweight([a, b], add, defaultEqualityCheck))
    add.mockClear()
    batch(() => {
      a.set(2)
      a.set(1)
    })
    expect(add).toHaveBeenCalledTimes(1)
    expect(heard).toEqual([2])
  },
)

// Errors in a batch

fact(
  'When one that was waiting already throws, they are dropped from the queue, but stay marked as waiting: they never run again, whatever you write. Only a new subscription brings them back.',
  () => {
    const {a, b} = pair()
    const result = createFacet({initialValue: 0})
    const silenced = mapFacetsLightweight([result, b], (x, y) => x + y)
    const heard = heardFrom(silenced)
    mapFacetsLightweight([a, b], (x, y) => x + y).observe((sum) => result.set(sum))
    mapFacetsLightweight([a, b], (x, y) => {
      if (x === 2 && y === 1) throw new Error('broken')
    }).observe(() => undefined)
    heard.length = 0
    expect(() => a.set(2)).toThrow('broken')
    b.set(50)
    result.set(99)
    a.set(3)
    expect(heard).toEqual([])
    expect(heardFrom(silenced)).toEqual([103])
  },
)

fact(
  "an observer, or a map or an effect of one facet | The facet's remaining observers are skipped. The error comes out of the write. What has joined the queue runs with the next write of any facet.",
  () => {
    const {a, b} = pair()
    const other = createFacet({initialValue: 1})
    const sums = heardFrom(mapFacetsLightweight([a, b], (x, y) => x + y))
    a.observe((value) => {
      if (value === 2) throw new Error('broken')
    })
    const skipped = heardFrom(a)
    expect(() => a.set(2)).toThrow('broken')
    expect(skipped).toEqual([1])
    expect(sums).toEqual([2])
    other.set(2)
    expect(sums).toEqual([2, 3])
  },
)

fact(
  'a combination in the queue | The rest of the queue is dropped. The error comes out of the outermost batch or write. Values are already stored, and later batches work.',
  () => {
    const {a, b} = pair()
    mapFacetsLightweight([a, b], (x) => {
      if (x === 2) throw new Error('broken')
    }).observe(() => undefined)
    const rest = heardFrom(mapFacetsLightweight([a, b], (x, y) => x + y))
    const log: string[] = []
    expect(() =>
      batch(() => {
        batch(() => a.set(2))
        log.push('after the inner batch')
      }),
    ).toThrow('broken')
    expect(log).toEqual(['after the inner batch'])
    expect(a.get()).toBe(2)
    createFacet({initialValue: 1}).set(2)
    expect(rest).toEqual([2])
    a.set(3)
    expect(rest).toEqual([2, 4])
  },
)

fact(
  'the function given to batch | The error comes out of batch. What has joined the queue runs with the next write of any facet.',
  () => {
    const {a, b} = pair()
    const sums = heardFrom(mapFacetsLightweight([a, b], (x, y) => x + y))
    expect(() =>
      batch(() => {
        a.set(2)
        throw new Error('broken')
      }),
    ).toThrow('broken')
    expect(sums).toEqual([2])
    createFacet({initialValue: 1}).set(2)
    expect(sums).toEqual([2, 3])
  },
)

// Guards

fact('It returns true for everything that has both get and observe.', () => {
  const nothing = () => undefined
  const candidates = [
    createStaticFacet(1),
    {get: nothing, observe: nothing},
    {get: nothing},
    {observe: nothing},
    null,
    undefined,
  ]
  expect(candidates.map((candidate) => isFacet<unknown>(candidate))).toEqual([
    true,
    true,
    false,
    false,
    false,
    false,
  ])
})

fact(
  'A global Map has no observe, and the definition of a shared facet has neither: both give false.',
  () => {
    expect(isFacet<unknown>(new Map())).toBe(false)
    expect(isFacet<unknown>(sharedFacet<string>('player-name'))).toBe(false)
  },
)

fact(
  'hasDefinedValue returns true for a value that is not null, undefined or NO_VALUE. Pass it what get() returns: for the facet itself it is always true.',
  () => {
    expect([
      hasDefinedValue(null),
      hasDefinedValue(undefined),
      hasDefinedValue(NO_VALUE),
    ]).toEqual([false, false, false])
    const empty = createFacet<string>({initialValue: NO_VALUE})
    expect(hasDefinedValue(empty.get())).toBe(false)
    expect(hasDefinedValue(empty)).toBe(true)
  },
)

fact("0, '', false and NaN are defined.", () => {
  const values = [0, '', false, NaN]
  expect(values.map((value) => hasDefinedValue(value))).toEqual(values.map(() => true))
})

fact('An empty array gives true.', () => {
  expect(areAllDefinedValues([])).toBe(true)
  expect(areAllDefinedValues([1, NO_VALUE])).toBe(false)
})

// NO_VALUE

fact(
  'a facet created with NO_VALUE | get() returns it. Observers are not called until the first write.',
  () => {
    const name = createFacet<string>({initialValue: NO_VALUE})
    const heard = heardFrom(name)
    expect(name.get()).toBe(NO_VALUE)
    expect(heard).toEqual([])
    name.set('Alex')
    expect(heard).toEqual(['Alex'])
  },
)

fact(
  'The stored value is cleared. Observers are not called: the screen keeps the old value.',
  () => {
    const health = createFacet({initialValue: 1})
    const [state, setState] = resultOf(() => useFacetState(1))
    const [reduced, dispatch] = resultOf(() =>
      useFacetReducer((_: Option<number>, action: Option<number>) => action, 1),
    )
    const heard = [health, state, reduced].map(heardFrom)
    const {container} = underDomFiber(<fast-text text={health} />)
    health.setWithCallback(() => NO_VALUE)
    setState(() => NO_VALUE)
    dispatch(NO_VALUE)
    expect([health, state, reduced].map((facet) => facet.get())).toEqual([
      NO_VALUE,
      NO_VALUE,
      NO_VALUE,
    ])
    expect(heard).toEqual([[1], [1], [1]])
    expect(container.textContent).toBe('1')
    expect(heardFrom(health)).toEqual([])
  },
)

fact('a checker of yours may drop the old value', () => {
  const checked = createFacet({initialValue: 1, equalityCheck: strictEqualityCheck})
  const plain = createFacet({initialValue: 1})
  const heard = [checked, plain].map(heardFrom)
  for (const facet of [checked, plain]) {
    clear(facet)
    facet.set(1)
  }
  expect(heard).toEqual([[1], [1, 1]])
  expect(checked.get()).toBe(NO_VALUE)
})

fact(
  'a map function that returns it | That update is dropped. Observers keep what they have.',
  () => {
    const health = createFacet({initialValue: 5})
    const {light, cached} = positive(health)
    const heard = [light, cached].map(heardFrom)
    health.set(0)
    expect(heard).toEqual([[5], [5]])
  },
)

fact(
  'facet.set(NO_VALUE) | TypeScript forbids it. At run time the symbol is passed to observers like a value.',
  () => {
    const facet = createFacet({initialValue: 1})
    const heard = heardFrom<Option<number>>(facet)
    // @ts-expect-error -- what TypeScript forbids
    facet.set(NO_VALUE)
    expect(heard).toEqual([1, NO_VALUE])
  },
)

fact(
  'a shared facet without an initial value, until its driver answers | As a facet created with NO_VALUE.',
  () => {
    const playerName = sharedFacet<string>('player-name')
    let answer: (value: string) => void = () => undefined
    const driver = (_: string, onChange: (value: string) => void) => {
      answer = onChange
      return () => undefined
    }
    const Name = () => <fast-text text={useSharedFacet(playerName)} />
    const {container} = underDomFiber(
      <SharedFacetDriverProvider value={driver}>
        <Name />
      </SharedFacetDriverProvider>,
    )
    expect(container.textContent).toBe('')
    answer('Alex')
    expect(container.textContent).toBe('Alex')
  },
)

fact("The symbol comes from the global registry (Symbol.for('NoValue'))", () => {
  expect(NO_VALUE).toBe(Symbol.for('NoValue'))
})

fact('A definition is a function whose property factory is this symbol.', () => {
  const definition = sharedFacet<string>('player-name')
  expect(typeof definition).toBe('function')
  expect(definition).toHaveProperty('factory', FACET_FACTORY)
})

/** Another copy of the package, as a bundle with two versions has it. */
function secondCopy(): typeof import('@react-facet/core') {
  const require = createRequire(import.meta.url)
  const own = () =>
    Object.keys(require.cache).filter((file) => file.includes('@react-facet'))
  const kept = own().map((file) => [file, require.cache[file]] as const)
  for (const file of own()) Reflect.deleteProperty(require.cache, file)
  const copy = require('@react-facet/core') as typeof import('@react-facet/core')
  for (const file of own()) Reflect.deleteProperty(require.cache, file)
  for (const [file, module] of kept) require.cache[file] = module
  return copy
}

fact('Each copy of the package makes its own symbol, unlike NO_VALUE.', () => {
  const copy = secondCopy()
  expect(copy.FACET_FACTORY === FACET_FACTORY).toBe(false)
  expect(copy.NO_VALUE).toBe(NO_VALUE)
})

// Pitfalls

fact('a write in one does not batch what the other observes', () => {
  const base = createFacet({initialValue: 1})
  const heardOf = ({
    mapFacetsLightweight: map,
  }: Pick<typeof import('@react-facet/core'), 'mapFacetsLightweight'>) =>
    heardFrom(
      map(
        [map([base], (value) => value), map([base], (value) => -value)],
        (x, y) => x + y,
      ),
    )
  const same = heardOf({mapFacetsLightweight})
  const other = heardOf(secondCopy())
  base.set(2)
  expect(same).toEqual([0, 0])
  // Its own observers see the mixture of old and new.
  expect(other).toEqual([0, 1, 0])
})

fact('observe and multiObserve at module scope run until you stop them.', () => {
  const facet = createFacet({initialValue: 1})
  const heard: string[] = []
  const stops = [
    facet.observe((value) => heard.push(`observe ${value}`)),
    multiObserve((value) => void heard.push(`multiObserve ${value}`), [facet]),
  ]
  facet.set(2)
  for (const stop of stops) stop()
  facet.set(3)
  expect(heard.slice(2)).toEqual(['observe 2', 'multiObserve 2'])
})

fact("Creating facets in a component's body makes new ones on each render.", () => {
  const facets = new Set<Facet<number>>()
  function Body() {
    facets.add(createFacet({initialValue: 1}))
    return null
  }
  const {rerender} = underDomFiber(<Body />)
  rerender(<Body />)
  expect(facets.size).toBe(2)
})
