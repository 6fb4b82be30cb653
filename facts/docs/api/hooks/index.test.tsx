import {
  createFacet,
  NO_VALUE,
  shallowObjectEqualityCheck,
  Times,
  useFacetCallback,
  useFacetEffect,
  useFacetLayoutEffect,
  useFacetMap,
  useFacetMemo,
  useFacetPropSetter,
  useFacetReducer,
  useFacetRef,
  useFacetState,
  useFacetTransition,
  useFacetUnwrap,
  useFacetWrap,
  useFacetWrapMemo,
  type EqualityCheck,
  type Facet,
  type Option,
  type WritableFacet,
} from '@react-facet/core'
import {Linter, type ESLint} from 'eslint'
import reactHooks from 'eslint-plugin-react-hooks'
import {useLayoutEffect, type ReactNode} from 'react'
import {vi} from 'vitest'
import * as claims from '../../../claims'
import {expect, facts} from '../../../fact'
import {
  clear,
  complaintsDuring,
  countedFacet,
  fedFacet,
  heardFrom,
  identities,
  inComponent,
  logging,
  mountComponents,
  passiveEffects,
  probeEffects,
  probeHook,
  resultOf,
  samplesOf,
} from '../../../probes'
import {commit, underDomFiber, underReactDom} from '../../../render'

const sample = samplesOf(import.meta.filename)

/** The timers of the samples. React goes on with real ones. */
const faked = {toFake: ['setTimeout' as const, 'clearTimeout' as const]}

const numberFacet = (initialValue = 1) => createFacet({initialValue})

facts({
  async 'A change of a facet does not re-render your component.'() {
    const health = numberFacet(10)
    const ran: number[] = []
    const {results} = await probeEffects(() => {
      const [state, setState] = useFacetState(1)
      const mapped = useFacetMap((value) => value + 1, [], [health])
      const memo = useFacetMemo((value) => value + 1, [], [mapped])
      const wrapped = useFacetWrapMemo(useFacetWrap(memo))
      useFacetRef(state)
      useFacetCallback((value) => () => value, [], [state])
      useFacetLayoutEffect((value) => setState(value), [setState], [wrapped])
      useFacetEffect((value) => void ran.push(value), [], [wrapped])
    }, undefined)
    health.set(20)
    expect(ran).toEqual([12, 22])
    expect(results).toHaveLength(1)
  },

  'useFacetUnwrap renders when its facet changes': claims.unwrappingRenders,

  'a value computed while rendering | useFacetMap | runs for observers when a source changes, not in each render'() {
    const source = numberFacet()
    const calls: number[] = []
    const useLogged = () => useFacetMap((value) => calls.push(value), [], [source])
    const {latest, rerender} = probeHook(useLogged, 0)
    heardFrom(latest())
    source.set(2)
    rerender(1)
    expect(calls).toEqual([1, 2])
  },
})

facts({
  'when a render brings another entry, the hook uses the new function.'() {
    const {HealthText} = sample<'HealthText'>('function HealthText')
    const health = createFacet({initialValue: 30})
    const {container, rerender} = underDomFiber(
      <HealthText health={health} warnBelow={20} />,
    )
    const text = container.firstElementChild
    expect(text?.className).toBe('health')
    rerender(<HealthText health={health} warnBelow={40} />)
    expect(text?.className).toBe('health low')
    expect(text?.textContent).toBe('30')
  },
})

/** What an effect hears after its list of facets has changed. Each letter names a facet. */
async function heardAfter(before: string, after: string) {
  const a = createFacet({initialValue: 'a'})
  const b = createFacet({initialValue: 'b'})
  const heard: string[] = []
  const log = (...values: string[]) => void heard.push(values.join())
  const probe = await probeEffects((names: string) => {
    const listed = names.split('').map((name) => (name === 'a' ? a : b))
    useFacetEffect(log, [], listed)
  }, before)
  const complaints = complaintsDuring(() => void probe.rerender(after))
  await passiveEffects()
  heard.length = 0
  a.set('A')
  b.set('B')
  return {heard, warned: complaints.some((text) => text.includes('changed size'))}
}

