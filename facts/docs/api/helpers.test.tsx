import * as installed from '@react-facet/core'
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
  Times,
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
import {sharedFacet} from '@react-facet/shared-facet'
import {isValidElement, useContext, type ReactElement} from 'react'
import {vi} from 'vitest'
import * as claims from '../../claims'
import {expect, facts} from '../../fact'
import {
  failureOf,
  fedFacet,
  find,
  heardFrom,
  inComponent,
  resultOf,
  samplesOf,
  secondCopyOf,
} from '../../probes'
import {commit, underDomFiber} from '../../render'

const sample = samplesOf(import.meta.filename)

/** A facet whose source sends nothing by itself. */
const withSource = <T,>(initialValue: Option<T>) => fedFacet<T>(NO_VALUE, initialValue)

type Pair = [Facet<number>, Facet<number>]

/** Two facets to combine. */
function pair() {
  return [createFacet({initialValue: 1}), createFacet({initialValue: 1})] as const
}

const add = (x: number, y: number) => x + y
const ignore = () => undefined

// createFacet

facts({
  'get() | Returns the current value, or NO_VALUE. It does not connect the source.'() {
    const {facet, log} = fedFacet('live')
    expect(facet.get()).toBe(NO_VALUE)
    facet.set('written')
    expect(facet.get()).toBe('written')
    expect(log).toEqual([])
  },

  'observe(listener) | Calls listener at once if there is a value, then at each write (rule 1). Returns a function that stops it.'() {
    const facet = createFacet<number>({initialValue: NO_VALUE})
    const early = heardFrom(facet)
    expect([facet.get(), early]).toEqual([NO_VALUE, []])
    facet.set(1)
    const late: number[] = []
    const stop = facet.observe((value) => late.push(value))
    facet.set(2)
    stop()
    facet.set(3)
    expect(late).toEqual([1, 2])
    expect(early).toEqual([1, 2, 3])
  },
})

/** A `console` for a sample that logs. */
function logger() {
  const lines: string[] = []
  return {lines, console: {log: (line: string) => void lines.push(line)}}
}

