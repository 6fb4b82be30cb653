import {
  createFacet,
  Map,
  Mount,
  NO_VALUE,
  shallowObjectEqualityCheck,
  strictEqualityCheck,
  Times,
  Unwrap,
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
  With,
  type Facet,
  type Option,
  type WritableFacet,
} from '@react-facet/core'
import '@react-facet/dom-fiber'
import {Linter, type ESLint} from 'eslint'
import reactHooks from 'eslint-plugin-react-hooks'
import {useEffect, useLayoutEffect, type ReactNode} from 'react'
import {expect, fact} from '../../../fact'
import {
  clear,
  complaintsDuring,
  failuresOf,
  fedFacet,
  heardFrom,
  passiveEffects,
  probeHook,
  resultOf,
  until,
} from '../../../probes'
import {commit, underDomFiber, underReactDom} from '../../../render'

const empty = () => createFacet<number>({initialValue: NO_VALUE})

fact('A change of a facet does not re-render your component.', async () => {
  const health = createFacet({initialValue: 10})
  const ran: number[] = []
  const {results} = probeHook(() => {
    const [state, setState] = useFacetState(1)
    const mapped = useFacetMap((value) => value + 1, [], [health])
    const memo = useFacetMemo((value) => value + 1, [], [mapped])
    const wrapped = useFacetWrapMemo(useFacetWrap(memo))
    useFacetRef(state)
    useFacetCallback((value) => () => value, [], [state])
    useFacetLayoutEffect((value) => setState(value), [setState], [wrapped])
    useFacetEffect((value) => void ran.push(value), [], [wrapped])
  }, undefined)
  await passiveEffects()
  health.set(20)
  expect(ran).toEqual([12, 22])
  expect(results).toHaveLength(1)
})

fact('Two hooks are the exception: useFacetUnwrap renders for each change', () => {
  const health = createFacet({initialValue: 10})
  const {results} = probeHook(() => useFacetUnwrap(health), undefined)
  for (const value of [9, 8]) commit(() => health.set(value))
  expect(results).toEqual([10, 9, 8])
})

fact('useFacetTransition renders when its pending flag changes', async () => {
  const {results, latest} = probeHook(
    () => useFacetTransition(),
    undefined,
    underReactDom,
  )
  latest()[1](() => undefined)
  await until(() => results.length === 3)
  expect(results.map(([isPending]) => isPending)).toEqual([false, true, false])
})

fact('runs when a source changes, not when the component renders', () => {
  const source = createFacet({initialValue: 1})
  const calls: number[] = []
  const probe = probeHook(() => {
    return useFacetMap((value) => calls.push(value), [], [source])
  }, 0)
  probe.rerender(1)
  expect(calls).toEqual([])
  heardFrom(probe.latest())
  source.set(2)
  probe.rerender(2)
  expect(calls).toEqual([1, 2])
})

/** What an effect hears, after its list of facets has become another one. */
async function heardAfter(before: string, after: string) {
  const facets: Record<string, WritableFacet<string>> = {}
  for (const name of ['a', 'b']) facets[name] = createFacet({initialValue: name})
  const heard: string[] = []
  const listed = (names: string) => names.split('').flatMap((name) => facets[name] ?? [])
  const probe = probeHook((names: string) => {
    useFacetEffect(
      (...values: string[]) => void heard.push(values.join()),
      [],
      listed(names),
    )
  }, before)
  await passiveEffects()
  const complaints = complaintsDuring(() => probe.rerender(after))
  await passiveEffects()
  heard.length = 0
  for (const name of ['a', 'b']) facets[name]?.set(name.toUpperCase())
  return {heard, warned: complaints.some((text) => text.includes('changed size'))}
}