facts({
  async 'React warns in development, and compares only as many entries as both lists have. If nothing that it compares has changed, the hook keeps following the old facets'() {
    expect(await heardAfter('a', 'ab')).toEqual({heard: ['A'], warned: true})
    expect((await heardAfter('ab', 'a')).heard).toEqual(['A,b', 'A,B'])
    // An entry that is compared has changed, so the hook follows the new facets.
    expect((await heardAfter('ab', 'b')).heard).toEqual(['B'])
    expect((await heardAfter('a', 'ba')).heard).toEqual(['b,A', 'B,A'])
  },

  'If nothing that it compares has changed, the hook keeps following the old facets, except that useFacetCallback reads the new ones.':
    claims.callbackReadsNewList,

  'The array may be written inline. Its elements are compared, not the array.'() {
    const source = numberFacet()
    expect(identities(() => useFacetMap((n) => n, [], [source]), [0, 1])).toEqual([0, 0])
  },

  'A facet whose changes matter belongs in the second list. If you read it in the function with get(), nothing runs when it changes.':
    claims.readingIsNotFollowing,

  'Hooks and elements that observed a replaced facet then subscribe to the new one.':
    claims.newMapIsFollowed,
})

// What counts as a new facet

type Reduce = (state: Option<number>, action: string) => Option<number>
const keep: Reduce = (state) => state
const double: Reduce = (state) => (state === NO_VALUE ? state : state * 2)

facts({
  'Five results stay the same for the life of the component'() {
    const inputs = [
      {initial: 1, reducer: keep, facet: numberFacet()},
      {initial: 5, reducer: double, facet: numberFacet()},
    ]
    type Input = (typeof inputs)[number]
    for (const useHook of [
      ({initial}: Input) => useFacetState(initial)[0],
      ({initial}: Input) => useFacetState(initial)[1],
      ({reducer}: Input) => useFacetReducer(reducer, 1)[0],
      ({facet}: Input) => useFacetRef(facet),
    ]) {
      expect(identities(useHook, inputs)).toEqual([0, 0])
    }
    const {results, rerender} = probeHook(() => useFacetTransition()[1], 0, underReactDom)
    rerender(1)
    expect(results[1]).toBe(results[0])
  },

  'dispatch of useFacetReducer | the reducer changes'() {
    const useDispatch = (reducer: Reduce) => useFacetReducer(reducer, 1)[1]
    expect(identities(useDispatch, [keep, keep, double])).toEqual([0, 0, 1])
  },

  'setter of useFacetPropSetter | the facet or the property changes'() {
    const first = createFacet({initialValue: {x: 1, y: 2}})
    const second = createFacet({initialValue: {x: 1, y: 2}})
    const useSetter = ([facet, prop]: [typeof first, 'x' | 'y']) =>
      useFacetPropSetter(facet, prop)
    const inputs: Parameters<typeof useSetter>[0][] = [
      [first, 'x'],
      [first, 'x'],
      [first, 'y'],
      [second, 'y'],
    ]
    expect(identities(useSetter, inputs)).toEqual([0, 0, 1, 2])
  },

  'facet of useFacetMap, useFacetMemo | an entry of dependencies, a facet or the equality check changes':
    claims.derivedFacetIsReplaced,

  'function of useFacetCallback | an entry of dependencies or the default value changes; not when a facet does':
    claims.callbackIsReplaced,

  'facet of useFacetWrap | the prop changes (Object.is): another value or another facet'() {
    const useWrapped = (prop: number | Facet<number>) => useFacetWrap<number>(prop)
    const inputs = [1, 1, 2, numberFacet(), numberFacet(), Number.NaN, Number.NaN, 0, -0]
    expect(identities(useWrapped, inputs)).toEqual([0, 0, 1, 2, 3, 4, 4, 5, 6])
  },

  'If the component itself unwraps that facet, and it holds an object, it renders without end.':
    claims.unwrappingNewFacetsNeverEnds,

  'facet of useFacetWrapMemo | the equality check changes'() {
    const useWrapped = ([x, check]: [number, EqualityCheck<{x: number}>]) =>
      useFacetWrapMemo({x}, check)
    const inputs: Parameters<typeof useWrapped>[0][] = [
      [1, shallowObjectEqualityCheck],
      [2, shallowObjectEqualityCheck],
      [2, () => () => false],
    ]
    expect(identities(useWrapped, inputs)).toEqual([0, 0, 1])
  },
})

