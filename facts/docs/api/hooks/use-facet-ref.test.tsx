import {
  batch,
  createFacet,
  NO_VALUE,
  startFacetTransition,
  useFacetCallback,
  useFacetEffect,
  useFacetMap,
  useFacetMemo,
  useFacetRef,
  type Facet,
} from '@react-facet/core'
import '@react-facet/dom-fiber'
import {useEffect, useLayoutEffect} from 'react'
import {expect, fact} from '../../../fact'
import {clear, fedFacet, passiveEffects, probeHook, resultOf} from '../../../probes'
import {underDomFiber} from '../../../render'

const empty = () => createFacet<number>({initialValue: NO_VALUE})

fact('the interval would be cleared and started again at every step', async () => {
  const distance = createFacet({initialValue: 0})
  const log: string[] = []
  const start = (kind: string) => {
    log.push(`start ${kind}`)
    return () => log.push(`clear ${kind}`)
  }
  probeHook(() => {
    const ref = useFacetRef(distance, 0)
    useEffect(() => void start('with the ref'), [ref])
    useFacetEffect(() => start('with an effect'), [], [distance])
  }, 0)
  await passiveEffects()
  distance.set(1)
  distance.set(2)
  expect(log).toEqual([
    'start with the ref',
    'start with an effect',
    'clear with an effect',
    'start with an effect',
    'clear with an effect',
    'start with an effect',
  ])
})

fact('first render | the value of the facet, else defaultValue, else NO_VALUE', () => {
  const known = createFacet({initialValue: 1})
  const unknown = empty()
  const seen: unknown[] = []
  probeHook(() => {
    seen.push(useFacetRef(known, 5).current)
    seen.push(useFacetRef(unknown, 5).current)
    seen.push(useFacetRef(unknown).current)
  }, 0)
  expect(seen).toEqual([1, 5, NO_VALUE])
})

/** What a ref on a facet that is fed holds in each phase of the first commit. */
async function phases(facet = fedFacet(7).facet) {
  const seen: Record<string, unknown> = {}
  probeHook(() => {
    const ref = useFacetRef(facet, 0)
    seen.render = ref.current
    useLayoutEffect(() => {
      seen.layoutEffect = ref.current
    }, [ref])
    useEffect(() => {
      seen.effectBelow = ref.current
    }, [ref])
  }, 0)
  await passiveEffects()
  return seen
}

fact(
  'before the passive effects, for a facet that has its value only while it is observed | the default or NO_VALUE',
  async () => {
    const {render, layoutEffect} = await phases()
    expect([render, layoutEffect]).toEqual([0, 0])
  },
)

fact('after the passive effects of the first commit | the current value', async () => {
  const {facet} = fedFacet(7)
  const ref = resultOf(() => useFacetRef(facet))
  await passiveEffects()
  expect(ref.current).toBe(7)
})

fact('a write | the new value, before the write returns', async () => {
  const speed = createFacet({initialValue: 1})
  const ref = resultOf(() => useFacetRef(speed))
  await passiveEffects()
  const seen: unknown[] = []
  batch(() => {
    speed.set(2)
    seen.push(ref.current)
  })
  expect(seen).toEqual([2])
})

fact(
  'when the facet is a map or memo of several facets | the old value until the batch ends',
  async () => {
    const first = createFacet({initialValue: 1})
    const second = createFacet({initialValue: 1})
    const [map, memo] = resultOf(
      () =>
        [
          useFacetRef(useFacetMap((a, b) => a + b, [], [first, second])),
          useFacetRef(useFacetMemo((a, b) => a + b, [], [first, second])),
        ] as const,
    )
    await passiveEffects()
    for (const within of [batch, startFacetTransition]) {
      first.set(1)
      const seen: unknown[] = []
      within(() => {
        first.set(5)
        seen.push(map.current, memo.current)
      })
      seen.push(map.current, memo.current)
      expect(seen).toEqual([2, 2, 6, 6])
    }
  },
)

fact('the facet loses its value | the last value', async () => {
  const speed = createFacet({initialValue: 1})
  const ref = resultOf(() => useFacetRef(speed, 5))
  await passiveEffects()
  clear(speed)
  expect(ref.current).toBe(1)
})

fact(
  'another facet is passed | the old value until the passive effects, then the value of the new facet; the old value stays if it has none',
  async () => {
    const inLayoutEffects: unknown[] = []
    const probe = probeHook(
      (facet: Facet<number>) => {
        const ref = useFacetRef(facet, 5)
        useLayoutEffect(() => void inLayoutEffects.push(ref.current))
        return ref
      },
      createFacet({initialValue: 1}),
    )
    await passiveEffects()
    const settled: unknown[] = []
    for (const facet of [createFacet({initialValue: 2}), empty()]) {
      probe.rerender(facet)
      await passiveEffects()
      settled.push(probe.latest().current)
    }
    expect(inLayoutEffects.slice(1)).toEqual([1, 2])
    expect(settled).toEqual([2, 2])
  },
)

fact('after unmount | the last value, no longer updated', async () => {
  const speed = createFacet({initialValue: 1})
  const {latest, unmount} = probeHook(() => useFacetRef(speed), 0)
  await passiveEffects()
  speed.set(2)
  unmount()
  speed.set(3)
  expect(latest().current).toBe(2)
})

fact('a facet that the game feeds stays connected, and the selector', async () => {
  const {facet, log} = fedFacet(7)
  const calls: number[] = []
  const {latest, unmount} = probeHook(() => {
    return useFacetRef(useFacetMap((n) => calls.push(n), [], [facet]))
  }, 0)
  await passiveEffects()
  calls.length = 0
  facet.set(8)
  expect(latest().current).toBe(1)
  expect(calls).toEqual([8])
  expect(log).toEqual(['connect'])
  unmount()
  expect(log).toEqual(['connect', 'disconnect'])
})

