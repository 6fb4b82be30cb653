import {
  batch,
  createFacet,
  NO_VALUE,
  startFacetTransition,
  useFacetCallback,
  useFacetEffect,
  useFacetLayoutEffect,
  useFacetMap,
  useFacetMemo,
  useFacetRef,
  type Facet,
} from '@react-facet/core'
import {useEffect, useLayoutEffect} from 'react'
import {expect, facts} from '../../../fact'
import {
  clear,
  fedFacet,
  heardFrom,
  logging,
  passiveEffects,
  probeEffects,
  resultOf,
  samplesOf,
} from '../../../probes'
import {underDomFiber} from '../../../render'

const sample = samplesOf(import.meta.filename)

const empty = () => createFacet<number>({initialValue: NO_VALUE})

/** A ref on a facet, once the passive effects of its component have run. */
async function refOn<T>(facet: Facet<T>) {
  const {latest, unmount} = await probeEffects(() => useFacetRef(facet), 0)
  return {ref: latest(), unmount}
}

facts({
  async 'With useFacetEffect on distance, the interval would be cleared and started again when the player takes a step.'() {
    const distance = createFacet({initialValue: 0})
    const log: string[] = []
    await probeEffects(() => {
      const ref = useFacetRef(distance, 0)
      useEffect(() => logging(log, 'with the ref')(), [ref])
      useFacetEffect(logging(log, 'with an effect'), [], [distance])
    }, 0)
    distance.set(1)
    expect(log).toEqual([
      'run with the ref',
      'run with an effect 0',
      'clean with an effect 0',
      'run with an effect 1',
    ])
  },

  async 'An animation frame reads a ref in the same way:'() {
    const frames: (() => void)[] = []
    const {Compass} = sample<'Compass'>('Compass.tsx', {
      requestAnimationFrame: (frame: () => void) => frames.push(frame),
      cancelAnimationFrame: (id: number) => void frames.splice(id - 1, 1),
    })
    const heading = createFacet({initialValue: 0})
    const drawn: string[] = []
    const draw = ({className}: Element, angle: number) =>
      void drawn.push(`${className} ${angle}`)
    const {unmount} = underDomFiber(<Compass heading={heading} draw={draw} />)
    await passiveEffects()
    for (const angle of [10, 20]) heading.set(angle)
    frames.shift()?.()
    heading.set(30)
    frames.shift()?.()
    expect(drawn).toEqual(['compass 20', 'compass 30'])
    unmount()
    await passiveEffects()
    expect(frames).toEqual([])
  },

  'first render | the value of the facet, else defaultValue, else NO_VALUE'() {
    const known = createFacet({initialValue: 1})
    const unknown = empty()
    const seen = resultOf(() => [
      useFacetRef(known, 5).current,
      useFacetRef(unknown, 5).current,
      useFacetRef(unknown).current,
    ])
    expect(seen).toEqual([1, 5, NO_VALUE])
  },
})

/** What a ref on a facet fed with 7 holds in the render, a layout effect and a later effect. */
async function valuesInPhases(useRefOn: (facet: Facet<number>) => {current: unknown}) {
  const {facet} = fedFacet(7)
  const seen: unknown[] = []
  await probeEffects(() => {
    const ref = useRefOn(facet)
    seen.push(ref.current)
    useLayoutEffect(() => void seen.push(ref.current), [ref])
    useEffect(() => void seen.push(ref.current), [ref])
  }, 0)
  return seen
}

facts({
  async 'before the passive effects, for a facet that gets its value only when the hook observes it | the default or NO_VALUE'() {
    const withDefault = await valuesInPhases((facet) => useFacetRef(facet, 0))
    expect(withDefault).toEqual([0, 0, 7])
    const withoutDefault = await valuesInPhases((facet) => useFacetRef(facet))
    expect(withoutDefault).toEqual([NO_VALUE, NO_VALUE, 7])
  },

  async 'after the passive effects of the first commit | the current value, if there is one'() {
    const {ref} = await refOn(fedFacet(7).facet)
    expect(ref.current).toBe(7)
  },

  async 'a later write | the new value, before the write returns'() {
    const speed = createFacet({initialValue: 1})
    const {ref} = await refOn(speed)
    speed.set(2)
    expect(ref.current).toBe(2)
  },

  async 'a write inside a batch, a transition or another write, when the facet is a map or memo of several facets | the old value until that ends'() {
    const first = createFacet({initialValue: 1})
    const second = createFacet({initialValue: 1})
    const refs = resultOf(() => [
      useFacetRef(useFacetMap((a, b) => a + b, [], [first, second])),
      useFacetRef(useFacetMemo((a, b) => a + b, [], [first, second])),
    ])
    const values = () => refs.map(({current}) => current)
    await passiveEffects()
    const other = createFacet({initialValue: 0})
    const inWrite = (run: () => void) => {
      const leave = other.observe((value) => (value > 0 ? run() : undefined))
      other.set(1)
      leave()
    }
    for (const within of [batch, startFacetTransition, inWrite]) {
      first.set(1)
      const seen: unknown[] = []
      within(() => {
        first.set(5)
        seen.push(...values())
      })
      expect([...seen, ...values()]).toEqual([2, 2, 6, 6])
    }
  },

  async 'another facet is passed | the old value until the passive effects, then the value of the new facet, or still the old value if the new facet has none'() {
    const inLayoutEffects: unknown[] = []
    const probe = await probeEffects(
      (facet: Facet<number>) => {
        const ref = useFacetRef(facet, 5)
        useLayoutEffect(() => void inLayoutEffects.push(ref.current))
        return ref
      },
      createFacet({initialValue: 1}),
    )
    const settled: unknown[] = []
    for (const facet of [createFacet({initialValue: 2}), empty()]) {
      await probe.rerender(facet)
      settled.push(probe.latest().current)
    }
    expect(inLayoutEffects.slice(1)).toEqual([1, 2])
    expect(settled).toEqual([2, 2])
  },

  async 'after unmount | the last value, no longer updated'() {
    const speed = createFacet({initialValue: 1})
    const {ref, unmount} = await refOn(speed)
    unmount()
    speed.set(3)
    expect(ref.current).toBe(1)
  },

  async 'An effect on the same facet that subscribed first, for example above useFacetRef in the component, runs before the ref is written.'() {
    const speed = createFacet({initialValue: 1})
    const log: string[] = []
    await probeEffects(() => {
      const note = (who: string) => () =>
        void log.push(`${who}: ref ${String(ref.current)}`)
      useFacetEffect(note('above'), [], [speed])
      const ref = useFacetRef(speed)
      useFacetEffect(note('below'), [], [speed])
      useFacetLayoutEffect(note('layout'), [], [speed])
    }, 0)
    log.length = 0
    speed.set(2)
    expect(log).toEqual(['layout: ref 1', 'above: ref 1', 'below: ref 2'])
  },
})