facts({
  "set(value) | Writes. The facet's observers have run when it returns."() {
    const {lines, console} = logger()
    const {volume, louder} = sample<{
      volume: Facet<number>
      louder: () => void
    }>('settings.ts', {console})
    // The module has observed the volume, and made it louder once.
    expect(lines).toEqual(['volume 50', 'volume 60'])
    const heard = heardFrom(volume)
    batch(() => {
      louder()
      expect(heard).toEqual([60, 70])
    })
    for (let times = 0; times < 9; times += 1) louder()
    expect(volume.get()).toBe(100)
  },

  'setWithCallback(callback) | Writes what the callback returns; NO_VALUE clears the facet. The callback receives what get() returns.'() {
    const facet = createFacet<number>({initialValue: NO_VALUE})
    const callback = vi
      .fn<(value: Option<number>) => Option<number>>()
      .mockReturnValueOnce(1)
      .mockReturnValueOnce(NO_VALUE)
    facet.setWithCallback(callback)
    expect(facet.get()).toBe(1)
    facet.setWithCallback(callback)
    expect(facet.get()).toBe(NO_VALUE)
    expect(callback.mock.calls).toEqual([[NO_VALUE], [1]])
  },

  'This one measures the connection while a panel shows it:'() {
    vi.useFakeTimers()
    const pings = [30, 40, 50]
    const {ping} = sample<'ping', Facet<number>>('ping.ts', {
      measurePing: () => pings.shift(),
    })
    const heard: number[] = []
    const stop = ping.observe((value) => heard.push(value))
    vi.advanceTimersByTime(1000)
    stop()
    vi.advanceTimersByTime(5000)
    expect(heard).toEqual([30, 40])
    expect(pings).toEqual([50])
  },

  'startSubscription connects the source. Calling update is a write.'() {
    const listeners = new Set<(seconds: number) => void>()
    const clock = {
      onTick: (listener: (seconds: number) => void) => {
        listeners.add(listener)
        return () => listeners.delete(listener)
      },
    }
    const {matchTime} = sample<'matchTime', Facet<number>>('const matchTime', {clock})
    const heard: number[] = []
    const stop = matchTime.observe((seconds) => heard.push(seconds))
    listeners.forEach((tick) => tick(1))
    stop()
    expect(heard).toEqual([0, 1])
    expect(listeners.size).toBe(0)
  },

  'Further observers are called with the current value, if there is one. The source stays connected as it is.'() {
    const {facet, log} = withSource('initial')
    facet.observe((value) => log.push(value))
    facet.set('sent')
    expect(log).toEqual(['initial', 'connect', 'sent'])
    expect(heardFrom(facet)).toEqual(['sent'])
    expect(log).toHaveLength(3)
  },

  'The first observer is called with the current value, if there is one. Then, unless it throws or adds another observer, startSubscription connects the source.'() {
    const first = withSource('initial')
    first.facet.observe((value) => first.log.push(value))
    expect(first.log).toEqual(['initial', 'connect'])
    const adding = withSource('initial')
    adding.facet.observe(() => {
      adding.log.push('call')
      heardFrom(adding.facet)
    })
    expect(adding.log).toEqual(['call'])
    const {facet, log} = withSource('initial')
    const failure = failureOf(() =>
      facet.observe(() => {
        throw new Error('broken')
      }),
    )
    expect([failure, ...log]).toEqual(['broken'])
  },

  'When the last observer leaves, the value goes back to initialValue, and the function that startSubscription returned runs.'() {
    const {facet, log} = withSource('initial')
    const stops = [1, 2].map(() => facet.observe(() => undefined))
    facet.set('sent')
    stops[0]?.()
    expect([facet.get(), ...log]).toEqual(['sent', 'connect'])
    stops[1]?.()
    expect([facet.get(), ...log]).toEqual(['initial', 'connect', 'disconnect'])
  },

  'Without startSubscription, a facet keeps its value when nobody observes it.'() {
    const facet = createFacet({initialValue: 1})
    const stop = facet.observe(ignore)
    facet.set(2)
    stop()
    expect(facet.get()).toBe(2)
  },

  // What to know about observe
  'const stop = facet.observe(() => stop()) throws: stop is not set yet.'() {
    const failure = failureOf(() => {
      const stop = createFacet({initialValue: 1}).observe(() => stop())
    })
    expect(failure).toContain("Cannot access 'stop' before initialization")
  },

  'If the observer or startSubscription throws, so does observe. The observer stays registered, and nothing can remove it: later writes call it. If it was the first, the source stays disconnected, whoever observes later.'() {
    for (const failing of ['observer', 'startSubscription']) {
      const heard: string[] = []
      let connections = 0
      const facet = createFacet<string>({
        initialValue: 'initial',
        startSubscription: () => {
          if (failing === 'startSubscription' && connections === 0)
            throw new Error('lost')
          connections += 1
          return ignore
        },
      })
      const failure = failureOf(() =>
        facet.observe((value) => {
          if (failing === 'observer' && heard.length === 0) throw new Error('lost')
          heard.push(value)
        }),
      )
      expect(failure).toBe('lost')
      const later = heardFrom(facet)
      heard.push('write:')
      facet.set('next')
      expect([heard.at(-1), later, connections]).toEqual(['next', ['initial', 'next'], 0])
    }
  },

  'The same function passed twice is one observer; if there is no other observer, a source is connected twice, and the first connection stays open.'() {
    const {facet, log} = withSource<string>(NO_VALUE)
    const heard: string[] = []
    const observer = (value: string) => void heard.push(value)
    const stops = [facet.observe(observer), facet.observe(observer)]
    facet.set('next')
    expect(heard).toEqual(['next'])
    stops[0]?.()
    facet.set('last')
    expect(heard).toEqual(['next'])
    expect(log).toEqual(['connect', 'connect', 'disconnect'])
  },

  'Call what observe returns only once: when nobody observes any more, a second call disconnects the source again.':
    claims.secondStopDisconnectsAgain,

  // createReadOnlyFacet and createStaticFacet
  'At run time the object still has set.'() {
    expect(createReadOnlyFacet({initialValue: 1})).toHaveProperty('set')
  },

  'observe calls the observer once, or not at all for NO_VALUE'() {
    const {preview} = sample<'preview', ReactElement<{name: Facet<string>}>>(
      'const preview',
    )
    expect(isValidElement(preview)).toBe(true)
    expect(heardFrom(preview.props.name)).toEqual(['Alex'])
    expect(underDomFiber(preview).container.textContent).toBe('Alex')
    expect(heardFrom(createStaticFacet(NO_VALUE))).toEqual([])
  },

  // createFacetContext
  'A new value of the facet renders no consumer that binds it'() {
    const Health = createFacetContext(0)
    const health = createFacet({initialValue: 100})
    const {container, renders} = inComponent(
      () => <fast-text text={useContext(Health)} />,
      (bar) => underDomFiber(<Health.Provider value={health}>{bar}</Health.Provider>),
    )
    health.set(90)
    expect(container.textContent).toBe('90')
    expect(renders()).toBe(1)
  },
})

