import {
  createFacet,
  NO_VALUE,
  useFacetLayoutEffect,
  useFacetMap,
  useFacetWrap,
  type Facet,
  type FacetProp,
} from '@react-facet/core'
import '@react-facet/dom-fiber'
import {expect, fact} from '../../../fact'
import {heardFrom, probeHook, resultOf} from '../../../probes'
import {underDomFiber} from '../../../render'

/** Wraps a prop again and again; the result of each render. */
function wrapping(prop: FacetProp<number>) {
  return probeHook((value: FacetProp<number>) => useFacetWrap<number>(value), prop)
}

fact('Those take facets and plain values alike', () => {
  const facet = createFacet({initialValue: 'a'})
  const {container} = underDomFiber(
    <>
      <fast-div className={facet} />
      <fast-div className="b" />
    </>,
  )
  expect(container.innerHTML).toBe('<div class="a"></div><div class="b"></div>')
})

fact('a facet | the same facet, same identity', () => {
  const facet = createFacet({initialValue: 1})
  const {results, rerender} = wrapping(facet)
  rerender(facet)
  expect(results.map((result) => result === facet)).toEqual([true, true])
})

fact(
  'a plain value | a constant facet of that value; the same one as long as the value is the same (Object.is)',
  () => {
    const {results, rerender} = wrapping(Number.NaN)
    rerender(Number.NaN)
    expect(results[1]).toBe(results[0])
    rerender(0)
    rerender(-0)
    expect(results[3]).not.toBe(results[2])
  },
)

/** Shows a bar; counts its renders. */
function bar() {
  let renders = 0
  function Bar({value}: {value: FacetProp<number>}) {
    renders += 1
    return <fast-text text={useFacetMap((n) => `${n}%`, [], [useFacetWrap(value)])} />
  }
  return {Bar, renders: () => renders}
}

fact(
  'with React state as its prop it renders again with its parent, with a facet it renders once',
  () => {
    const plain = bar()
    const screen = underDomFiber(<plain.Bar value={1} />)
    screen.rerender(<plain.Bar value={2} />)
    expect([screen.container.textContent, plain.renders()]).toEqual(['2%', 2])

    const facet = createFacet({initialValue: 1})
    const faceted = bar()
    const {container} = underDomFiber(<faceted.Bar value={facet} />)
    facet.set(2)
    expect([container.textContent, faceted.renders()]).toEqual(['2%', 1])
  },
)

fact('In the render that brings a new plain value, .get() of the result', () => {
  const seen: unknown[] = []
  const {rerender} = probeHook((value: number) => {
    seen.push(useFacetWrap(value).get())
  }, 1)
  rerender(2)
  expect(seen).toEqual([1, 2])
})

fact('useFacetMap makes a new facet, effects clean up and run', () => {
  const log: string[] = []
  const maps: Facet<number>[] = []
  function Follower({value}: {value: number}) {
    const facet = useFacetWrap(value)
    const map = useFacetMap((n) => n * 2, [], [facet])
    maps.push(map)
    useFacetLayoutEffect(
      (n) => {
        log.push(`run ${n}`)
        return () => log.push(`clean ${n}`)
      },
      [],
      [facet],
    )
    return <fast-text text={map} />
  }
  const {container, rerender} = underDomFiber(<Follower value={1} />)
  rerender(<Follower value={2} />)
  expect(maps[1]).not.toBe(maps[0])
  expect(log).toEqual(['run 1', 'clean 1', 'run 2'])
  expect(container.textContent).toBe('4')
})

fact('A render with an equal string or number, or with the same object', () => {
  const object = {x: 1}
  const probe = probeHook(
    ({text, point}: {text: string; point: {x: number}}) =>
      [useFacetWrap(text), useFacetWrap(point)] as const,
    {text: 'a', point: object},
  )
  probe.rerender({text: 'a', point: object})
  expect(probe.results[1]?.[0]).toBe(probe.results[0]?.[0])
  expect(probe.results[1]?.[1]).toBe(probe.results[0]?.[1])
})

fact('Switching between a plain value and a facet is allowed', () => {
  const facet = createFacet({initialValue: 2})
  const {results, rerender} = wrapping(1)
  rerender(facet)
  rerender(3)
  expect(results.map((result) => result.get())).toEqual([1, 2, 3])
})

fact('A facet that holds NO_VALUE is returned as it is.', () => {
  const facet = createFacet<number>({initialValue: NO_VALUE})
  const result = resultOf(() => useFacetWrap(facet))
  expect(result).toBe(facet)
  expect(result.get()).toBe(NO_VALUE)
})

fact('Functions are wrapped as values. They are not called.', () => {
  let calls = 0
  const onSelect = () => {
    calls += 1
  }
  expect(resultOf(() => useFacetWrap(onSelect)).get()).toBe(onSelect)
  expect(calls).toBe(0)
})

fact('makes a new object, and so a new facet, at each render of the parent', () => {
  const probe = probeHook(() => useFacetWrap({x: 1, y: 2}), 0)
  probe.rerender(1)
  expect(probe.results[1]).not.toBe(probe.results[0])
})

fact('so the facet stays the same and does not notify', () => {
  const point = {x: 1}
  const probe = probeHook((value: {x: number}) => useFacetWrap(value), point)
  const heard = heardFrom(probe.latest())
  point.x = 5
  probe.rerender(point)
  expect(probe.results[1]).toBe(probe.results[0])
  expect(heard).toHaveLength(1)
})

fact('Or let undefined be a value.', () => {
  const label = resultOf(() => useFacetWrap<string | undefined>(undefined))
  expect(heardFrom(label)).toEqual([undefined])
})