// When each hook subscribes

/**
 * Counts a facet's observers while a component with a hook renders, in its layout effects,
 * after its passive effects and after it unmounts. `ever` counts every observer of the facet.
 */
async function observersOf(
  useHook: (facet: WritableFacet<number>) => ReactNode,
  show = underDomFiber,
) {
  const {facet, observers} = countedFacet(1)
  const seen: number[] = []
  const {unmount} = inComponent(() => {
    const shown = useHook(facet)
    seen.push(observers.now)
    useLayoutEffect(() => void seen.push(observers.now), [])
    return shown
  }, show)
  await passiveEffects()
  seen.push(observers.now)
  unmount()
  return {seen: [...seen, observers.now], ever: observers.ever}
}

facts({
  async 'useFacetReducer, useFacetPropSetter and useFacetWrap observe nothing. For a moment, useFacetState observes the facet that it copies.'() {
    const nothing = await observersOf((facet) => {
      useFacetReducer((state) => state, facet.get())
      useFacetPropSetter(facet as unknown as WritableFacet<Record<string, number>>, 'x')
      useFacetWrap(facet)
      return null
    })
    expect(nothing.ever).toBe(0)
    const copied = await observersOf((facet) => {
      const [copy] = useFacetState<number>(facet)
      // The facet is observed only while the copy gets its first observer.
      useLayoutEffect(() => copy.observe(() => undefined), [copy])
      return null
    })
    expect(copied).toEqual({seen: [0, 0, 0, 0], ever: 1})
  },

  async 'useFacetMap, useFacetMemo | when something observes the result | with the last observer'() {
    const {facet, log} = fedFacet(1)
    const derived = resultOf(() => {
      const mapped = useFacetMap((value) => value + 1, [], [facet])
      return useFacetMemo((value) => value + 1, [], [mapped])
    })
    await passiveEffects()
    expect(log).toEqual([])
    const stops = [1, 2].map(() => derived.observe(() => undefined))
    stops[0]?.()
    expect(log).toEqual(['connect'])
    stops[1]?.()
    expect(log).toEqual(['connect', 'disconnect'])
  },

  async 'useFacetUnwrap, the mount components | while rendering, and again in the layout effects | on unmount'() {
    const unwrapped = await observersOf((facet) => String(useFacetUnwrap(facet)))
    expect(unwrapped).toEqual({seen: [1, 1, 1, 0], ever: 2})
    const times = await observersOf((facet) => <Times count={facet}>{() => <i />}</Times>)
    // The component counts the observers before `Times` renders.
    expect(times).toEqual({seen: [0, 1, 1, 0], ever: 2})
  },

  async 'fast-* elements | when the element is created, before layout effects | on unmount'() {
    const texts = await observersOf((facet) => <fast-text text={facet} />)
    expect(texts).toEqual({seen: [0, 1, 1, 0], ever: 1})
  },

  async 'useFacetLayoutEffect | in the layout effects | on unmount'() {
    const {seen} = await observersOf((facet) => {
      useFacetLayoutEffect(() => undefined, [], [facet])
      return null
    })
    expect(seen).toEqual([0, 1, 1, 0])
  },

  async 'useFacetEffect, useFacetRef, useFacetCallback, useFacetWrapMemo | in the passive effects | on unmount'() {
    for (const useHook of [
      (facet: Facet<number>) => useFacetEffect(() => undefined, [], [facet]),
      (facet: Facet<number>) => useFacetRef(facet),
      (facet: Facet<number>) => useFacetCallback((value) => () => value, [], [facet]),
      (facet: Facet<number>) => useFacetWrapMemo(facet),
    ]) {
      const {seen} = await observersOf((facet) => {
        useHook(facet)
        return null
      })
      expect(seen).toEqual([0, 0, 1, 0])
    }
  },
})

