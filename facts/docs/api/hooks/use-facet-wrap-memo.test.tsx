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
import '@react-facet/dom-fiber'
import {useLayoutEffect, useRef} from 'react'
import {expect, fact} from '../../../fact'
import {fedFacet, heardFrom, passiveEffects, probeHook, resultOf} from '../../../probes'
import {underDomFiber} from '../../../render'

/**
 * Wraps a prop again and again, and logs what an observer of the result is told that
 * subscribes in the layout effects, as elements do before them.
 */
async function wrapping<T extends Value>(prop: FacetProp<T>, check?: EqualityCheck<T>) {
  const heard: T[] = []
  const probe = probeHook((value: FacetProp<T>) => {
    const facet = useFacetWrapMemo<T>(value, check)
    useLayoutEffect(() => facet.observe((now) => heard.push(now)), [facet])
    return facet
  }, prop)
  await passiveEffects()
  const pass = async (value: FacetProp<T>) => {
    probe.rerender(value)
    await passiveEffects()
  }
  return {...probe, heard, pass}
}

fact('A new plain value | a new facet | the same facet, which notifies', async () => {
  const probe = probeHook(
    (value: number) => [useFacetWrap(value), useFacetWrapMemo(value)] as const,
    1,
  )
  const heard = heardFrom(probe.latest()[1])
  probe.rerender(2)
  await passiveEffects()
  expect(probe.results[1]?.[0]).not.toBe(probe.results[0]?.[0])
  expect(probe.results[1]?.[1]).toBe(probe.results[0]?.[1])
  expect(heard).toEqual([1, 2])
})

fact(
  'get() in the render that brings it | the new value | the previous value',
  async () => {
    const probe = probeHook(
      (value: number) => [useFacetWrap(value).get(), useFacetWrapMemo(value).get()],
      1,
    )
    await passiveEffects()
    probe.rerender(2)
    expect(probe.results).toEqual([
      [1, 1],
      [2, 1],
    ])
  },
)

fact(
  "The prop is a facet | returned as it is | observed and copied into the hook's own facet",
  async () => {
    const source = createFacet({initialValue: 1})
    const [wrapped, own] = resultOf(
      () => [useFacetWrap(source), useFacetWrapMemo(source)] as const,
    )
    await passiveEffects()
    expect(wrapped).toBe(source)
    expect(own).not.toBe(source)
    source.set(2)
    expect(own.get()).toBe(2)
  },
)

fact(
  'Subscription to that facet | none | from mount to unmount, used or not',
  async () => {
    const first = fedFacet(1)
    const second = fedFacet(1)
    const {unmount} = probeHook(() => {
      useFacetWrap(first.facet)
      useFacetWrapMemo(second.facet)
    }, 0)
    await passiveEffects()
    expect([first.log, second.log]).toEqual([[], ['connect']])
    unmount()
    expect([first.log, second.log]).toEqual([[], ['connect', 'disconnect']])
  },
)

fact('Equality check | none | optional', async () => {
  const {heard, pass} = await wrapping({x: 1}, shallowObjectEqualityCheck)
  await pass({x: 1})
  expect(heard).toEqual([{x: 1}])
  const probe = probeHook((value: {x: number}) => useFacetWrap(value), {x: 1})
  probe.rerender({x: 1})
  expect(probe.results[1]).not.toBe(probe.results[0])
})

fact('The first value is there in the first render.', async () => {
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
})

fact('An equal string, number, boolean, null, undefined | no', async () => {
  const values = ['a', 1, true, null, undefined]
  const heardOfAll: unknown[] = []
  for (const value of values) {
    const {heard, pass} = await wrapping<typeof value>(value)
    await pass(value)
    heardOfAll.push(...heard)
  }
  expect(heardOfAll).toEqual(values)
})

type Point = Record<'x', number>

/** How often an observer hears of a prop, with the default check and a shallow one. */
async function notifications(next: (object: Point) => Point) {
  const counts: number[] = []
  for (const check of [undefined, shallowObjectEqualityCheck]) {
    const object = {x: 1}
    const {heard, pass} = await wrapping<Point>(object, check)
    heard.length = 0
    await pass(next(object))
    counts.push(heard.length)
  }
  return counts
}

fact('The same object | no | no', async () => {
  expect(await notifications((object) => object)).toEqual([0, 0])
})

fact('A new object with equal content | yes | no', async () => {
  expect(await notifications(() => ({x: 1}))).toEqual([1, 0])
})

fact('A new object with other content | yes | yes', async () => {
  expect(await notifications(() => ({x: 2}))).toEqual([1, 1])
})

fact(
  'its observers are notified twice on mount. To avoid that, pass a check.',
  async () => {
    const number = await wrapping<number>(1)
    const object = await wrapping<Point>({x: 1})
    const checked = await wrapping<Point>({x: 1}, shallowObjectEqualityCheck)
    const counts = [number.heard, object.heard, checked.heard].map(({length}) => length)
    expect(counts).toEqual([1, 2, 1])
  },
)

fact('has none here at first; when it comes, the result notifies', async () => {
  const {facet, log} = fedFacet(7)
  const inRender: unknown[] = []
  const own = resultOf(() => {
    const wrapped = useFacetWrapMemo(facet)
    inRender.push(wrapped.get())
    return wrapped
  })
  await passiveEffects()
  expect(inRender).toEqual([NO_VALUE])
  expect(heardFrom(own)).toEqual([7])
  expect(log).toEqual(['connect'])
})

fact('If you pass another facet, the hook unsubscribes from the first', async () => {
  const first = fedFacet(1)
  const second = fedFacet(2)
  const empty = createFacet<number>({initialValue: NO_VALUE})
  const {heard, pass, latest} = await wrapping<number>(first.facet)
  await pass(second.facet)
  expect(first.log).toEqual(['connect', 'disconnect'])
  expect(heard).toEqual([1, 2])
  await pass(empty)
  expect(latest().get()).toBe(2)
  await pass(5)
  expect(heard).toEqual([1, 2, 5])
})

fact('so React does not run the effect, and the facet does not notify', async () => {
  const point = {x: 1}
  const {heard, pass} = await wrapping<Point>(point)
  heard.length = 0
  point.x = 5
  await pass(point)
  expect(heard).toEqual([])
})
