import {
  createFacet,
  NO_VALUE,
  shallowObjectEqualityCheck,
  Unwrap,
  useFacetUnwrap,
  type EqualityCheck,
  type Facet,
  type FacetProp,
  type Option,
  type Value,
} from '@react-facet/core'
import '@react-facet/dom-fiber'
import {StrictMode, useLayoutEffect} from 'react'
import {renderToString} from 'react-dom/server'
import {expect, fact} from '../../../fact'
import {
  clear,
  complaintsDuring,
  fedFacet,
  heardFrom,
  probeHook,
  resultOf,
} from '../../../probes'
import {commit, underDomFiber, underReactDom} from '../../../render'

type Show = typeof underDomFiber
type Point = Record<'x', number>

/** A component that unwraps; its results are one per render. */
function unwrapping<T extends Value>(
  prop: FacetProp<T>,
  check?: EqualityCheck<T>,
  show: Show = underDomFiber,
) {
  return probeHook((value: FacetProp<T>) => useFacetUnwrap<T>(value, check), prop, show)
}

/** Runs the same under both renderers, with the default check and a shallow one. */
function renderCounts(
  initial: Option<Point>,
  write: (facet: ReturnType<typeof createFacet<Point>>, object: Option<Point>) => void,
) {
  return [underDomFiber, underReactDom].map((show) =>
    [undefined, shallowObjectEqualityCheck].map((check) => {
      const facet = createFacet<Point>({initialValue: initial})
      const {results} = unwrapping<Point>(facet, check, show)
      const mounted = results.length
      commit(() => write(facet, initial))
      return [mounted, results.length - mounted]
    }),
  )
}

fact('it renders its own child again, and not the component around it', () => {
  const health = createFacet({initialValue: 10})
  let renders = 0
  function Hud() {
    renders += 1
    return <Unwrap data={health}>{(value) => <b>{value}</b>}</Unwrap>
  }
  const {container} = underDomFiber(<Hud />)
  commit(() => health.set(9))
  expect(container.textContent).toBe('9')
  expect(renders).toBe(1)
})

fact('A facet, or a plain value, which is returned as it is', () => {
  expect(unwrapping<number>(5).results).toEqual([5])
})

fact('Mounted; number, string, boolean, null, undefined | 1', () => {
  const values = [1, 'a', true, null, undefined]
  const results = [underDomFiber, underReactDom].map((show) =>
    values.flatMap((value) => {
      const facet: Facet<typeof value> = createFacet({initialValue: value})
      return unwrapping<typeof value>(facet, undefined, show).results
    }),
  )
  expect(results).toEqual([values, values])
})

fact('Mounted; object or array | 2 | 1', () => {
  const counts = renderCounts({x: 1}, () => undefined)
  expect(counts.map((row) => row.map(([mounted]) => mounted))).toEqual([
    [2, 1],
    [2, 1],
  ])
  const list = createFacet({initialValue: [1]})
  expect(probeHook(() => useFacetUnwrap<Value>(list), 0).results).toHaveLength(2)
})

fact('Mounted; facet has no value yet | 1 | 1', () => {
  const counts = renderCounts(NO_VALUE, () => undefined)
  expect(counts.map((row) => row.map(([mounted]) => mounted))).toEqual([
    [1, 1],
    [1, 1],
  ])
})

fact('An equal string, number, boolean, null or undefined is written | + 0', () => {
  const counts = [1, 'a', true, null, undefined].map((value) => {
    // With this check, the facet passes equal values on.
    const facet = createFacet<typeof value>({
      initialValue: value,
      equalityCheck: () => () => false,
    })
    const heard = heardFrom(facet)
    const {results} = unwrapping<typeof value>(facet)
    commit(() => facet.set(value))
    return `${heard.length} notifications, ${results.length} render`
  })
  expect(new Set(counts)).toEqual(new Set(['2 notifications, 1 render']))
})

/** Renders that a write adds: default check and shallow check, under both renderers. */
function added(...parameters: Parameters<typeof renderCounts>) {
  return renderCounts(...parameters).map((row) => row.map(([, more]) => more))
}

fact('A new object with the same content is written | + 1 | + 0', () => {
  const counts = added({x: 1}, (facet) => facet.set({x: 1}))
  expect(counts).toEqual([
    [1, 0],
    [1, 0],
  ])
})

fact('The same object, changed in place, is written | + 1 | + 1', () => {
  let next = 1
  const counts = added({x: 1}, (facet) =>
    facet.setWithCallback((object) => {
      next += 1
      if (object !== NO_VALUE) object.x = next
      return object
    }),
  )
  expect(counts).toEqual([
    [1, 1],
    [1, 1],
  ])
})

fact('The facet goes back to NO_VALUE | + 0 | + 0', () => {
  expect(added({x: 1}, (facet) => clear(facet))).toEqual([
    [0, 0],
    [0, 0],
  ])
})