fact(
  'React warns in development, and compares only as many entries as both',
  async () => {
    expect(await heardAfter('a', 'ab')).toEqual({heard: ['A'], warned: true})
    expect((await heardAfter('ab', 'a')).heard).toEqual(['A,b', 'A,B'])
    expect((await heardAfter('ab', 'b')).heard).toEqual(['B'])
    expect((await heardAfter('a', 'ba')).heard).toEqual(['b,A', 'B,A'])
  },
)

fact('The array may be written inline. Its elements are compared, not the array.', () => {
  const source = createFacet({initialValue: 1})
  const probe = probeHook(() => useFacetMap((n) => n, [], [source]), 0)
  probe.rerender(1)
  expect(probe.results[1]).toBe(probe.results[0])
})

fact('If you read it in the function with get(), nothing runs when it changes.', () => {
  const listed = createFacet({initialValue: 1})
  const asked = createFacet({initialValue: 1})
  const sum = resultOf(() =>
    useFacetMap((value) => value + Number(asked.get()), [asked], [listed]),
  )
  const heard = heardFrom(sum)
  asked.set(10)
  expect(heard).toEqual([2])
  listed.set(2)
  expect(heard).toEqual([2, 12])
})

fact('observers are called once more if it has a value', async () => {
  const source = createFacet({initialValue: 1})
  const ran: number[] = []
  const probe = probeHook((step: number) => {
    const derived = useFacetMap((value) => value + step, [step], [source])
    useFacetEffect((value) => void ran.push(value), [], [derived])
  }, 0)
  await passiveEffects()
  probe.rerender(0)
  await passiveEffects()
  expect(ran).toEqual([1])
  probe.rerender(10)
  await passiveEffects()
  expect(ran).toEqual([1, 11])
})

// What counts as a new facet

fact('facet and setter of useFacetState | never', () => {
  const probe = probeHook((initial: number) => useFacetState(initial), 0)
  probe.rerender(5)
  expect(probe.results[1]?.[0]).toBe(probe.results[0]?.[0])
  expect(probe.results[1]?.[1]).toBe(probe.results[0]?.[1])
})

type Reduce = (state: Option<number>, action: string) => Option<number>
const keep: Reduce = (state) => state
const double: Reduce = (state) => (state === NO_VALUE ? state : state * 2)

fact('facet of useFacetReducer | never', () => {
  const probe = probeHook((reducer: Reduce) => useFacetReducer(reducer, 1), keep)
  probe.rerender(double)
  expect(probe.results[1]?.[0]).toBe(probe.results[0]?.[0])
})

fact('dispatch of useFacetReducer | the reducer changes', () => {
  const probe = probeHook((reducer: Reduce) => useFacetReducer(reducer, 1), keep)
  probe.rerender(keep)
  expect(probe.results[1]?.[1]).toBe(probe.results[0]?.[1])
  probe.rerender(double)
  expect(probe.results[2]?.[1]).not.toBe(probe.results[0]?.[1])
})

fact('setter of useFacetPropSetter | the facet or the property changes', () => {
  const point = createFacet({initialValue: {x: 1, y: 2}})
  const other = createFacet({initialValue: {x: 1, y: 2}})
  const probe = probeHook(
    ({facet, prop}: {facet: typeof point; prop: 'x' | 'y'}) =>
      useFacetPropSetter(facet, prop),
    {facet: point, prop: 'x'},
  )
  probe.rerender({facet: point, prop: 'x'})
  expect(probe.results[1]).toBe(probe.results[0])
  probe.rerender({facet: point, prop: 'y'})
  expect(probe.results[2]).not.toBe(probe.results[1])
  probe.rerender({facet: other, prop: 'y'})
  expect(probe.results[3]).not.toBe(probe.results[2])
})

