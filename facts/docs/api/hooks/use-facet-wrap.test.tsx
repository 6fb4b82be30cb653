import {
  createFacet,
  useFacetLayoutEffect,
  useFacetMap,
  useFacetWrap,
  type FacetProp,
} from '@react-facet/core'
import type {} from 'react'
import {expect, facts} from '../../../fact'
import {
  heardFrom,
  identities,
  inComponent,
  logging,
  probeHook,
  resultOf,
  samplesOf,
} from '../../../probes'
import {underDomFiber} from '../../../render'

const sample = samplesOf(import.meta.filename)

const useNumber = (prop: FacetProp<number>) => useFacetWrap<number>(prop)
const usePoint = (prop: {x: number}) => useFacetWrap(prop)

facts({
  'a facet | the same facet, same identity'() {
    const facet = createFacet({initialValue: 1})
    expect(resultOf(() => useNumber(facet))).toBe(facet)
  },

  'a plain value | a constant facet of that value; the same one as long as the value is the same (Object.is)'() {
    expect(identities(useNumber, [NaN, NaN, 0, -0])).toEqual([0, 0, 1, 2])
  },

  'The same component twice: with React state as its prop it renders again with its parent, with a facet it renders once.'() {
    let renders = 0
    function Bar({value}: {value: FacetProp<number>}) {
      renders += 1
      return <fast-text text={useFacetMap((n) => `${n}%`, [], [useFacetWrap(value)])} />
    }
    const plain = underDomFiber(<Bar value={1} />)
    plain.rerender(<Bar value={2} />)
    expect([plain.container.textContent, renders]).toEqual(['2%', 2])
    const facet = createFacet({initialValue: 1})
    const {container} = underDomFiber(<Bar value={facet} />)
    facet.set(2)
    expect([container.textContent, renders]).toEqual(['2%', 3])

    const {Hud} = sample<'Hud'>('function HealthBar')
    const bars = inComponent(Hud).container.querySelectorAll<HTMLElement>('.bar-fill')
    expect([...bars].map((bar) => bar.style.width)).toEqual(['80%', '100%'])
  },

  'In the render that brings a new plain value, .get() of the result already returns it.'() {
    const {results, rerender} = probeHook((value: number) => useNumber(value).get(), 1)
    rerender(2)
    expect(results).toEqual([1, 2])
  },

  'Everything that uses the facet starts over: useFacetMap makes a new facet, effects clean up and run, fast-* elements subscribe again.'() {
    const log: string[] = []
    function Follower({value}: {value: number}) {
      const map = useFacetMap((n) => n * 2, [], [useFacetWrap(value)])
      useFacetLayoutEffect(logging(log), [], [map])
      return <fast-text text={map} />
    }
    const {container, rerender} = underDomFiber(<Follower value={1} />)
    rerender(<Follower value={2} />)
    expect(log).toEqual(['run 2', 'clean 2', 'run 4'])
    expect(container.textContent).toBe('4')
    const useDoubled = (value: number) =>
      useFacetMap((n) => n * 2, [], [useFacetWrap(value)])
    expect(identities(useDoubled, [1, 2])).toEqual([0, 1])
  },

  'Switching between a plain value and a facet is allowed at any time.'() {
    const {results, rerender} = probeHook(useNumber, 1)
    rerender(createFacet({initialValue: 2}))
    rerender(3)
    expect(results.map((result) => result.get())).toEqual([1, 2, 3])
  },

  'Functions are wrapped as values. They are not called.'() {
    const onSelect = (): void => {
      throw new Error('it was called')
    }
    expect(resultOf(() => useFacetWrap(onSelect)).get()).toBe(onSelect)
  },

  '<Marker position={{x: 1, y: 2}} /> makes a new object, and so a new facet, whenever the parent renders.'() {
    expect(identities(usePoint, [{x: 1}, {x: 1}])).toEqual([0, 1])
  },

  'A plain object that is changed in place. It is still the same object, so the facet stays the same and does not notify.'() {
    const point = {x: 1}
    const probe = probeHook(usePoint, point)
    const heard = heardFrom(probe.latest())
    point.x = 5
    probe.rerender(point)
    expect(probe.results[1]).toBe(probe.results[0])
    expect(heard).toHaveLength(1)
  },

  'An optional prop needs a decision. Give it a default:'() {
    const {useStackSize} = sample<'useStackSize'>('useStackSize')
    const {latest, rerender} = probeHook(useStackSize, undefined as unknown)
    expect(latest().get()).toBe(1)
    rerender(createFacet({initialValue: 5}))
    expect(latest().get()).toBe(5)
  },

  'Or let undefined be a value.'() {
    const {useLabel} = sample<'useLabel'>('function useLabel')
    const {latest, rerender} = probeHook(useLabel, undefined as unknown)
    expect(latest().get()).toBe(undefined)
    rerender('Bow')
    expect(latest().get()).toBe('Bow')
  },
})
