import {
  batch,
  createFacet,
  NO_VALUE,
  shallowObjectEqualityCheck,
  startFacetTransition,
  strictEqualityCheck,
  useFacetEffect,
  useFacetMap,
  useFacetPropSetter,
  useFacetReducer,
  useFacetState,
  useFacetUnwrap,
  type EqualityCheck,
  type Facet,
  type Option,
  type Setter,
} from '@react-facet/core'
import '@react-facet/dom-fiber'
import {useState} from 'react'
import {expect, fact} from '../../../fact'
import {
  complaintsDuring,
  heardFrom,
  passiveEffects,
  probeHook,
  resultOf,
} from '../../../probes'
import {commit, underDomFiber, underReactDom} from '../../../render'

/** A facet of useFacetState, its setter, and what its observer hears. */
function stateOf<T>(initialValue: Option<T> | Facet<T>, check?: EqualityCheck<T>) {
  const [facet, set] = resultOf(() => useFacetState(initialValue, check))
  return {facet, set, heard: heardFrom(facet)}
}

fact('undefined and null are ordinary values', () => {
  expect(stateOf(undefined).heard).toEqual([undefined])
  expect(stateOf(null).heard).toEqual([null])
})

fact('Later renders may pass other ones, to no effect.', () => {
  const probe = probeHook(
    ({initial, check}: {initial: number; check: EqualityCheck<number>}) => {
      return useFacetState(initial, check)
    },
    {initial: 1, check: () => () => false},
  )
  probe.rerender({initial: 5, check: () => () => true})
  const [facet, set] = probe.latest()
  expect(facet).toBe(probe.results[0]?.[0])
  expect(set).toBe(probe.results[0]?.[1])
  expect(facet.get()).toBe(1)
  set(2)
  expect(facet.get()).toBe(2)
})

fact('When the setter returns, the facet holds the new value', async () => {
  const seen: unknown[] = []
  const writers: (() => void)[] = []
  function Weapon() {
    const [heat, setHeat] = useFacetState(0)
    const low = useFacetMap((n) => (n < 50 ? 'cold' : 'hot'), [], [heat])
    useFacetEffect((n) => void seen.push(n), [], [heat])
    writers.push(() => {
      setHeat(100)
      seen.push(heat.get())
    })
    return (
      <fast-div className={low}>
        <fast-text text={heat} />
      </fast-div>
    )
  }
  const {container} = underDomFiber(<Weapon />)
  await passiveEffects()
  for (const write of writers) write()
  expect(container.innerHTML).toBe('<div class="hot">100</div>')
  expect(seen).toEqual([0, 100, 100])
})

fact('Maps and effects of several facets also run before the setter returns', () => {
  const [first, set, sum] = resultOf(() => {
    const [one, setOne] = useFacetState(1)
    const [two] = useFacetState(2)
    return [one, setOne, useFacetMap((a, b) => a + b, [], [one, two])] as const
  })
  const heard = heardFrom(sum)
  set(10)
  expect(heard).toEqual([3, 12])
  const trigger = createFacet({initialValue: 0})
  const whenWritten: unknown[] = []
  trigger.observe((value) => {
    set(value)
    whenWritten.push(heard.at(-1))
  })
  trigger.set(1)
  expect([whenWritten.at(-1), heard.at(-1)]).toEqual([2, 3])
  for (const within of [batch, startFacetTransition]) {
    set(10)
    heard.length = 0
    within(() => {
      set(20)
      heard.push(Number(first.get()))
    })
    expect(heard).toEqual([20, 22])
  }
})

fact('an equal number, string or boolean | dropped', () => {
  for (const value of [1, 'a', true]) {
    const {set, heard} = stateOf(value)
    set(value)
    expect(heard).toEqual([value])
  }
})

fact('null over null, undefined over undefined | dropped', () => {
  for (const value of [null, undefined]) {
    const {set, heard} = stateOf(value)
    set(value)
    expect(heard).toEqual([value])
  }
})

/** How many notifications a write causes, with the default check and a shallow one. */
function notifications(write: (set: Setter<{x: number}>, object: {x: number}) => void) {
  return [undefined, shallowObjectEqualityCheck].map((check) => {
    const object = {x: 1}
    const {set, heard} = stateOf(object, check)
    write(set, object)
    return heard.length - 1
  })
}

fact('an object with equal content, another reference | notifies | dropped', () => {
  expect(notifications((set) => set({x: 1}))).toEqual([1, 0])
})

fact('the same object, changed in place | notifies | notifies', () => {
  const write = (set: Setter<{x: number}>, object: {x: number}) => {
    object.x = 5
    set(object)
  }
  expect(notifications(write)).toEqual([1, 1])
})