fact(
  'facet of useFacetMap, useFacetMemo | an entry of dependencies, a facet or the equality check changes',
  () => {
    const first = createFacet({initialValue: 1})
    const second = createFacet({initialValue: 2})
    for (const useHook of [useFacetMap, useFacetMemo]) {
      const input = {facet: first, add: 1, check: strictEqualityCheck<number>}
      const probe = probeHook(({facet, add, check}: typeof input) => {
        return useHook((value) => value + add, [add], [facet], check)
      }, input)
      probe.rerender({...input})
      probe.rerender({...input, add: 2})
      probe.rerender({...input, add: 2, facet: second})
      probe.rerender({...input, add: 2, facet: second, check: () => () => false})
      const [initial, again, ...others] = probe.results
      expect(again).toBe(initial)
      expect(new Set([initial, ...others]).size).toBe(4)
    }
  },
)

fact(
  'function of useFacetCallback | an entry of dependencies or the default value changes; not when a facet does',
  () => {
    const first = createFacet({initialValue: 1})
    const second = createFacet({initialValue: 2})
    const input = {facet: first, add: 1, otherwise: 0}
    const probe = probeHook(({facet, add, otherwise}: typeof input) => {
      return useFacetCallback((value) => () => value + add, [add], [facet], otherwise)
    }, input)
    probe.rerender({...input, facet: second})
    expect(probe.results[1]).toBe(probe.results[0])
    probe.rerender({...input, add: 2})
    expect(probe.results[2]).not.toBe(probe.results[0])
    probe.rerender({...input, add: 2, otherwise: 5})
    expect(probe.results[3]).not.toBe(probe.results[2])
  },
)

fact('ref of useFacetRef | never', () => {
  const first = createFacet({initialValue: 1})
  const second = createFacet({initialValue: 2})
  const probe = probeHook((facet: Facet<number>) => useFacetRef(facet), first)
  probe.rerender(second)
  expect(probe.results[1]).toBe(probe.results[0])
})

fact('facet of useFacetWrap | the prop changes: another value or another facet', () => {
  const first = createFacet({initialValue: 1})
  const second = createFacet({initialValue: 1})
  const probe = probeHook((prop: number | Facet<number>) => useFacetWrap<number>(prop), 1)
  probe.rerender(1)
  expect(probe.results[1]).toBe(probe.results[0])
  probe.rerender(2)
  expect(probe.results[2]).not.toBe(probe.results[0])
  probe.rerender(first)
  probe.rerender(second)
  expect(probe.results.slice(3)).toEqual([first, second])
  expect(probe.results[4]).not.toBe(probe.results[3])
})

fact('facet of useFacetWrapMemo | the equality check changes', () => {
  const input = {prop: {x: 1}, check: shallowObjectEqualityCheck}
  const probe = probeHook(
    ({prop, check}: typeof input) => useFacetWrapMemo(prop, check),
    input,
  )
  probe.rerender({...input, prop: {x: 2}})
  expect(probe.results[1]).toBe(probe.results[0])
  probe.rerender({...input, check: () => () => false})
  expect(probe.results[2]).not.toBe(probe.results[0])
})

fact('function of useFacetTransition | never', () => {
  const probe = probeHook(() => useFacetTransition(), 0, underReactDom)
  probe.rerender(1)
  expect(probe.results[1]?.[1]).toBe(probe.results[0]?.[1])
})

// When each hook subscribes

fact('Still in the commit it runs the layout effects', async () => {
  const log: string[] = []
  function Steps() {
    log.push('render')
    useEffect(() => void log.push('passive effect'), [])
    useLayoutEffect(() => {
      log.push(`layout effect, in the document: ${document.querySelector('i') !== null}`)
    }, [])
    return <i />
  }
  underDomFiber(<Steps />)
  await passiveEffects()
  expect(log).toEqual([
    'render',
    'layout effect, in the document: true',
    'passive effect',
  ])
})

fact('useFacetState, useFacetReducer, useFacetPropSetter | never', async () => {
  const {facet, log} = fedFacet({x: 1})
  probeHook(() => {
    useFacetState<{x: number}>(facet)
    useFacetReducer((state) => state, facet.get())
    useFacetPropSetter(facet, 'x')
  }, 0)
  await passiveEffects()
  expect(log).toEqual([])
})