/** What a consumer without a provider gets. */
function defaultOf<T>(initialValue: T): Facet<T> {
  const Context = createFacetContext(initialValue)
  return resultOf(() => useContext(Context))
}

facts({
  'A consumer without a provider above it gets a default facet, whose value is always initialValue.'() {
    const facet = defaultOf(7)
    expect([facet.get(), ...heardFrom(facet)]).toEqual([7, 7])
    expect(facet).not.toHaveProperty('set')

    const {Match} = sample<'Match'>('function Match')
    const {container, renders} = inComponent(Match)
    const banner = find(container, '.banner')
    expect(banner.style.backgroundColor).toBe('red')
    commit(() => find(container, 'button').click())
    expect(banner.style.backgroundColor).toBe('blue')
    expect(renders()).toBe(1)
  },

  'Outside production and tests, the first observe of the default facet logs a hint that a provider may be missing, once per context.'() {
    const log = vi.spyOn(console, 'log').mockImplementation(ignore)
    for (const [mode, hints] of [
      ['development', 1],
      ['production', 0],
      ['test', 0],
    ] as const) {
      vi.stubEnv('NODE_ENV', mode)
      log.mockClear()
      const facet = defaultOf(1)
      facet.get()
      expect(log).toHaveBeenCalledTimes(0)
      facet.observe(ignore)
      facet.observe(ignore)
      expect(log).toHaveBeenCalledTimes(hints)
    }
  },

  'Give a real default, not NO_VALUE: unlike a static facet, the default facet calls its observers with it.'() {
    expect(heardFrom(defaultOf<Option<string>>(NO_VALUE))).toEqual([NO_VALUE])
    expect(heardFrom(createStaticFacet(NO_VALUE))).toEqual([])
  },

  'mapFacetsCached derives a facet and stores the result'() {
    const {inventory, totalWeight} = sample<{
      inventory: WritableFacet<object[]>
      totalWeight: Facet<number>
    }>('const totalWeight')
    const heard = heardFrom(totalWeight)
    const bow = {name: 'bow', weight: 2}
    for (const items of [[bow], [bow], [bow, {name: 'axe', weight: 5}]])
      inventory.set(items)
    expect(heard).toEqual([0, 2, 7])
  },
})

// mapFacetsLightweight and mapFacetsCached

/** Both kinds of map of one facet, in the order of the page's table. */
function bothMaps<T, M>(facet: Facet<T>, fn: (value: T) => M | typeof NO_VALUE) {
  const functions = [vi.fn(fn), vi.fn(fn)] as const
  const maps = [
    mapFacetsLightweight([facet], functions[0]),
    mapFacetsCached([facet], functions[1]),
  ] as const
  return {
    maps,
    /** How often each function has run since the previous call of `runs`. */
    runs: () =>
      functions.map((spy) => {
        const {length} = spy.mock.calls
        spy.mockClear()
        return length
      }),
  }
}

