import {
  createFacet,
  NO_VALUE,
  shallowObjectEqualityCheck,
  useFacetWrap,
  useFacetWrapMemo,
  type EqualityCheck,
  type FacetProp,
  type Value,
} from '@react-facet/core'
import {useLayoutEffect, useRef} from 'react'
import {expect, facts} from '../../../fact'
import {
  fedFacet,
  find,
  mutationsDuring,
  passiveEffects,
  probeEffects,
  samplesOf,
} from '../../../probes'
import {underDomFiber} from '../../../render'

const sample = samplesOf(import.meta.filename)

facts({
  async 'The parent writes an object literal, which is new whenever it renders; the check compares its content.'() {
    const {Marker, Minimap} = sample<'Marker' | 'Minimap'>('function Minimap')
    const {container, rerender} = underDomFiber(<Minimap />)
    const marker = find(container, '.marker')
    expect([marker.style.left, marker.style.top]).toEqual(['40px', '12px'])
    expect(mutationsDuring(marker, () => rerender(<Minimap />))).toEqual([])

    const other = underDomFiber(<Marker position={{x: 1, y: 2}} />)
    other.rerender(<Marker position={{x: 5, y: 2}} />)
    await passiveEffects()
    expect(find(other.container, '.marker').style.left).toBe('5px')
  },
})

/**
 * Wraps a prop in each render, and logs what an observer of the result hears. The observer
 * subscribes in a layout effect, later than elements do.
 */
async function wrapping<T extends Value>(prop: FacetProp<T>, check?: EqualityCheck<T>) {
  const heard: T[] = []
  const probe = await probeEffects((value: FacetProp<T>) => {
    const facet = useFacetWrapMemo<T>(value, check)
    useLayoutEffect(() => facet.observe((now) => heard.push(now)), [facet])
    return facet
  }, prop)
  return {...probe, heard, pass: probe.rerender}
}

/**
 * Wraps each prop with both hooks. Returns what `get()` gave in each render, whether each hook
 * kept its first facet, and the facets of the last render.
 */
async function both<T extends Value>(start: FacetProp<T>, ...later: FacetProp<T>[]) {
  const {results, rerender} = await probeEffects((prop: FacetProp<T>) => {
    const facets = [useFacetWrap<T>(prop), useFacetWrapMemo<T>(prop)] as const
    return {facets, values: facets.map((facet) => facet.get())}
  }, start)
  for (const prop of [start, ...later]) await rerender(prop)
  const [first, ...others] = results
  return {
    values: results.map(({values}) => values),
    areSame: [0, 1].map((hook) =>
      others.every(({facets}) => facets[hook] === first?.facets[hook]),
    ),
    last: results.at(-1)?.facets,
  }
}

facts({
  async 'A new plain value | a new facet | the same facet, which notifies'() {
    const {areSame} = await both<number>(1, 2)
    expect(areSame).toEqual([false, true])
    const {heard, pass} = await wrapping<number>(1)
    await pass(2)
    expect(heard).toEqual([1, 2])
  },

  async 'get() in the render that brings it | the new value | the previous value'() {
    const {values} = await both<number>(1, 2)
    expect(values.at(-1)).toEqual([2, 1])
  },

  async "The prop is a facet | returned as it is | observed and copied into the hook's own facet"() {
    const source = createFacet({initialValue: 1})
    const {last} = await both<number>(source)
    expect(last?.map((facet) => facet === source)).toEqual([true, false])
    source.set(2)
    expect(last?.[1].get()).toBe(2)
  },

  async 'The first value is there in the first render. A later plain value is written to the facet in a passive effect, after the commit.'() {
    const seen: unknown[] = []
    function Ammo({value}: {value: number}) {
      const facet = useFacetWrapMemo(value)
      const element = useRef<HTMLElement>(null)
      useLayoutEffect(() => void seen.push(facet.get(), element.current?.textContent))
      return (
        <b ref={element}>
          <fast-text text={facet} />
        </b>
      )
    }
    const {container, rerender} = underDomFiber(<Ammo value={1} />)
    await passiveEffects()
    rerender(<Ammo value={2} />)
    await passiveEffects()
    expect(seen).toEqual([1, '1', 1, '1'])
    expect(container.textContent).toBe('2')
  },

  async 'An equal string, number, boolean, null, undefined | no'() {
    for (const value of ['a', 1, true, null, undefined]) {
      const {heard, pass} = await wrapping<Value>(value)
      await pass(value)
      expect(heard).toEqual([value])
    }
  },
})

type Point = Record<'x', number>

/** A proof of how often the next prop notifies, with the default check and a shallow one. */
const notifies = (next: (object: Point) => Point, expected: number[]) => async () => {
  const counts: number[] = []
  for (const check of [undefined, shallowObjectEqualityCheck]) {
    const object = {x: 1}
    const {heard, pass} = await wrapping<Point>(object, check)
    heard.length = 0
    await pass(next(object))
    counts.push(heard.length)
  }
  expect(counts).toEqual(expected)
}

facts({
  'The same object | no | no': notifies((object) => object, [0, 0]),

  'A new object with equal content | yes | no': notifies(() => ({x: 1}), [1, 0]),

  'A new object with other content | yes | yes': notifies(() => ({x: 2}), [1, 1]),

  async 'On mount, the effect writes the first value once more. The default check drops a string or a number, but not an object: observers that are there by then are notified twice. To avoid that, pass a check.'() {
    const text = await wrapping<string>('a')
    const number = await wrapping<number>(1)
    const object = await wrapping<Point>({x: 1})
    const checked = await wrapping<Point>({x: 1}, shallowObjectEqualityCheck)
    const counts = [text, number, object, checked].map(({heard}) => heard.length)
    expect(counts).toEqual([1, 1, 2, 1])
  },

  async 'A facet that has a value only while it is observed, such as a shared facet, has none here at first, unless something else observes it already; when the value comes, the result notifies.'() {
    const {heard, latest} = await wrapping<number>(fedFacet(7).facet)
    expect(heard).toEqual([7])
    const {values} = await both<number>(fedFacet(7).facet)
    expect(values[0]).toEqual([NO_VALUE, NO_VALUE])
    expect(latest().get()).toBe(7)
    const {facet} = fedFacet(7)
    facet.observe(() => undefined)
    expect((await both<number>(facet)).values[0]).toEqual([7, 7])
  },

  async 'If you pass another facet, the passive effects unsubscribe from the first, and the result goes on with the value of the new one. If the new one has no value, the old value stays.'() {
    const first = fedFacet(1)
    const {heard, pass, latest} = await wrapping<number>(first.facet)
    await pass(fedFacet(2).facet)
    expect(first.log).toEqual(['connect', 'disconnect'])
    await pass(createFacet<number>({initialValue: NO_VALUE}))
    expect(latest().get()).toBe(2)
    // A plain value replaces a facet in the same way.
    await pass(5)
    expect(heard).toEqual([1, 2, 5])
  },

  'An object that is changed in place is still the same object, so React does not run the effect, and the facet does not notify.':
    notifies((point) => Object.assign(point, {x: 5}), [0, 0]),
})