fact('the same object, not changed | notifies | dropped', () => {
  expect(notifications((set, object) => set(object))).toEqual([1, 0])
})

fact(
  'an updater that returns NO_VALUE | clears without notifying | clears without notifying',
  () => {
    for (const check of [undefined, shallowObjectEqualityCheck]) {
      const {facet, set, heard} = stateOf({x: 1}, check)
      set(() => NO_VALUE)
      expect(heard).toHaveLength(1)
      expect(facet.get()).toBe(NO_VALUE)
    }
  },
)

fact('The first write is compared with initialValue', () => {
  const [facet, set] = resultOf(() => useFacetState({x: 1}, shallowObjectEqualityCheck))
  const initial = facet.get()
  set({x: 1})
  expect(facet.get()).toBe(initial)
  set({x: 2})
  expect(facet.get()).toEqual({x: 2})
})

fact(
  'An updater may change the object that it receives and return the same object.',
  () => {
    const [facet, set, ammo] = resultOf(() => {
      const [unit, setUnit] = useFacetState({health: 10, ammo: 3})
      return [unit, setUnit, useFacetMap((value) => value.ammo, [], [unit])] as const
    })
    const object = facet.get()
    const units = heardFrom(facet)
    const rounds = heardFrom(ammo)
    set((unit) => {
      if (unit !== NO_VALUE) unit.health -= 1
      return unit
    })
    expect(facet.get()).toBe(object)
    expect(units).toHaveLength(2)
    expect(rounds).toEqual([3])
  },
)

fact('If you change the object without one, nobody is told until the next write.', () => {
  const object = {x: 1}
  const {facet, set} = stateOf(object)
  const heard: number[] = []
  facet.observe(({x}) => heard.push(x))
  object.x = 5
  expect(heard).toEqual([1])
  set((value) => value)
  expect(heard).toEqual([1, 5])
})

// Starting from another facet

fact('While something observes the copy, it does not follow the other facet', () => {
  const volume = createFacet({initialValue: 5})
  const {set, heard} = stateOf<number>(volume)
  volume.set(6)
  set(1)
  expect(heard.at(-1)).toBe(1)
  expect(heard).not.toContain(6)
  expect(volume.get()).toBe(6)
})

fact('and again whenever the copy gets its first observer', () => {
  const volume = createFacet({initialValue: 5})
  const [draft, setDraft] = resultOf(() => useFacetState(volume))
  expect(draft.get()).toBe(5)
  setDraft(1)
  volume.set(6)
  expect(draft.get()).toBe(1)
  expect(heardFrom(draft).at(-1)).toBe(6)
})

fact('If the source has a value then, it overwrites what was written before.', () => {
  const known = createFacet({initialValue: 5})
  const unknown = createFacet<number>({initialValue: NO_VALUE})
  const last = [known, unknown].map((source) => {
    const [draft, setDraft] = resultOf(() => useFacetState(source))
    setDraft(1)
    heardFrom(draft)
    return draft.get()
  })
  expect(last).toEqual([5, 1])
})

fact(
  'When the last observer leaves, the copy goes back to the value that was copied in the first render.',
  () => {
    const volume = createFacet({initialValue: 5})
    const [draft, setDraft] = resultOf(() => useFacetState(volume))
    volume.set(6)
    const stop = draft.observe(() => undefined)
    setDraft(1)
    stop()
    expect(draft.get()).toBe(5)
  },
)

fact('equalityCheck is ignored; the copy has the default check.', () => {
  const source = createFacet({initialValue: {x: 1}})
  const {set, heard} = stateOf(source, shallowObjectEqualityCheck)
  const before = heard.length
  set({x: 1})
  expect(heard).toHaveLength(before + 1)
})

fact('even after the component has unmounted', () => {
  const {latest, unmount} = probeHook(() => useFacetState(0), 0)
  const [facet, set] = latest()
  unmount()
  set(1)
  expect(facet.get()).toBe(1)
})

let writers = 0

fact('React 18 warns that it cannot update a component while rendering', () => {
  const health = createFacet({initialValue: 1})
  function Reader() {
    useFacetUnwrap(health)
    return null
  }
  function Writer({value}: {value: number}) {
    health.set(value)
    return null
  }
  // React warns once for each name.
  writers += 1
  Writer.displayName = `Writer${writers}`
  const tree = (value: number) => (
    <>
      <Reader />
      <Writer value={value} />
    </>
  )
  const {rerender} = underReactDom(tree(1))
  const complaints = complaintsDuring(() => rerender(tree(2)))
  expect(complaints.join()).toContain(
    'Cannot update a component (`%s`) while rendering a different component',
  )
})

// Compared with useState