fact(
  'useFacetMap, useFacetMemo | when something observes the result | with the last observer',
  async () => {
    const {facet, log} = fedFacet(1)
    const probe = probeHook(() => {
      const mapped = useFacetMap((value) => value + 1, [], [facet])
      return useFacetMemo((value) => value + 1, [], [mapped])
    }, 0)
    await passiveEffects()
    expect(log).toEqual([])
    const stops = [
      probe.latest().observe(() => undefined),
      probe.latest().observe(() => undefined),
    ]
    expect(log).toEqual(['connect'])
    stops[0]?.()
    expect(log).toEqual(['connect'])
    stops[1]?.()
    expect(log).toEqual(['connect', 'disconnect'])
  },
)

fact('useFacetWrap | never: it returns a facet for others to observe', async () => {
  const {facet, log} = fedFacet(1)
  probeHook(() => useFacetWrap(facet), 0)
  await passiveEffects()
  expect(log).toEqual([])
})

fact(
  'useFacetUnwrap, the mount components | while rendering, and again in the layout effects | on unmount',
  () => {
    const {facet, log} = fedFacet(1)
    let observed = 0
    const counted: Facet<number> = {
      get: facet.get,
      observe: (listener) => {
        observed += 1
        return facet.observe(listener)
      },
    }
    const seen: [Option<number>, number][] = []
    const inLayoutEffects: number[] = []
    const probe = probeHook(() => {
      seen.push([useFacetUnwrap(counted), observed])
      useLayoutEffect(() => void inLayoutEffects.push(observed))
    }, 0)
    expect(seen).toEqual([[1, 1]])
    expect(inLayoutEffects).toEqual([2])
    expect(log).toEqual(['connect'])
    probe.unmount()
    expect(log).toEqual(['connect', 'disconnect'])

    const {facet: isOpen, log: ofMount} = fedFacet(true)
    const {container, unmount} = underDomFiber(
      <Mount when={isOpen}>
        <p>open</p>
      </Mount>,
    )
    expect(container.textContent).toBe('open')
    unmount()
    expect(ofMount).toEqual(['connect', 'disconnect'])
  },
)

fact(
  'fast-* elements | when the element is created, before layout effects | on unmount',
  () => {
    const {facet, log} = fedFacet('up')
    const inLayoutEffect: string[] = []
    function Status() {
      useLayoutEffect(() => void inLayoutEffect.push(...log), [])
      return <fast-text text={facet} />
    }
    const {unmount} = underDomFiber(<Status />)
    expect(inLayoutEffect).toEqual(['connect'])
    unmount()
    expect(log).toEqual(['connect', 'disconnect'])
  },
)

fact('useFacetLayoutEffect | in the layout effects | on unmount', () => {
  const {facet, log} = fedFacet(1)
  const whileRendering: number[] = []
  const probe = probeHook(() => {
    whileRendering.push(log.length)
    useFacetLayoutEffect(() => undefined, [], [facet])
  }, 0)
  expect(whileRendering).toEqual([0])
  expect(log).toEqual(['connect'])
  probe.unmount()
  expect(log).toEqual(['connect', 'disconnect'])
})

fact(
  'useFacetEffect, useFacetRef, useFacetCallback, useFacetWrapMemo | in the passive effects | on unmount',
  async () => {
    const fed = [fedFacet(1), fedFacet(2), fedFacet(3), fedFacet(4)] as const
    const logs = () => fed.map(({log}) => log.join())
    const inLayoutEffect: string[] = []
    const probe = probeHook(() => {
      useFacetEffect(() => undefined, [], [fed[0].facet])
      useFacetRef(fed[1].facet)
      useFacetCallback((value) => () => value, [], [fed[2].facet])
      useFacetWrapMemo(fed[3].facet)
      useLayoutEffect(() => void inLayoutEffect.push(...logs()), [])
    }, 0)
    await passiveEffects()
    expect(inLayoutEffect).toEqual(['', '', '', ''])
    expect(logs()).toEqual(fed.map(() => 'connect'))
    probe.unmount()
    expect(logs()).toEqual(fed.map(() => 'connect,disconnect'))
  },
)