// What each consumer does with NO_VALUE

/**
 * A proof of what a consumer gives before its facet has a value, and after that value is
 * cleared. `consume` returns a function that reads what the consumer gives.
 */
function gives<T>(
  expected: [before: unknown, after: unknown],
  value: T,
  consume: (facet: WritableFacet<T>) => () => unknown,
): () => Promise<void> {
  return async () => {
    const facet = createFacet<T>({initialValue: NO_VALUE})
    const read = consume(facet)
    await passiveEffects()
    const before = read()
    commit(() => facet.set(value))
    clear(facet)
    expect([before, read()]).toEqual(expected)
  }
}

facts({
  'get() | returns NO_VALUE | returns NO_VALUE': gives(
    [NO_VALUE, NO_VALUE],
    1,
    (facet) => () => facet.get(),
  ),

  'a listener of observe | is not called | is not called; one that comes later gets nothing':
    gives(
      [
        [[], 0],
        [[1], 0],
      ],
      1,
      (facet) => {
        const heard = heardFrom(facet)
        return () => [[...heard], heardFrom(facet).length]
      },
    ),

  'an attribute of a fast-* element | is not written | keeps the last value': gives(
    ['<div></div>', '<div class="low"></div>'],
    'low',
    (name) => {
      const {container} = underDomFiber(<fast-div className={name} />)
      return () => container.innerHTML
    },
  ),

  'fast-text | is empty | keeps the last value': gives(['', 'Ada'], 'Ada', (name) => {
    const {container} = underDomFiber(<fast-text text={name} />)
    return () => container.textContent
  }),
})

/** A derived facet. `read` returns how often the selector has run, and what `get()` returns. */
function derivedWith(useHook: typeof useFacetMap, facet: Facet<number>) {
  const calls: number[] = []
  const derived = resultOf(() => useHook((value) => calls.push(value) * 10, [], [facet]))
  return {derived, read: () => [calls.length, derived.get()]}
}