/** Both kinds of state, side by side. */
function compared<T>(initial: T) {
  const probe = probeHook(
    () => ({facets: useFacetState(initial), state: useState<T>(() => initial)}),
    0,
  )
  return {
    ...probe,
    facet: probe.latest().facets[0],
    setFacet: probe.latest().facets[1],
    setState: probe.latest().state[1],
    renders: () => probe.results.length,
  }
}

fact('first element of the result | a facet, always the same one | the value', () => {
  const {results, setState, facet} = compared(1)
  commit(() => setState(2))
  expect(results.map(({state}) => state[0])).toEqual([1, 2])
  expect(results[1]?.facets[0]).toBe(facet)
})

fact('after a write | observers are notified | the component renders', () => {
  const {setFacet, setState, facet, renders} = compared(1)
  const heard = heardFrom(facet)
  setFacet(2)
  expect([heard.length, renders()]).toEqual([2, 1])
  commit(() => setState(2))
  expect([heard.length, renders()]).toEqual([2, 2])
})

fact('new value visible | when the setter returns | in the next render', () => {
  const {setFacet, setState, facet, results} = compared(1)
  const seen: unknown[] = []
  batch(() => {
    setFacet(2)
    seen.push(facet.get())
  })
  const [first] = results
  commit(() => setState(2))
  expect(seen).toEqual([2])
  expect(first?.state[0]).toBe(1)
  expect(results.at(-1)?.state[0]).toBe(2)
})

fact('equal writes | dropped by the equality check | dropped by Object.is', () => {
  const {setFacet, setState, facet, renders} = compared(Number.NaN)
  const heard = heardFrom(facet)
  setFacet(Number.NaN)
  setState(Number.NaN)
  expect(heard).toEqual([NaN, NaN])
  expect(renders()).toBe(1)
})

fact('the same object again | notifies | does not render', () => {
  const object = {x: 1}
  const {setFacet, setState, facet, renders} = compared(object)
  const heard = heardFrom(facet)
  setFacet(object)
  setState(object)
  expect(heard).toEqual([object, object])
  expect(renders()).toBe(1)
})

fact(
  'initial value | a value, NO_VALUE or a facet | a value or an initialiser function',
  () => {
    const initialiser = () => 5
    const initial = resultOf(() => [
      useFacetState(1)[0].get(),
      useFacetState<number>(NO_VALUE)[0].get(),
      useFacetState<number>(createFacet({initialValue: 3}))[0].get(),
      useFacetState(initialiser)[0].get(),
      useState(initialiser)[0],
    ])
    expect(initial).toEqual([1, NO_VALUE, 3, initialiser, 5])
  },
)

fact('updater receives | the value or NO_VALUE | the value', () => {
  const {setFacet, setState} = compared(1)
  const received: unknown[] = []
  const take = (value: unknown) => {
    received.push(value)
    return 1
  }
  setFacet(take)
  setFacet(() => NO_VALUE)
  setFacet(take)
  setState(take)
  expect(received).toEqual([1, NO_VALUE, 1])
})

fact('a function as the value | written with set(() => fn)', () => {
  const first = () => 1
  const second = () => 2
  const {facet, setFacet, setState, results} = compared(first)
  setFacet(() => second)
  commit(() => setState(() => second))
  expect(facet.get()).toBe(second)
  expect(results.at(-1)?.state[0]).toBe(second)
})

// Patterns

fact('the component mounts again, with a new facet', () => {
  const facets: Facet<number>[] = []
  function Counter() {
    const [facet] = useFacetState(0)
    facets.push(facet)
    return null
  }
  const {rerender} = underDomFiber(<Counter key="first" />)
  rerender(<Counter key="second" />)
  expect(facets[1]).not.toBe(facets[0])
})

// Pitfalls

fact('At 5 it clears the stored value while the screen keeps showing 5', () => {
  const seen: Option<number>[] = []
  const {facet, set, heard} = stateOf(4)
  const add = () =>
    set((n) => {
      seen.push(n)
      return n === NO_VALUE || n >= 5 ? NO_VALUE : n + 1
    })
  add()
  add()
  add()
  expect(heard).toEqual([4, 5])
  expect(seen).toEqual([4, 5, NO_VALUE])
  expect(facet.get()).toBe(NO_VALUE)
})

fact('useFacetState(() => compute()) stores the function.', () => {
  const compute = () => 5
  const {facet} = stateOf(compute)
  expect(facet.get()).toBe(compute)
})

