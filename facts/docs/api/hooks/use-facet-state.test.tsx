import {
  createFacet,
  NO_VALUE,
  shallowObjectEqualityCheck,
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
import * as claims from '../../../claims'
import {expect, facts} from '../../../fact'
import {
  bothStates,
  complaintsDuring,
  heardFrom,
  inComponent,
  passiveEffects,
  probeEffects,
  probeHook,
  resultOf,
  samplesOf,
} from '../../../probes'
import {commit, underReactDom} from '../../../render'

const sample = samplesOf(import.meta.filename)

/** A facet of useFacetState, its setter, and what its observer hears. */
function stateOf<T>(initialValue: Option<T> | Facet<T>, check?: EqualityCheck<T>) {
  const [facet, set] = resultOf(() => useFacetState(initialValue, check))
  return {facet, set, heard: heardFrom(facet)}
}

facts({
  'initialValue and equalityCheck are taken from the first render. Later renders may pass other ones, to no effect.'() {
    const probe = probeHook(
      ({initial, check}: {initial: number; check: EqualityCheck<number>}) =>
        useFacetState(initial, check),
      {initial: 1, check: () => () => false},
    )
    probe.rerender({initial: 5, check: () => () => true})
    expect(probe.results[1]).toBe(probe.results[0])
    const [facet, set] = probe.latest()
    expect(facet.get()).toBe(1)
    set(2)
    expect(facet.get()).toBe(2)
  },

  async 'When the setter returns, the facet holds the new value and its observers have been called'() {
    const seen: unknown[] = []
    let write = () => undefined as unknown
    const {container} = inComponent(() => {
      const [heat, setHeat] = useFacetState(0)
      useFacetEffect((n) => void seen.push(n), [], [heat])
      write = () => {
        setHeat(100)
        return heat.get()
      }
      return <fast-text text={heat} />
    })
    await passiveEffects()
    expect(write()).toBe(100)
    expect(container.textContent).toBe('100')
    expect(seen).toEqual([0, 100])
  },
})

/** A proof that each of these values is dropped when the facet already has it. */
const dropped = (values: unknown[]) => () => {
  for (const value of values) {
    const {set, heard} = stateOf(value)
    set(value)
    expect(heard).toEqual([value])
  }
}

facts({
  'an equal number, string or boolean | dropped': dropped([1, 'a', true]),

  'null over null, undefined over undefined | dropped': dropped([null, undefined]),
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

facts({
  'an object with equal content, another reference | notifies | dropped'() {
    expect(notifications((set) => set({x: 1}))).toEqual([1, 0])
  },

  'the same object, changed in place | notifies | notifies'() {
    const write = (set: Setter<{x: number}>, object: {x: number}) => {
      object.x = 5
      set(object)
    }
    expect(notifications(write)).toEqual([1, 1])
  },

  'the same object, not changed | notifies | dropped'() {
    expect(notifications((set, object) => set(object))).toEqual([1, 0])
  },

  "an updater that returns NO_VALUE, outside the facet's observers | clears without notifying | clears without notifying"() {
    expect(notifications((set) => set(() => NO_VALUE))).toEqual([0, 0])
    const {facet, set} = stateOf(1)
    set(() => NO_VALUE)
    expect(facet.get()).toBe(NO_VALUE)
  },

  'The first write is compared with initialValue'() {
    const {facet, set} = stateOf({x: 1}, shallowObjectEqualityCheck)
    const initial = facet.get()
    set({x: 1})
    expect(facet.get()).toBe(initial)
    set({x: 2})
    expect(facet.get()).toEqual({x: 2})
  },

  'An updater may change the object that it receives and return the same object. With the default check that notifies, so a write need not allocate anything. A map to a number or a string drops what has not changed'() {
    const unit = {health: 10, ammo: 3}
    const {facet, set, heard} = stateOf(unit)
    const ammo = resultOf(() => useFacetMap((value) => value.ammo, [], [facet]))
    const rounds = heardFrom(ammo)
    set((value) => {
      if (value !== NO_VALUE) value.health -= 1
      return value
    })
    expect(heard).toEqual([unit, unit])
    expect(rounds).toEqual([3])
  },
})

// Starting from another facet

/** A source, a copy of it that nobody observes yet, and the setter of the copy. */
function copyOf(initialValue: Option<number>) {
  const source = createFacet<number>({initialValue})
  const [copy, set] = resultOf(() => useFacetState<number>(source))
  return {source, copy, set}
}

facts({
  'While something observes the copy, it does not follow the other facet, its source.'() {
    const {source, copy, set} = copyOf(5)
    const heard = heardFrom(copy)
    source.set(6)
    set(1)
    expect(heard).toEqual([5, 1])
    expect(source.get()).toBe(6)
  },

  'The value is copied when the component first renders, and again whenever the copy gets its first observer. If the source has a value then, it overwrites what was written before.'() {
    for (const [initial, last] of [
      [5, 6],
      [NO_VALUE, 1],
    ] as const) {
      const {source, copy, set} = copyOf(initial)
      expect(copy.get()).toBe(initial)
      set(1)
      if (initial === 5) source.set(6)
      expect(copy.get()).toBe(1)
      expect(heardFrom(copy).at(-1)).toBe(last)
    }
  },

  'When the last observer leaves, the copy goes back to the value that was copied in the first render.'() {
    const {source, copy, set} = copyOf(5)
    source.set(6)
    const stop = copy.observe(() => undefined)
    set(1)
    stop()
    expect(copy.get()).toBe(5)
  },
})

let writers = 0

facts({
  'in development, if another component unwraps the facet, React 18 warns that it cannot update a component while rendering a different one.'() {
    const health = createFacet({initialValue: 1})
    const Reader = () => <>{void useFacetUnwrap(health)}</>
    function Writer({value}: {value: number}) {
      health.set(value)
      return null
    }
    // React warns once per component name, and this fact may run several times.
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
  },

  // Compared with useState
  'after a write | observers are notified | the component renders'() {
    const {setFacet, setState, heard, results} = bothStates(1)
    setFacet(2)
    expect([heard.length, results.length]).toEqual([2, 1])
    commit(() => setState(2))
    expect([heard.length, results.length]).toEqual([2, 2])
  },

  'new value visible | when the setter returns | in the next render'() {
    const {setFacet, setState, facet, states} = bothStates(1)
    setFacet(2)
    expect(facet.get()).toBe(2)
    commit(() => setState(2))
    expect(states()).toEqual([1, 2])
  },

  'an equal string, number or boolean | dropped by the default check | compared by Object.is'() {
    const {setFacet, setState, heard, results} = bothStates(0)
    setFacet(0)
    setState(0)
    expect([heard.length, results.length]).toEqual([1, 1])
    // For Object.is, -0 is not equal to 0.
    setFacet(-0)
    commit(() => setState(-0))
    expect([heard.length, results.length]).toEqual([1, 2])
  },

  'the same object again | notifies with the default check | equal for Object.is'() {
    const object = {x: 1}
    const {setFacet, setState, heard, results} = bothStates(object)
    setFacet(object)
    setState(object)
    expect(heard).toEqual([object, object])
    expect(results).toHaveLength(1)
  },

  // Patterns
  'Observers of a setting that is a number, string or boolean are not notified when other settings change.'() {
    interface Settings {
      volume: number
      subtitles: boolean
    }
    const {useLens} = sample<
      'useLens',
      (
        whole: Facet<Settings>,
        setWhole: Setter<Settings>,
        key: keyof Settings,
      ) => [Facet<unknown>, (value: unknown) => void]
    >('useLens.ts')
    const [settings, volume, subtitles] = resultOf(() => {
      const [whole, setWhole] = useFacetState<Settings>({volume: 5, subtitles: true})
      return [
        whole,
        useLens(whole, setWhole, 'volume'),
        useLens(whole, setWhole, 'subtitles'),
      ] as const
    })
    const heard = heardFrom(volume[0])
    subtitles[1](false)
    volume[1](8)
    expect(heard).toEqual([5, 8])
    expect(settings.get()).toEqual({volume: 8, subtitles: false})
  },

  'The copy matters if you change objects in place: without it the constant would change.'() {
    interface Loadout {
      primary: string
      secondary: string
    }
    const {useLoadout} = sample<
      'useLoadout',
      () => {
        loadout: Facet<Loadout>
        setLoadout: Setter<Loadout>
        reset: () => void
      }
    >('function useLoadout')
    const {loadout, setLoadout, reset} = resultOf(useLoadout)
    setLoadout((current) => Object.assign(current as Loadout, {primary: 'bow'}))
    expect(loadout.get()).toEqual({primary: 'bow', secondary: 'none'})
    reset()
    expect(loadout.get()).toEqual({primary: 'none', secondary: 'none'})
  },

  async 'Nothing is written before the value changes, so what could not be read is not replaced by the fallback.'() {
    const readStored = (
      localStorage: Pick<Storage, 'getItem' | 'setItem'>,
      key: string,
    ) => {
      const {useStoredNumber} = sample<
        'useStoredNumber',
        (key: string, fallback: number) => [Facet<number>, Setter<number>]
      >('useStoredNumber', {localStorage})
      return probeEffects(() => useStoredNumber(key, 1), 0).then(({latest}) => latest())
    }
    const stored: Record<string, string> = {coins: '7', broken: '{'}
    const storage = {
      getItem: (key: string) => stored[key] ?? null,
      setItem: (key: string, text: string) => void (stored[key] = text),
    }
    const [coins, setCoins] = await readStored(storage, 'coins')
    const [broken] = await readStored(storage, 'broken')
    expect([coins.get(), broken.get()]).toEqual([7, 1])
    setCoins(8)
    expect(stored).toEqual({coins: '8', broken: '{'})

    const forbid = () => {
      throw new Error('forbidden')
    }
    const [value, setValue] = await readStored(
      {getItem: forbid, setItem: forbid},
      'coins',
    )
    setValue(2)
    expect(value.get()).toBe(2)
  },

  // Pitfalls
  'At 5 this updater clears the stored value while the screen keeps showing 5, and the next updater receives NO_VALUE.'() {
    const seen: Option<number>[] = []
    const {facet, set, heard} = stateOf(4)
    for (let press = 1; press <= 3; press += 1) {
      set((n) => {
        seen.push(n)
        return n === NO_VALUE || n >= 5 ? NO_VALUE : n + 1
      })
    }
    expect(heard).toEqual([4, 5])
    expect(seen).toEqual([4, 5, NO_VALUE])
    expect(facet.get()).toBe(NO_VALUE)
  },

  'useFacetState(() => compute()) stores the function.'() {
    const compute = () => 5
    expect(stateOf(compute).heard).toEqual([compute])
  },

  'To store a function, write set(() => fn). With the default check that notifies, even if it is the same function; strictEqualityCheck drops it then.'() {
    const fn = () => 1
    const heard = [undefined, strictEqualityCheck].map((check) => {
      const state = stateOf<() => number>(() => 0, check)
      for (let write = 1; write <= 2; write += 1) state.set(() => fn)
      return state.heard.slice(1)
    })
    expect(heard).toEqual([[fn, fn], [fn]])
  },

  'After an updater has cleared the facet, a write of the value that the check saw last is dropped, and the facet stays empty.':
    claims.clearedValueIsDropped,
})

// useFacetReducer

type Magazine = Record<'rounds', number>
const fire = (state: Option<Magazine>): Option<Magazine> =>
  state === NO_VALUE ? state : {rounds: Math.max(0, state.rounds - 1)}

/** What an observer of a reducer's facet hears while actions are dispatched. */
function heardOf<S>(
  reducer: (state: Option<S>, action: string) => Option<S>,
  initial: S,
  actions: string[],
  check?: EqualityCheck<S>,
) {
  const [facet, dispatch] = resultOf(() => useFacetReducer<S>(reducer, initial, check))
  const heard = heardFrom(facet)
  actions.forEach(dispatch)
  return heard
}

facts({
  'Without the check, firing an empty magazine would notify; with the check, it does not.'() {
    const magazine = {rounds: 0}
    expect(heardOf(fire, magazine, ['fire'])).toHaveLength(2)
    expect(heardOf(fire, magazine, ['fire'], shallowObjectEqualityCheck)).toHaveLength(1)
  },

  'A dispatch is one write, synchronous like the setter of useFacetState. By itself it renders nothing.'() {
    const {latest, results} = probeHook(() => useFacetReducer(fire, {rounds: 2}), 0)
    const [facet, dispatch] = latest()
    const heard = heardFrom(facet)
    dispatch('fire')
    expect(facet.get()).toEqual({rounds: 1})
    expect(heard).toHaveLength(2)
    expect(results).toHaveLength(1)
  },

  'If the reducer returns the previous state, the default check drops a string, number or boolean; an object notifies.'() {
    expect(heardOf((state) => state, 1, ['keep'])).toHaveLength(1)
    expect(heardOf((state) => state, {rounds: 1}, ['keep'])).toHaveLength(2)
  },

  'If the reducer returns NO_VALUE, the state is cleared as by an updater, and the next action receives NO_VALUE.'() {
    const received: Option<number>[] = []
    const reduce = (state: Option<number>, action: string) => {
      received.push(state)
      return action === 'clear' ? NO_VALUE : 5
    }
    expect(heardOf(reduce, 1, ['clear', 'set'])).toEqual([1, 5])
    expect(received).toEqual([1, NO_VALUE])
  },

  'A facet is unpacked as by useFacetState, though its type is that of a facet.'() {
    const inner = createFacet({initialValue: 7})
    const [facet] = resultOf(() =>
      useFacetReducer<Facet<number>>((state) => state, inner),
    )
    expect(facet.get() as unknown).toBe(7)
  },
})

// useFacetPropSetter

interface Settings {
  volume: number
  name: string
}

/** What a facet holds and what its observer has heard after the volume was set. */
function afterSetting(volume: number, initialValue: Option<Settings>) {
  const facet = createFacet({initialValue})
  const heard = heardFrom(facet)
  resultOf(() => useFacetPropSetter(facet, 'volume'))(volume)
  return {value: facet.get(), heard}
}

facts({
  "A call writes a new object: a plain copy of the previous one's own properties with this property replaced. The previous object does not change."() {
    const before = {volume: 1, name: 'Ada'}
    expect(afterSetting(5, before).value).toEqual({volume: 5, name: 'Ada'})
    expect(before).toEqual({volume: 1, name: 'Ada'})
  },

  'An object of a class loses its methods.'() {
    class Player {
      volume = 1
      name = 'Ada'
      hit() {
        return this.volume
      }
    }
    const {value} = afterSetting(5, new Player())
    expect(value).toEqual({volume: 5, name: 'Ada'})
    expect(value).not.toBeInstanceOf(Player)
    expect(value).not.toHaveProperty('hit')
  },

  'With the default check, the new object notifies even if the property is equal.'() {
    expect(afterSetting(1, {volume: 1, name: 'Ada'}).heard).toHaveLength(2)
  },
})