// What each consumer does with NO_VALUE

fact('get() | returns NO_VALUE | returns NO_VALUE', () => {
  const health = empty()
  expect(health.get()).toBe(NO_VALUE)
  health.set(1)
  clear(health)
  expect(health.get()).toBe(NO_VALUE)
})

fact(
  'a listener of observe | is not called | is not called; one that comes later gets nothing',
  () => {
    const health = empty()
    const heard = heardFrom(health)
    expect(heard).toEqual([])
    health.set(1)
    clear(health)
    expect(heard).toEqual([1])
    expect(heardFrom(health)).toEqual([])
  },
)

fact('an attribute of a fast-* element | is not written | keeps the last value', () => {
  const name = createFacet<string>({initialValue: NO_VALUE})
  const {container} = underDomFiber(<fast-div className={name} />)
  const element = container.firstElementChild
  expect(element?.hasAttribute('class')).toBe(false)
  name.set('low')
  clear(name)
  expect(element?.className).toBe('low')
})

fact('fast-text | is empty | keeps the last value', () => {
  const name = createFacet<string>({initialValue: NO_VALUE})
  const {container} = underDomFiber(<fast-text text={name} />)
  expect(container.textContent).toBe('')
  name.set('Ada')
  clear(name)
  expect(container.textContent).toBe('Ada')
})

fact(
  'useFacetMap | the selector does not run | the selector does not run, and get() returns NO_VALUE',
  () => {
    const source = empty()
    const calls: number[] = []
    const map = resultOf(() => useFacetMap((value) => calls.push(value), [], [source]))
    heardFrom(map)
    expect(map.get()).toBe(NO_VALUE)
    expect(calls).toEqual([])
    source.set(5)
    clear(source)
    expect(map.get()).toBe(NO_VALUE)
    expect(calls).toEqual([5])
  },
)

fact(
  'useFacetMemo | the selector does not run | get() returns the last result while the memo is observed',
  () => {
    const source = empty()
    const calls: number[] = []
    const memo = resultOf(() => useFacetMemo((value) => calls.push(value), [], [source]))
    const stop = memo.observe(() => undefined)
    expect(memo.get()).toBe(NO_VALUE)
    expect(calls).toEqual([])
    source.set(5)
    clear(source)
    expect(memo.get()).toBe(1)
    stop()
    expect(memo.get()).toBe(NO_VALUE)
  },
)

fact(
  'a map, memo or effect of several facets | waits until every facet has a value | goes on with the last value of this facet when another one changes',
  () => {
    const first = empty()
    const second = empty()
    const ran: string[] = []
    const probe = probeHook(() => {
      useFacetLayoutEffect((a, b) => void ran.push(`${a} ${b}`), [], [first, second])
      return [
        useFacetMap((a, b) => `${a} ${b}`, [], [first, second]),
        useFacetMemo((a, b) => `${a} ${b}`, [], [first, second]),
      ] as const
    }, 0)
    const heard = probe.latest().map(heardFrom)
    first.set(1)
    expect([...heard, ran]).toEqual([[], [], []])
    second.set(2)
    clear(first)
    second.set(3)
    const all = ['1 2', '1 3']
    expect([...heard, ran]).toEqual([all, all, all])
  },
)

fact(
  'useFacetEffect, useFacetLayoutEffect | does not run | neither the effect nor its cleanup runs',
  async () => {
    const source = empty()
    const log: string[] = []
    probeHook(() => {
      useFacetEffect(
        (value) => {
          log.push(`passive ${value}`)
          return () => log.push('clean passive')
        },
        [],
        [source],
      )
      useFacetLayoutEffect(
        (value) => {
          log.push(`layout ${value}`)
          return () => log.push('clean layout')
        },
        [],
        [source],
      )
    }, 0)
    await passiveEffects()
    expect(log).toEqual([])
    source.set(1)
    clear(source)
    expect(log).toEqual(['layout 1', 'passive 1'])
  },
)