fact('NaN and bigint values render twice for the same reason.', () => {
  const nan = createFacet({initialValue: Number.NaN})
  const big = createFacet({initialValue: 10n})
  expect(unwrapping<number>(nan).results).toEqual([NaN, NaN])
  expect(unwrapping<bigint>(big).results).toEqual([10n, 10n])
})

fact(
  'The writes of one handler are one render, after the handler.',
  {renderer: '18.x'},
  () => {
    const facet = createFacet({initialValue: 0})
    const {results} = unwrapping<number>(facet)
    const during: number[] = []
    commit(() => {
      for (const value of [1, 2, 3]) {
        facet.set(value)
        during.push(results.length)
      }
    })
    expect(during).toEqual([1, 1, 1])
    expect(results).toEqual([0, 3])
  },
)

fact('The hook subscribes while the component renders for the first time.', () => {
  const {facet, log} = fedFacet(7)
  const seen: unknown[] = []
  const {unmount} = probeHook(() => {
    seen.push(useFacetUnwrap(facet), log.length)
    useLayoutEffect(() => void seen.push(log.join()), [])
  }, 0)
  expect(seen).toEqual([7, 1, 'connect'])
  unmount()
  expect(log).toEqual(['connect', 'disconnect'])
})

fact('The first render with another facet still returns the value of the old one', () => {
  const probe = unwrapping<string>(createFacet({initialValue: 'A'}))
  probe.rerender(createFacet({initialValue: 'B'}))
  expect(probe.results).toEqual(['A', 'A', 'B'])
  probe.rerender(createFacet<string>({initialValue: NO_VALUE}))
  expect(probe.results.slice(3)).toEqual(['B'])
})

fact(
  'Switching from a plain value to a facet does the same: the first render returns what the hook last stored',
  () => {
    const probe = unwrapping<string>('plain')
    probe.rerender('other')
    probe.rerender(createFacet({initialValue: 'A'}))
    expect(probe.results).toEqual(['plain', 'other', 'plain', 'A'])
    probe.rerender('again')
    probe.rerender(createFacet({initialValue: 'B'}))
    expect(probe.results.slice(4)).toEqual(['again', 'A', 'B'])
  },
)

fact(
  'Each subscription has a checker of its own, which starts with the current value',
  () => {
    const facet = createFacet({initialValue: {x: 1}})
    const checked: number[] = []
    const check: EqualityCheck<Point> = () => {
      let previous: number | undefined
      return ({x}) => {
        checked.push(x)
        const isEqual = x === previous
        previous = x
        return isEqual
      }
    }
    const {results} = unwrapping<Point>(facet, check)
    expect(checked).toEqual([1, 1])
    commit(() => facet.set({x: 1}))
    expect(results).toHaveLength(1)
  },
)

fact('makes the hook subscribe again in each render', () => {
  const facet = createFacet({initialValue: 1})
  let subscriptions = 0
  const counted: Facet<number> = {
    get: facet.get,
    observe: (listener) => {
      subscriptions += 1
      return facet.observe(listener)
    },
  }
  const probe = probeHook(() => useFacetUnwrap(counted, () => () => true), 0)
  const before = subscriptions
  probe.rerender(1)
  expect(subscriptions).toBe(before + 1)
  const stable = probeHook(() => useFacetUnwrap(counted), 0)
  const mounted = subscriptions
  stable.rerender(1)
  expect(subscriptions).toBe(mounted)
})

fact('the write after it renders even if it is equal', () => {
  const facet = createFacet<Point>({initialValue: NO_VALUE})
  const {results} = unwrapping<Point>(facet, shallowObjectEqualityCheck)
  for (let write = 1; write <= 3; write += 1) commit(() => facet.set({x: 1}))
  expect(results).toEqual([NO_VALUE, {x: 1}, {x: 1}])
})

// Pitfalls

fact('take the first branch while there is no value', () => {
  const isAlive = createFacet<boolean>({initialValue: NO_VALUE})
  expect(resultOf(() => (useFacetUnwrap(isAlive) ? 'first' : 'second'))).toBe('first')
})

fact(
  'leaves a subscription behind for each component that mounts, in development',
  () => {
    const {facet, log} = fedFacet(1)
    function Reader() {
      useFacetUnwrap(facet)
      return null
    }
    const {unmount} = underReactDom(
      <StrictMode>
        <Reader />
      </StrictMode>,
    )
    unmount()
    expect(log).toEqual(['connect'])
  },
)

fact('Rendering on a server does too, because effects never run there.', () => {
  const {facet, log} = fedFacet(1)
  function Reader() {
    return <b>{String(useFacetUnwrap(facet))}</b>
  }
  let html = ''
  complaintsDuring(() => {
    html = renderToString(<Reader />)
  })
  expect(html).toBe('<b>1</b>')
  expect(log).toEqual(['connect'])
})

fact('A handler that is made while rendering sees the value of that render.', () => {
  const facet = createFacet({initialValue: 1})
  const {results} = probeHook(() => {
    const value = useFacetUnwrap(facet)
    return () => value
  }, 0)
  commit(() => facet.set(2))
  expect(results.map((handler) => handler())).toEqual([1, 2])
})