facts({
  'get() while nobody observes | computed each time | computed until there is a result, then stale'() {
    const health = createFacet({initialValue: 1})
    const {maps, runs} = bothMaps(health, (value) => value * 2)
    expect(maps.map((map) => map.get())).toEqual([2, 2])
    health.set(10)
    expect(maps.map((map) => map.get())).toEqual([20, 2])
    expect(runs()).toEqual([2, 1])
    const withoutResult = bothMaps(health, () => NO_VALUE)
    const got = withoutResult.maps.flatMap((map) => [map.get(), map.get()])
    expect(got).toEqual(Array.from({length: 4}, () => NO_VALUE))
    expect(withoutResult.runs()).toEqual([2, 2])
  },

  'get() while observed, after fn returned NO_VALUE | NO_VALUE | the last good value':
    () => expect(afterNoValue().got).toEqual([NO_VALUE, 5]),

  'a further observer after fn returned NO_VALUE | is not called | is called with the last good value':
    () => expect(afterNoValue().further).toEqual([[], [5]]),

  async 'If the facet has a value, the promise is resolved with it'() {
    const {lines, console} = logger()
    const {greet} = sample<'greet', (name: Facet<string>) => Promise<void>>(
      'function greet',
      {console},
    )
    const name = createFacet<string>({initialValue: NO_VALUE})
    const greeted = [greet(createFacet({initialValue: 'Ada'})), greet(name)]
    await greeted[0]
    expect(lines).toEqual(['Welcome, Ada'])
    name.set('Bo')
    await greeted[1]
    expect(lines).toEqual(['Welcome, Ada', 'Welcome, Bo'])
  },

  'a map function that returns NO_VALUE | That update is dropped. Observers keep what they have.':
    () => expect(afterNoValue().present).toEqual([[5], [5]]),
})

/** Both maps, observed, after their function has returned 5 and then `NO_VALUE`. */
function afterNoValue() {
  const health = createFacet({initialValue: 5})
  const {maps} = bothMaps(health, (value) => (value > 0 ? value : NO_VALUE))
  const present = maps.map(heardFrom)
  health.set(0)
  return {present, got: maps.map((map) => map.get()), further: maps.map(heardFrom)}
}

facts({
  'equal numbers, strings or booleans, without a check | notify | are dropped'() {
    for (const value of [1, 'one', true]) {
      const health = createFacet({initialValue: 1})
      const heard = bothMaps(health, () => value).maps.map(heardFrom)
      health.set(2)
      expect(heard).toEqual([[value, value], [value]])
    }
  },

  'There is no default equality check: without one, equal results notify again. Pass defaultEqualityCheck to get what useFacetMap does.':
    () => claims.lightweightMapHasNoCheck(defaultEqualityCheck),

  "If one of the facets is cleared later, the map goes on using that facet's last value for present observers. Until the facet has a value again, a new observer hears nothing, and get() returns NO_VALUE.":
    () => claims.clearedFacetIsRemembered((facets) => mapFacetsLightweight(facets, add)),

  'While nobody observes totalWeight, it keeps the result of the first get(), and later changes of inventory do not reach it. The next observer is called with the old value and then with the new one. When the last observer leaves, the result is dropped.':
    () =>
      claims.memoKeepsFirstResult((weight) => mapFacetsCached([weight], (n) => n * 2)),
})

// multiObserve

/** `multiObserve` of two facets, and its runs and cleanups in order. */
function watched(facets: Pair, duringRun: (first: number) => void = ignore) {
  const log: string[] = []
  const stop = multiObserve((x, y) => {
    log.push(`run ${x} ${y}`)
    duringRun(x)
    return () => log.push(`cleanup ${x} ${y}`)
  }, facets)
  const runs = () => log.filter((line) => line.startsWith('run'))
  return {log, runs, stop}
}