fact(
  'useFacetCallback | the call returns the default, else NO_VALUE | the call returns the default, else NO_VALUE',
  async () => {
    const source = empty()
    const probe = probeHook(() => {
      const withDefault = useFacetCallback((n) => () => n, [], [source], -1)
      const without = useFacetCallback((n) => () => n, [], [source])
      return () => [withDefault(), without()]
    }, 0)
    await passiveEffects()
    expect(probe.latest()()).toEqual([-1, NO_VALUE])
    source.set(1)
    expect(probe.latest()()).toEqual([1, 1])
    clear(source)
    expect(probe.latest()()).toEqual([-1, NO_VALUE])
  },
)

fact(
  'useFacetRef | holds the default, else NO_VALUE | keeps the last value',
  async () => {
    const source = empty()
    const refs = resultOf(() => [useFacetRef(source, -1), useFacetRef(source)])
    await passiveEffects()
    expect(refs.map(({current}) => current)).toEqual([-1, NO_VALUE])
    source.set(1)
    clear(source)
    expect(refs.map(({current}) => current)).toEqual([1, 1])
  },
)

fact(
  'useFacetUnwrap | returns NO_VALUE | returns the last value; in a component that mounts later, NO_VALUE',
  () => {
    const source = empty()
    const probe = probeHook(() => useFacetUnwrap(source), 0)
    commit(() => source.set(1))
    clear(source)
    probe.rerender(1)
    expect(probe.results).toEqual([NO_VALUE, 1, 1])
    expect(resultOf(() => useFacetUnwrap(source))).toBe(NO_VALUE)
  },
)

fact('useFacetWrap | returns the facet as it is | returns the facet as it is', () => {
  const source = empty()
  const probe = probeHook(() => useFacetWrap(source), 0)
  source.set(1)
  clear(source)
  probe.rerender(1)
  expect(probe.results[0]).toBe(source)
  expect(probe.results[1]).toBe(source)
})

fact(
  'useFacetWrapMemo | its facet has no value | its facet keeps the last value',
  async () => {
    const source = empty()
    const own = resultOf(() => useFacetWrapMemo(source))
    await passiveEffects()
    expect(own.get()).toBe(NO_VALUE)
    source.set(1)
    clear(source)
    expect(own.get()).toBe(1)
  },
)

fact('the updater of a setter, a reducer | receives NO_VALUE | receives NO_VALUE', () => {
  const received: Option<number>[] = []
  const [set, dispatch] = resultOf(() => {
    const take = (value: Option<number>): Option<number> => {
      received.push(value)
      return NO_VALUE
    }
    const [, setState] = useFacetState<number>(NO_VALUE)
    const [, act] = useFacetReducer(take, 1)
    return [() => setState(take), () => act('any')] as const
  })
  set()
  set()
  expect(received).toEqual([NO_VALUE, NO_VALUE])
  dispatch()
  dispatch()
  expect(received.slice(2)).toEqual([1, NO_VALUE])
})

fact(
  'useFacetPropSetter | starts from an empty object | starts from an empty object',
  () => {
    const point = createFacet<{x: number; y: number}>({initialValue: NO_VALUE})
    const setX = resultOf(() => useFacetPropSetter(point, 'x'))
    setX(1)
    expect(point.get()).toEqual({x: 1})
    point.set({x: 1, y: 2})
    clear(point)
    setX(5)
    expect(point.get()).toEqual({x: 5})
  },
)