facts({
  'useFacetMap of one facet | the selector does not run | the selector does not run, and get() returns NO_VALUE':
    gives(
      [
        [0, NO_VALUE],
        [1, NO_VALUE],
      ],
      5,
      (facet) => {
        const {derived, read} = derivedWith(useFacetMap, facet)
        heardFrom(derived)
        return read
      },
    ),

  'useFacetMemo of one facet | the selector does not run | get() returns the result that the memo holds, if any':
    gives(
      [
        [0, NO_VALUE, 0, NO_VALUE],
        [1, 10, 0, NO_VALUE],
      ],
      5,
      (facet) => {
        const {derived, read} = derivedWith(useFacetMemo, facet)
        const unobserved = derivedWith(useFacetMemo, facet)
        heardFrom(derived)
        return () => [...read(), ...unobserved.read()]
      },
    ),

  'a map, memo or effect of several facets | waits until every facet has a value | goes on with the last value of this facet when another one changes'() {
    const first = createFacet<number>({initialValue: NO_VALUE})
    const second = createFacet<number>({initialValue: NO_VALUE})
    const join = (a: number, b: number) => `${a} ${b}`
    const ran: string[] = []
    const derived = resultOf(() => {
      useFacetLayoutEffect((a, b) => void ran.push(join(a, b)), [], [first, second])
      const map = useFacetMap(join, [], [first, second])
      return [map, useFacetMemo(join, [], [first, second])]
    })
    const heard = [...derived.map(heardFrom), ran]
    first.set(1)
    expect(heard).toEqual([[], [], []])
    second.set(2)
    clear(first)
    second.set(3)
    const joined = ['1 2', '1 3']
    expect(heard).toEqual([joined, joined, joined])
  },

  'useFacetEffect, useFacetLayoutEffect | does not run | neither the effect nor its cleanup runs':
    gives([[], ['run layout 1', 'run passive 1']], 1, (facet) => {
      const log: string[] = []
      probeHook(() => {
        useFacetEffect(logging(log, 'passive'), [], [facet])
        useFacetLayoutEffect(logging(log, 'layout'), [], [facet])
      }, 0)
      return () => [...log]
    }),

  'useFacetCallback | the call returns the default, else NO_VALUE | the call returns the default, else NO_VALUE':
    gives(
      [
        [-1, NO_VALUE],
        [-1, NO_VALUE],
      ],
      1,
      (facet) => {
        const callbacks = resultOf(() => [
          useFacetCallback((n) => () => n, [], [facet], -1),
          useFacetCallback((n) => () => n, [], [facet]),
        ])
        return () => callbacks.map((callback) => callback())
      },
    ),

  'useFacetRef | holds the default, else NO_VALUE | keeps the last value': gives(
    [
      [-1, NO_VALUE],
      [1, 1],
    ],
    1,
    (facet) => {
      const refs = resultOf(() => [useFacetRef(facet, -1), useFacetRef(facet)])
      return () => refs.map(({current}) => current)
    },
  ),

  'useFacetUnwrap | returns NO_VALUE | returns the last value; in a component that mounts later, NO_VALUE':
    gives(
      [
        [NO_VALUE, NO_VALUE],
        [1, NO_VALUE],
      ],
      1,
      (facet) => {
        const probe = probeHook(() => useFacetUnwrap(facet), 0)
        return () => {
          probe.rerender(1)
          return [probe.latest(), resultOf(() => useFacetUnwrap(facet))]
        }
      },
    ),

  'useFacetWrap | returns the facet as it is | returns the facet as it is': gives(
    [true, true],
    1,
    (facet) => () => resultOf(() => useFacetWrap(facet)) === facet,
  ),

  'useFacetWrapMemo | its facet has no value | its facet keeps the last value': gives(
    [NO_VALUE, 1],
    1,
    (facet) => resultOf(() => useFacetWrapMemo(facet)).get,
  ),

  'the updater of a setter, a reducer | receives NO_VALUE | receives NO_VALUE'() {
    const received: Option<number>[] = []
    const receive = (value: Option<number>): Option<number> => {
      received.push(value)
      return NO_VALUE
    }
    const acts = resultOf(() => {
      const [, set] = useFacetState<number>(NO_VALUE)
      const [, dispatch] = useFacetReducer(receive, 1)
      return [
        () => set(receive),
        () => set(receive),
        () => dispatch('any'),
        () => dispatch('any'),
      ]
    })
    for (const act of acts) act()
    // The state of the reducer is 1 at first, and `receive` clears it.
    expect(received).toEqual([NO_VALUE, NO_VALUE, 1, NO_VALUE])
  },

  'useFacetPropSetter | starts from an empty object | starts from an empty object':
    gives<{x?: number; y?: number}>([{x: 5}, {x: 5}], {x: 1, y: 2}, (point) => () => {
      resultOf(() => useFacetPropSetter(point, 'x'))(5)
      return point.get()
    }),

  async 'Mount, With, Map, Times, Unwrap | show nothing | keep showing what they show'() {
    for (const {shows, element} of mountComponents) {
      await gives(['', 'shown'], shows, (facet) => {
        const {container} = underDomFiber(element(facet))
        return () => container.textContent
      })()
    }
  },

  'a React child, {NO_VALUE} | shows nothing'() {
    const child = NO_VALUE as unknown as ReactNode
    for (const show of [underDomFiber, underReactDom]) {
      const complaints = complaintsDuring(() =>
        expect(show(<div>{child}</div>).container.textContent).toBe(''),
      )
      expect(complaints).toEqual([])
    }
  },
})

// ESLint

/** What `exhaustive-deps` reports about a callback whose list of dependencies is empty. */
function lint(callback: string): string[] {
  const code = `
    import {useFacetCallback, useFacetState} from '@react-facet/core'
    import {outside} from './facets'
    export function Component({step, other}) {
      const [state, setState] = useFacetState(0)
      return useFacetCallback(${callback}, [], [state])
    }`
  const additionalHooks = '^useFacet(Map|Memo|Callback|Effect|LayoutEffect)$'
  return new Linter()
    .verify(code, {
      plugins: {'react-hooks': reactHooks as unknown as ESLint.Plugin},
      rules: {'react-hooks/exhaustive-deps': ['warn', {additionalHooks}]},
    })
    .map(({message}) => /missing dependency: '\w+'/.exec(message)?.[0] ?? message)
}