facts({
  'It waits until all facets have a value. With an empty list it does not run.'() {
    const [a] = pair()
    const b = createFacet<number>({initialValue: NO_VALUE})
    const {log} = watched([a, b])
    a.set(2)
    expect(log).toEqual([])
    b.set(3)
    expect(log).toEqual(['run 2 3'])
    const effect = vi.fn()
    multiObserve(effect, [])
    expect(effect).toHaveBeenCalledTimes(0)
  },

  'With several facets, the cleanup of one run comes before the next run. If a run changes one of its facets, a second run starts inside it. The cleanup of that inner run is lost, and the cleanup of the run before both, if any, runs twice.'() {
    const [a, b] = pair()
    const {log, stop} = watched([a, b], (first) => first === 2 && a.set(3))
    b.set(2)
    a.set(2)
    stop()
    expect(log.slice(0, 3)).toEqual(['run 1 1', 'cleanup 1 1', 'run 1 2'])
    expect(log.filter((line) => line.startsWith('cleanup')).slice(1)).toEqual([
      'cleanup 1 2',
      'cleanup 1 2',
      'cleanup 2 2',
    ])
  },

  'With a single facet, the returned cleanup is ignored.'() {
    const facet = createFacet({initialValue: 1})
    const cleanup = vi.fn()
    const effect = vi.fn(() => cleanup)
    const stop = multiObserve(effect, [facet])
    facet.set(2)
    stop()
    facet.set(3)
    expect(effect).toHaveBeenCalledTimes(2)
    expect(cleanup).toHaveBeenCalledTimes(0)
  },

  'It does not take part in batches. Writing x and then y runs it twice, even inside batch. When two of its facets derive from the same facet, it also runs in between, with one old and one new value.'() {
    const [a, b] = pair()
    const {runs} = watched([a, b])
    const derived = [1, -1].map((by) => mapFacetsLightweight([a], (x) => x * by))
    const both = watched(derived as Pair)
    batch(() => {
      a.set(2)
      b.set(2)
    })
    expect(runs()).toEqual(['run 1 1', 'run 2 1', 'run 2 2'])
    expect(both.runs()).toEqual(['run 1 -1', 'run 2 -1', 'run 2 -2'])
  },

  // asPromise
  async 'If the facet has a value, the promise is resolved with it, and the facet is not observed: a source stays disconnected.'() {
    const {facet, log} = withSource('initial')
    expect(await asPromise(facet).promise).toBe('initial')
    expect(log).toEqual([])
  },

  async 'If the facet has no value, asPromise observes it until the first value arrives, and then stops.'() {
    const {facet, log} = withSource<string>(NO_VALUE)
    const {promise} = asPromise(facet)
    expect(log).toEqual(['connect'])
    facet.set('first')
    expect(await promise).toBe('first')
    expect(log).toEqual(['connect', 'disconnect'])
  },

  async 'cancel() stops waiting: the promise stays pending. Do not call it after the first value: the promise is resolved all the same, and a source can be disconnected twice.'() {
    const {facet, log} = withSource<string>(NO_VALUE)
    const settled: string[] = []
    const note = () => void settled.push('cancelled')
    const cancelled = asPromise(facet)
    cancelled.promise.then(note, note)
    cancelled.cancel()
    const late = asPromise(facet)
    facet.set('value')
    late.cancel()
    expect(await late.promise).toBe('value')
    // If the cancelled promise settled too, it would have done so before the other one.
    expect(settled).toEqual([])
    expect(log.slice(2)).toEqual(['connect', 'disconnect', 'disconnect'])
  },
})

// batch

/** How often `run` has been called before a batch of two writes ends, and after it. */
function runsInBatch(
  prepare: (a: Facet<number>, b: Facet<number>, run: () => void) => void,
) {
  const [a, b] = pair()
  const run = vi.fn()
  prepare(a, b, run)
  run.mockClear()
  let during = 0
  batch(() => {
    a.set(2)
    b.set(2)
    during = run.mock.calls.length
  })
  return [during, run.mock.calls.length]
}