fact('An effect on the same facet runs before the ref is written', async () => {
  const speed = createFacet({initialValue: 1})
  const log: string[] = []
  type Read = () => string
  function Child({read}: {read: Read}) {
    useFacetEffect((n) => void log.push(`child ${n}, ref ${read()}`), [read], [speed])
    return null
  }
  const holder: {read: Read} = {read: () => ''}
  const read = () => holder.read()
  function Parent() {
    useFacetEffect((n) => void log.push(`above ${n}, ref ${read()}`), [], [speed])
    const ref = useFacetRef(speed)
    holder.read = () => String(ref.current)
    useFacetEffect((n) => void log.push(`below ${n}, ref ${read()}`), [], [speed])
    return <Child read={read} />
  }
  underDomFiber(<Parent />)
  await passiveEffects()
  log.length = 0
  speed.set(2)
  expect(log).toEqual(['child 2, ref 1', 'above 2, ref 1', 'below 2, ref 2'])
})

/** The three ways to read one facet, after the passive effects. */
async function threeWays(facet: Facet<number>) {
  const calls: number[] = []
  const [ref, read, map] = resultOf(() => {
    const derive = (value: number) => {
      calls.push(value)
      return value
    }
    const forRef = useFacetMap(derive, [], [facet])
    const forCallback = useFacetMap(derive, [], [facet])
    const alone = useFacetMap(derive, [], [facet])
    return [
      useFacetRef(forRef, -1),
      useFacetCallback((n) => () => n, [], [forCallback], -1),
      alone,
    ] as const
  })
  await passiveEffects()
  return {
    calls,
    ways: [() => ref.current, read, () => map.get()],
  }
}

/** How often each way runs the selector when something happens. */
function callsOf(calls: number[], run: () => void): number {
  const before = calls.length
  run()
  return calls.length - before
}

fact(
  'reads | what the last change wrote to the ref | each facet, at the call | the facet, at the call',
  async () => {
    const first = createFacet({initialValue: 1})
    const second = createFacet({initialValue: 1})
    const [sum, ref, read] = resultOf(() => {
      const map = useFacetMap((a, b) => a + b, [], [first, second])
      return [map, useFacetRef(map), useFacetCallback((n) => () => n, [], [map])] as const
    })
    await passiveEffects()
    const seen: unknown[] = []
    batch(() => {
      first.set(5)
      seen.push(ref.current, read(), sum.get())
    })
    expect(seen).toEqual([2, 6, 6])
  },
)

fact('several facets | one ref each | yes | one call each', () => {
  const first = createFacet({initialValue: 1})
  const second = createFacet({initialValue: 2})
  const read = resultOf(() =>
    useFacetCallback((a, b) => () => [a, b], [], [first, second]),
  )
  expect(read()).toEqual([first.get(), second.get()])
})

fact('keeps the facet observed | yes | yes | no', async () => {
  const fed = [fedFacet(1), fedFacet(2), fedFacet(3)] as const
  probeHook(() => {
    useFacetRef(fed[0].facet)
    useFacetCallback((n) => () => n, [], [fed[1].facet])
    fed[2].facet.get()
  }, 0)
  await passiveEffects()
  expect(fed.map(({log}) => log)).toEqual([['connect'], ['connect'], []])
})

fact(
  'while the facet has no value | the last value, else the default | the default; the callback does not run | NO_VALUE',
  async () => {
    const source = empty()
    const {ways} = await threeWays(source)
    expect(ways.map((read) => read())).toEqual([-1, -1, NO_VALUE])
    source.set(1)
    clear(source)
    expect(ways.map((read) => read())).toEqual([1, -1, NO_VALUE])
  },
)

fact(
  "a mapped facet's selector runs | once per change | once per change and once per call | once per call",
  async () => {
    const source = createFacet({initialValue: 1})
    const {calls, ways} = await threeWays(source)
    expect(callsOf(calls, () => source.set(2))).toBe(2)
    expect(ways.map((read) => callsOf(calls, () => void read()))).toEqual([0, 1, 1])
  },
)

fact('Read it in an effect of useEffect below the hook, or later.', async () => {
  const {layoutEffect, effectBelow} = await phases()
  expect([layoutEffect, effectBelow]).toEqual([0, 7])
})

fact(
  'A facet that the game feeds, such as a shared facet, may have no value yet.',
  async () => {
    const {facet} = fedFacet(7)
    const unobserved = await phases()
    facet.observe(() => undefined)
    const observed = await phases(facet)
    expect([unobserved.layoutEffect, observed.layoutEffect]).toEqual([0, 7])
  },
)

fact('The facet keeps its value, its observers hear nothing', async () => {
  const speed = createFacet({initialValue: 1})
  const ref = resultOf(() => useFacetRef(speed))
  await passiveEffects()
  const heard: number[] = []
  speed.observe((value) => heard.push(value))
  ref.current = 5
  expect(heard).toEqual([1])
  expect(speed.get()).toBe(1)
  speed.set(2)
  expect(ref.current).toBe(2)
})

fact('so you see a change of its fields before the facet notifies', async () => {
  const object = {x: 1}
  const point = createFacet({initialValue: object})
  const ref = resultOf(() => useFacetRef(point))
  await passiveEffects()
  object.x = 5
  expect(ref.current).toEqual({x: 5})
})