/** Reads a facet through a map in three ways: with a ref, in a callback, with `get()`. */
async function threeWays(facet: Facet<number>) {
  const calls: number[] = []
  const derive = (value: number) => {
    calls.push(value)
    return value
  }
  const {latest, rerender} = await probeEffects(() => {
    const ref = useFacetRef(useFacetMap(derive, [], [facet]), -1)
    const mapped = useFacetMap(derive, [], [facet])
    const unobserved = useFacetMap(derive, [], [facet])
    const read = useFacetCallback((n) => () => n, [], [mapped], -1)
    return [() => ref.current, read, () => unobserved.get()]
  }, 0)
  return {calls, ways: latest(), rerender}
}

facts({
  async 'reads | what the last change wrote to the ref | the facets, at the call | the facet, at the call'() {
    const first = createFacet({initialValue: 1})
    const second = createFacet({initialValue: 1})
    const sum = resultOf(() => useFacetMap((a, b) => a + b, [], [first, second]))
    const {ways} = await threeWays(sum)
    const seen: unknown[] = []
    batch(() => {
      first.set(5)
      seen.push(...ways.map((read) => read()))
    })
    expect(seen).toEqual([2, 6, 6])
  },

  async 'while the facet has no value | the last value, else the default | the default; the callback does not run | NO_VALUE'() {
    const source = empty()
    const {ways} = await threeWays(source)
    expect(ways.map((read) => read())).toEqual([-1, -1, NO_VALUE])
    source.set(1)
    clear(source)
    expect(ways.map((read) => read())).toEqual([1, -1, NO_VALUE])
  },

  async "a mapped facet's selector runs | when the hook subscribes, and once per change and per render | when the hook subscribes, and once per change and per call | once per call"() {
    const source = createFacet({initialValue: 1})
    const {calls, ways, rerender} = await threeWays(source)
    // The first render, and both subscriptions.
    expect(calls).toEqual([1, 1, 1])
    calls.length = 0
    source.set(2)
    expect(calls).toEqual([2, 2])
    await rerender(0)
    expect(calls).toEqual([2, 2, 2])
    const counts = ways.map((read) => {
      calls.length = 0
      read()
      return calls.length
    })
    expect(counts).toEqual([0, 1, 1])
  },

  async '.current = 5 changes nothing but the ref. The facet keeps its value, its observers hear nothing, and the next change overwrites your value.'() {
    const speed = createFacet({initialValue: 1})
    const {ref} = await refOn(speed)
    const heard = heardFrom(speed)
    ref.current = 5
    expect(speed.get()).toBe(1)
    speed.set(2)
    expect(heard).toEqual([1, 2])
    expect(ref.current).toBe(2)
  },

  async 'The ref holds the object itself, so you see a change of its fields before the facet notifies.'() {
    const object = {x: 1}
    const {ref} = await refOn(createFacet({initialValue: object}))
    object.x = 5
    expect(ref.current).toEqual({x: 5})
  },

  async 'With null as the default, .current may be null too, as in withNull.'() {
    const {useSpeedReader} = sample<
      'useSpeedReader',
      (speed: Facet<number>) => () => unknown[]
    >('useSpeedReader')
    const speed = createFacet<number>({initialValue: NO_VALUE})
    const {latest} = await probeEffects(useSpeedReader, speed)
    expect(latest()()).toEqual([0, 0, null])
    speed.set(7)
    expect(latest()()).toEqual([7, 7, 7])
  },
})