facts({
  'Maps, memos and effects of several facets wait for the end of a batch'() {
    for (const derive of [
      (facets: Pair) => resultOf(() => useFacetMap(add, [], facets)),
      (facets: Pair) => resultOf(() => useFacetMemo(add, [], facets)),
      (facets: Pair) => mapFacetsLightweight(facets, add),
      (facets: Pair) => mapFacetsCached(facets, add),
    ]) {
      expect(runsInBatch((a, b, run) => derive([a, b]).observe(run))).toEqual([0, 1])
    }
    const effect = (a: Facet<number>, b: Facet<number>, run: () => void) =>
      resultOf(() => useFacetLayoutEffect(run, [], [a, b]))
    expect(runsInBatch(effect)).toEqual([0, 1])
  },

  'Everything else follows its facet at once: maps, memos and effects of one facet, facet.observe, multiObserve and fast-* elements.'() {
    for (const derive of [
      (a: Facet<number>) => mapFacetsLightweight([a], (x) => x),
      (a: Facet<number>) => mapFacetsCached([a], (x) => x),
      (a: Facet<number>) => a,
    ]) {
      expect(runsInBatch((a, _, run) => derive(a).observe(run))).toEqual([1, 1])
    }
    expect(
      runsInBatch((a, _, run) => resultOf(() => useFacetLayoutEffect(run, [], [a]))),
    ).toEqual([1, 1])
    expect(runsInBatch((a, b, run) => multiObserve(run, [a, b]))).toEqual([2, 2])
    const text = createFacet({initialValue: 'before'})
    const {container} = underDomFiber(
      <fast-p id={text} style={{color: text}}>
        <fast-text text={text} />
      </fast-p>,
    )
    batch(() => {
      text.set('red')
      expect(container.innerHTML).toBe('<p id="red" style="color: red;">red</p>')
    })
  },

  'useFacetUnwrap and the mount components set React state at once.'() {
    const facet = createFacet({initialValue: 1})
    const rendered: unknown[] = []
    const {container} = inComponent(() => {
      rendered.push(useFacetUnwrap(facet))
      return <Times count={facet}>{(_, count) => <b>{count}</b>}</Times>
    })
    batch(() => {
      commit(() => facet.set(2))
      expect([rendered, container.textContent]).toEqual([[1, 2], '22'])
    })
  },

  "Two writes that cancel each other out in a batch still run the combination; a map's equality check, if it has one, drops the equal result. useFacetMap has one by default, an effect has none."() {
    const [a, b] = pair()
    const sum = vi.fn(add)
    const heard = heardFrom(mapFacetsLightweight([a, b], sum, defaultEqualityCheck))
    const heardByDefault = heardFrom(resultOf(() => useFacetMap(add, [], [a, b])))
    const effect = vi.fn()
    resultOf(() => useFacetLayoutEffect(effect, [], [a, b]))
    batch(() => {
      a.set(2)
      a.set(1)
    })
    expect(sum).toHaveBeenCalledTimes(2)
    expect([heard, heardByDefault]).toEqual([[2], [2]])
    expect(effect).toHaveBeenCalledTimes(2)
  },

  // Errors
  "an observer, a map, memo or effect of one facet, or a combination that is completed | The facet's remaining observers are skipped. The error comes out of the write. What has joined the queue runs when a batch next ends."() {
    const fail = (value: number) => {
      if (value === 2) throw new Error('broken')
    }
    for (const observe of [
      (a: Facet<number>) => a.observe(fail),
      (a: Facet<number>) => mapFacetsLightweight([a], fail).observe(ignore),
      (a: Facet<number>) => mapFacetsCached([a], fail).observe(ignore),
      (a: Facet<number>) => resultOf(() => useFacetLayoutEffect(fail, [], [a])),
      (a: Facet<number>) => {
        const late = createFacet<number>({initialValue: NO_VALUE})
        mapFacetsLightweight([a, late], fail).observe(ignore)
        a.observe((value) => value === 2 && late.set(1))
      },
    ]) {
      const [a, b] = pair()
      const sums = heardFrom(mapFacetsLightweight([a, b], add))
      observe(a)
      const skipped = heardFrom(a)
      expect(failureOf(() => a.set(2))).toBe('broken')
      // This write changes nothing, so it ends no batch.
      b.set(1)
      expect([skipped, sums]).toEqual([[1], [2]])
      createFacet({initialValue: 1}).set(2)
      expect(sums).toEqual([2, 3])
    }
  },

  'the function given to batch | The error comes out of batch. What has joined the queue runs when a batch next ends.'() {
    const [a, b] = pair()
    const sums = heardFrom(mapFacetsLightweight([a, b], add))
    const failure = failureOf(() =>
      batch(() => {
        a.set(2)
        throw new Error('broken')
      }),
    )
    expect([failure, sums]).toEqual(['broken', [2]])
    batch(ignore)
    expect(sums).toEqual([2, 3])
  },

  // Guards
  'isFacet returns true for anything that has both get and observe'() {
    const facets = [createStaticFacet(1), {get: ignore, observe: ignore}]
    const others = [{get: ignore}, {observe: ignore}, new Map(), sharedFacet('name')]
    const found = [...facets, ...others].filter((value) => isFacet<unknown>(value))
    expect(found).toEqual(facets)
    const {currentText} = sample<'currentText', (prop: unknown) => string>(
      'function currentText',
    )
    const props = ['Ada', createStaticFacet('Bo'), createStaticFacet(NO_VALUE)]
    expect(props.map(currentText)).toEqual(['Ada', 'Bo', ''])
  },

  'hasDefinedValue returns true for a value that is not null, undefined or NO_VALUE.'() {
    const empty = createFacet<string>({initialValue: NO_VALUE})
    const missing: Option<string | null | undefined>[] = [null, undefined, empty.get()]
    expect(missing.filter((value) => hasDefinedValue(value))).toEqual([])
    const defined = [0, '', false, NaN, empty]
    expect(defined.filter((value) => hasDefinedValue(value))).toEqual(defined)
  },

  'areAllDefinedValues returns true when hasDefinedValue does for every element of an array.'() {
    expect(areAllDefinedValues([0, ''])).toBe(true)
    expect(areAllDefinedValues([1, NO_VALUE])).toBe(false)
    expect(areAllDefinedValues([])).toBe(true)
    const {name, rank, profileIsComplete} = sample<{
      name: WritableFacet<string>
      rank: WritableFacet<number | null>
      profileIsComplete: () => boolean
    }>('profileIsComplete')
    const answers = [profileIsComplete()]
    name.set('Ada')
    answers.push(profileIsComplete())
    rank.set(0)
    answers.push(profileIsComplete())
    expect(answers).toEqual([false, false, true])
  },

  // NO_VALUE
  'an updater, a reducer or a setWithCallback callback that returns NO_VALUE | The stored value is cleared. Observers are not called: the screen keeps the old value.'() {
    const health = createFacet({initialValue: 1})
    const [state, setState] = resultOf(() => useFacetState(1))
    const [reduced, dispatch] = resultOf(() =>
      useFacetReducer((_: Option<number>, action: Option<number>) => action, 1),
    )
    const facets = [health, state, reduced]
    const heard = facets.map(heardFrom)
    const {container} = underDomFiber(<fast-text text={health} />)
    health.setWithCallback(() => NO_VALUE)
    setState(() => NO_VALUE)
    dispatch(NO_VALUE)
    expect(facets.map((facet) => facet.get())).toEqual([NO_VALUE, NO_VALUE, NO_VALUE])
    expect(heard).toEqual([[1], [1], [1]])
    expect(container.textContent).toBe('1')
  },

  'At run time the symbol is passed to observers like a value.'() {
    const facet = createFacet({initialValue: 1})
    const heard = heardFrom<Option<number>>(facet)
    // @ts-expect-error -- set does not take NO_VALUE
    facet.set(NO_VALUE)
    expect(heard).toEqual([1, NO_VALUE])
  },

  'FACET_FACTORY marks the definitions of shared facets, which are functions with this symbol as their factory property.'() {
    const definition = sharedFacet<string>('player-name')
    expect(typeof definition).toBe('function')
    expect(definition).toHaveProperty('factory', FACET_FACTORY)
  },

  "Two copies of the package have two FACET_FACTORY symbols, but the same NO_VALUE: Symbol.for('NoValue')."() {
    const copy = secondCopyOf('@react-facet/core') as typeof installed
    expect(copy.FACET_FACTORY === FACET_FACTORY).toBe(false)
    expect([copy.NO_VALUE, NO_VALUE]).toEqual([Symbol.for('NoValue'), copy.NO_VALUE])
  },

  // Pitfalls
  'Two copies of @react-facet/core in one bundle have two schedulers: a write in one does not batch what the other observes.':
    claims.copiesDoNotBatch,
})