fact(
  'Mount, With, Map, Times, Unwrap | show nothing | keep showing what they show',
  () => {
    const isOpen = createFacet<boolean>({initialValue: NO_VALUE})
    const item = createFacet<string>({initialValue: NO_VALUE})
    const list = createFacet<string[]>({initialValue: NO_VALUE})
    const count = empty()
    const {container} = underDomFiber(
      <>
        <Mount when={isOpen}>
          <i>mount,</i>
        </Mount>
        <With data={item}>{() => <i>with,</i>}</With>
        <Map array={list}>{() => <i>map,</i>}</Map>
        <Times count={count}>{() => <i>times,</i>}</Times>
        <Unwrap data={item}>{(text) => <i>{text}</i>}</Unwrap>
      </>,
    )
    expect(container.textContent).toBe('')
    commit(() => {
      isOpen.set(true)
      item.set('unwrap')
      list.set(['a'])
      count.set(2)
    })
    const shown = 'mount,with,map,times,times,unwrap'
    expect(container.textContent).toBe(shown)
    clear(isOpen)
    clear(item)
    clear(list)
    clear(count)
    expect(container.textContent).toBe(shown)
  },
)

fact('a React child, {NO_VALUE} | shows nothing', () => {
  for (const show of [underDomFiber, underReactDom]) {
    let text: string | null | undefined
    const complaints = complaintsDuring(() => {
      const child = NO_VALUE as unknown as ReactNode
      text = show(
        <div>
          <i>before </i>
          {child}
          <i>after</i>
        </div>,
      ).container.textContent
    })
    expect(text).toBe('before after')
    expect(complaints).toEqual([])
  }
})

// ESLint

/** What `exhaustive-deps` says of a component with these lines. */
function lint(...lines: string[]): string[] {
  const linter = new Linter()
  const code = [
    "import {useFacetCallback, useFacetState} from '@react-facet/core'",
    'export function Component({step, other}) {',
    '  const [state, setState] = useFacetState(0)',
    ...lines,
    '}',
  ].join('\n')
  const additionalHooks = '^useFacet(Map|Memo|Callback|Effect|LayoutEffect)$'
  return linter
    .verify(code, {
      plugins: {'react-hooks': reactHooks as unknown as ESLint.Plugin},
      rules: {'react-hooks/exhaustive-deps': ['warn', {additionalHooks}]},
    })
    .map(({message}) => message)
}

fact('A prop or variable used in the function and missing in dependencies', () => {
  const call = 'return useFacetCallback((n) => () => n + step, [], [state])'
  const [message, ...others] = lint(call)
  expect(message).toContain("missing dependency: 'step'")
  expect(others).toEqual([])
})

fact('The values of the facets arrive as arguments, so they need no entry.', () => {
  expect(lint('return useFacetCallback((n) => () => n, [], [state])')).toEqual([])
})

fact('A setter of useFacetState is reported when it is missing.', () => {
  const [message] = lint('return useFacetCallback((n) => () => setState(n), [], [state])')
  expect(message).toContain("missing dependency: 'setState'")
})

fact('A facet that you read with get() is reported too.', () => {
  const [message] = lint(
    'return useFacetCallback((n) => () => n + other.get(), [], [state])',
  )
  expect(message).toContain("missing dependency: 'other'")
})

// Recipes and pitfalls

fact('A facet as a child, <div>{health}</div>, is an error in every renderer.', () => {
  const health = createFacet({initialValue: 10})
  for (const show of [underDomFiber, underReactDom]) {
    const {thrown} = failuresOf(() => {
      show(<div>{health as unknown as ReactNode}</div>)
    })
    expect(String(thrown)).toContain('Objects are not valid as a React child')
  }
})

fact('re-renders the whole screen on each change', () => {
  const health = createFacet({initialValue: 10})
  let renders = 0
  function Leaf() {
    renders += 1
    return null
  }
  function ScreenRoot() {
    useFacetUnwrap(health)
    return <Leaf />
  }
  underDomFiber(<ScreenRoot />)
  commit(() => health.set(9))
  expect(renders).toBe(2)
})