facts({
  'A prop that the function uses and dependencies lacks is reported.'() {
    expect(lint('(n) => () => n + step')).toEqual(["missing dependency: 'step'"])
  },

  'The values of the facets arrive as arguments, so they need no entry.'() {
    expect(lint('(n) => () => n')).toEqual([])
  },

  'A setter of useFacetState is reported when it is missing.'() {
    expect(lint('(n) => () => setState(n)')).toEqual(["missing dependency: 'setState'"])
  },

  'A facet of the component that you read with get() is reported too.'() {
    expect(lint('(n) => () => n + other.get()')).toEqual(["missing dependency: 'other'"])
    expect(lint('(n) => () => n + outside.get()')).toEqual([])
  },

  'These custom hooks take values or facets, and render nothing.'() {
    const {useFacetToggle} = sample<
      'useFacetToggle',
      (initial?: boolean) => [Facet<boolean>, () => void]
    >('useFacetToggle.ts')
    let renders = 0
    const [on, toggle] = resultOf(() => {
      renders += 1
      return useFacetToggle()
    })
    const heard = heardFrom(on)
    toggle()
    toggle()
    expect(heard).toEqual([false, true, false])
    expect(renders).toBe(1)
  },

  async 'This needs a memory of the previous value.'() {
    const {useDelta} = sample<'useDelta'>('useDelta.ts')
    const health = createFacet({initialValue: 100})
    const {latest} = await probeEffects(useDelta, health)
    const heard = heardFrom(latest())
    for (const value of [75, 75, 80]) health.set(value)
    expect(heard).toEqual([0, -25, 5])
  },

  async "The effect's cleanup stops the timer when a new one starts, and on unmount."() {
    const {useCooldown} = sample<
      'useCooldown',
      (seconds: number) => {
        left: Facet<number>
        ready: Facet<boolean>
        start: () => void
      }
    >('useCooldown.ts')
    const {latest, unmount} = await probeEffects(useCooldown, 2)
    vi.useFakeTimers(faked)
    const {left, ready, start} = latest()
    const heard = {left: heardFrom(left), ready: heardFrom(ready)}
    start()
    vi.advanceTimersByTime(999)
    expect(heard.left).toEqual([0, 2])
    vi.advanceTimersByTime(1001)
    expect(heard).toEqual({left: [0, 2, 1, 0], ready: [true, false, true]})
    start()
    vi.advanceTimersByTime(500)
    unmount()
    expect(vi.getTimerCount()).toBe(0)
  },

  async 'Save the settings when the slider has rested, not on every step.'() {
    const {useSettled} = sample<'useSettled'>('useSettled.ts')
    const slider = createFacet({initialValue: 1})
    vi.useFakeTimers(faked)
    const {latest} = await probeEffects(() => useSettled(slider, 300), 0)
    const heard = heardFrom(latest())
    for (const step of [2, 3, 4]) {
      slider.set(step)
      vi.advanceTimersByTime(100)
    }
    expect(heard).toEqual([])
    vi.advanceTimersByTime(200)
    expect(heard).toEqual([4])
  },

  'Accept both, so that callers with a constant need no facet.'() {
    const {usePercent} = sample<'usePercent'>('usePercent.ts')
    const health = createFacet({initialValue: 20})
    const heard = heardFrom(resultOf(() => usePercent(health, 80)))
    health.set(40)
    expect(heard).toEqual(['25%', '50%'])
  },

  // Pitfalls
  'A facet as a child, <div>{health}</div>, throws (“Objects are not valid as a React child” in development).':
    claims.facetIsNoChild,

  'A useFacetUnwrap in the root of a screen renders most of the screen when its facet changes.':
    claims.unwrappingRendersChildren,
})