fact('To store a function, write set(() => fn).', () => {
  const fn = () => 1
  const plain = stateOf<() => number>(() => 0)
  const strict = stateOf<() => number>(() => 0, strictEqualityCheck)
  for (const {set} of [plain, strict]) {
    set(() => fn)
    set(() => fn)
  }
  expect(plain.heard.slice(1)).toEqual([fn, fn])
  expect(strict.heard.slice(1)).toEqual([fn])
})

fact('a write of the value that the check saw last is dropped', () => {
  const custom = stateOf<number>(1, strictEqualityCheck)
  const standard = stateOf<number>(1)
  for (const {set} of [custom, standard]) {
    set(() => NO_VALUE)
    set(1)
  }
  expect([custom.facet.get(), standard.facet.get()]).toEqual([NO_VALUE, 1])
  expect([custom.heard, standard.heard]).toEqual([[1], [1, 1]])
})

// useFacetReducer

type Magazine = Record<'rounds', number>
const fire = (state: Option<Magazine>): Option<Magazine> =>
  state === NO_VALUE ? state : {rounds: Math.max(0, state.rounds - 1)}

fact('Without the check, firing an empty magazine would notify; with it', () => {
  const heard = [undefined, shallowObjectEqualityCheck].map((check) => {
    const [facet, dispatch] = resultOf(() =>
      useFacetReducer<Magazine>(fire, {rounds: 1}, check),
    )
    const values = heardFrom(facet)
    dispatch('fire')
    dispatch('fire')
    return values.length
  })
  expect(heard).toEqual([3, 2])
})

fact('Each dispatch is one write, synchronous', () => {
  const {latest, results} = probeHook(
    () => useFacetReducer<Magazine>(fire, {rounds: 2}),
    0,
  )
  const [facet, dispatch] = latest()
  const heard = heardFrom(facet)
  dispatch('fire')
  expect(facet.get()).toEqual({rounds: 1})
  expect(heard).toHaveLength(2)
  expect(results).toHaveLength(1)
})

fact(
  'If the reducer returns the previous state, the default check drops a primitive',
  () => {
    const keep = <T,>(state: Option<T>) => state
    const [number, object] = resultOf(
      () =>
        [
          useFacetReducer(keep<number>, 1),
          useFacetReducer(keep<Magazine>, {rounds: 1}),
        ] as const,
    )
    const heard = [heardFrom(number[0]), heardFrom<unknown>(object[0])]
    number[1]('keep')
    object[1]('keep')
    expect(heard.map(({length}) => length)).toEqual([1, 2])
  },
)

fact(
  'the state is cleared without notifying, and the next action receives NO_VALUE',
  () => {
    const received: Option<number>[] = []
    const [facet, dispatch] = resultOf(() =>
      useFacetReducer((state: Option<number>, action: string): Option<number> => {
        received.push(state)
        return action === 'clear' ? NO_VALUE : 5
      }, 1),
    )
    const heard = heardFrom(facet)
    dispatch('clear')
    dispatch('set')
    expect(received).toEqual([1, NO_VALUE])
    expect(heard).toEqual([1, 5])
  },
)

// useFacetPropSetter

function settings(initialValue: Option<{volume: number; name: string}>) {
  const facet = createFacet({initialValue})
  return {facet, setVolume: resultOf(() => useFacetPropSetter(facet, 'volume'))}
}

fact('Each call writes a new object: a copy of the previous one', () => {
  const before = {volume: 1, name: 'Ada'}
  const {facet, setVolume} = settings(before)
  setVolume(5)
  expect(facet.get()).toEqual({volume: 5, name: 'Ada'})
  expect(before).toEqual({volume: 1, name: 'Ada'})
})

fact('When the facet holds NO_VALUE, the copy starts from an empty object', () => {
  const {facet, setVolume} = settings(NO_VALUE)
  setVolume(5)
  expect(facet.get()).toEqual({volume: 5})
})

fact('the new object notifies even if the property is equal', () => {
  const {facet, setVolume} = settings({volume: 1, name: 'Ada'})
  const heard = heardFrom(facet)
  setVolume(1)
  expect(heard).toHaveLength(2)
})

fact('observers of the volume hear nothing of the other settings', () => {
  const [settings, setSettings, volume, setVolume] = resultOf(() => {
    const [whole, setWhole] = useFacetState({volume: 5, subtitles: false})
    const part = useFacetMap((value) => value.volume, [], [whole])
    const setPart = (next: number) =>
      setWhole((value) => (value === NO_VALUE ? value : {...value, volume: next}))
    return [whole, setWhole, part, setPart] as const
  })
  const heard = heardFrom(volume)
  setSettings((value) => (value === NO_VALUE ? value : {...value, subtitles: true}))
  setVolume(6)
  expect(heard).toEqual([5, 6])
  expect(settings.get()).toEqual({volume: 6, subtitles: true})
})
