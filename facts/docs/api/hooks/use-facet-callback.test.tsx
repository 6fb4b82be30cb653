import {
  batch,
  createFacet,
  NO_VALUE,
  useFacetCallback,
  useFacetMap,
  useFacetMemo,
  useFacetState,
  type Facet,
} from '@react-facet/core'
import '@react-facet/dom-fiber'
import {useEffect, useLayoutEffect} from 'react'
import {expect, fact} from '../../../fact'
import {
  clear,
  complaintsDuring,
  failuresOf,
  fedFacet,
  passiveEffects,
  probeHook,
  resultOf,
} from '../../../probes'
import {underDomFiber, underReactDom} from '../../../render'

fact('When the values change, the function stays the same, and nothing renders.', () => {
  const ammo = createFacet({initialValue: 3})
  const probe = probeHook(() => useFacetCallback((n) => () => n, [], [ammo]), 0)
  ammo.set(2)
  expect(probe.results.map((read) => read())).toEqual([2])
})

fact('The result takes the arguments of the inner function', () => {
  const price = createFacet({initialValue: 5})
  const sell = resultOf(() =>
    useFacetCallback((p) => (count: number) => p * count, [], [price]),
  )
  expect(sell(3)).toBe(15)
})

fact('So it also has the values that the same click has just written', () => {
  const read: unknown[] = []
  function Reload() {
    const [rounds, setRounds] = useFacetState(0)
    const report = useFacetCallback((n) => () => read.push(n), [], [rounds])
    const reload = () => {
      setRounds(6)
      report()
    }
    return <button onClick={reload}>Reload</button>
  }
  for (const show of [underDomFiber, underReactDom]) {
    show(<Reload />)
      .container.querySelector('button')
      ?.click()
  }
  expect(read).toEqual([6, 6])
})

fact('a memo of several facets still has its old one', async () => {
  const first = createFacet({initialValue: 1})
  const second = createFacet({initialValue: 2})
  const read = resultOf(() => {
    const sum = useFacetMemo((a, b) => a + b, [], [first, second])
    return useFacetCallback((value) => () => value, [], [sum])
  })
  await passiveEffects()
  const values: unknown[] = []
  batch(() => {
    first.set(10)
    values.push(read())
  })
  values.push(read())
  expect(values).toEqual([3, 12])
})

fact('An asynchronous callback keeps the values that it was called with.', async () => {
  const ammo = createFacet({initialValue: 1})
  const later = resultOf(() =>
    useFacetCallback(
      (n) => async () => {
        await Promise.resolve()
        return n
      },
      [],
      [ammo],
    ),
  )
  const result = later()
  ammo.set(2)
  expect(await result).toBe(1)
})

fact('If any of the facets has no value, callback does not run.', () => {
  const known = createFacet({initialValue: 1})
  const unknown = createFacet<number>({initialValue: NO_VALUE})
  const calls: number[] = []
  const [withDefault, without] = resultOf(() => {
    const callback = (a: number, b: number) => () => calls.push(a, b)
    return [
      useFacetCallback(callback, [], [known, unknown], -1),
      useFacetCallback(callback, [], [known, unknown]),
    ] as const
  })
  expect([withDefault(), without()]).toEqual([-1, NO_VALUE])
  expect(calls).toEqual([])
  unknown.set(2)
  expect([withDefault(), without()]).toEqual([2, 4])
  clear(known)
  expect([withDefault(), without()]).toEqual([-1, NO_VALUE])
})

fact("null, 0, false and '' are returned like any other default.", () => {
  const unknown = createFacet<unknown>({initialValue: NO_VALUE})
  for (const otherwise of [null, 0, false, '']) {
    const read = resultOf(() =>
      useFacetCallback((value) => () => value, [], [unknown], otherwise),
    )
    expect(read()).toBe(otherwise)
  }
})

fact('With undefined, the call returns NO_VALUE, as without a default.', () => {
  const unknown = createFacet<unknown>({initialValue: NO_VALUE})
  const read = resultOf(() =>
    useFacetCallback((value) => () => value, [], [unknown], undefined),
  )
  expect(read()).toBe(NO_VALUE)
})

interface Input {
  facet: Facet<number>
  add: number
  otherwise: number
}

/** A component whose callback adds to the value of a facet. */
function adder(input: Input) {
  return probeHook(({facet, add, otherwise}: Input) => {
    return useFacetCallback((value) => () => value + add, [add], [facet], otherwise)
  }, input)
}

const input = () => ({facet: createFacet({initialValue: 1}), add: 1, otherwise: 0})

fact('the value of a facet | stays the same', () => {
  const {facet, ...rest} = input()
  const probe = adder({facet, ...rest})
  facet.set(10)
  probe.rerender({facet, ...rest})
  expect(probe.results[1]).toBe(probe.results[0])
  expect(probe.latest()()).toBe(11)
})

fact('which facet is passed | stays the same, and reads the new facet', () => {
  const first = input()
  const probe = adder(first)
  probe.rerender({...first, facet: createFacet({initialValue: 50})})
  expect(probe.results[1]).toBe(probe.results[0])
  expect(probe.results[0]?.()).toBe(51)
})

fact('an entry of dependencies | is a new one', () => {
  const first = input()
  const probe = adder(first)
  probe.rerender({...first, add: 5})
  expect(probe.results[1]).not.toBe(probe.results[0])
})

fact('defaultReturnValue | is a new one', () => {
  const first = input()
  const probe = adder(first)
  probe.rerender({...first, otherwise: 5})
  expect(probe.results[1]).not.toBe(probe.results[0])
})

fact('only a re-render | stays the same', () => {
  const first = input()
  const probe = adder(first)
  probe.rerender({...first})
  expect(probe.results).toHaveLength(2)
  expect(probe.results[1]).toBe(probe.results[0])
})

fact('written inline as the default is another one in each render', () => {
  const list = createFacet({initialValue: [1]})
  const probe = probeHook(
    () => useFacetCallback((value) => () => value, [], [list], []),
    0,
  )
  probe.rerender(1)
  expect(probe.results[1]).not.toBe(probe.results[0])
})

fact('code that has kept the old function runs with the old dependencies', () => {
  const first = input()
  const probe = adder(first)
  probe.rerender({...first, add: 100, facet: createFacet({initialValue: 50})})
  expect(probe.results.map((read) => read())).toEqual([51, 150])
})

fact('one per change, because the hook observes it, and one per call', async () => {
  const source = createFacet({initialValue: 1})
  let calls = 0
  const read = resultOf(() => {
    const count = (value: number) => {
      calls += 1
      return value
    }
    return useFacetCallback((n) => () => n, [], [useFacetMap(count, [], [source])])
  })
  await passiveEffects()
  calls = 0
  source.set(2)
  expect(calls).toBe(1)
  read()
  read()
  expect(calls).toBe(3)
})

fact('an effect that depends on it does not run again when a facet changes', async () => {
  const zoom = createFacet({initialValue: 1})
  const drawn: number[] = []
  probeHook(() => {
    const redraw = useFacetCallback((level) => () => drawn.push(level), [], [zoom])
    useEffect(() => void redraw(), [redraw])
  }, 0)
  await passiveEffects()
  zoom.set(2)
  await passiveEffects()
  expect(drawn).toEqual([1])
})

fact('facets that the game feeds stay connected', async () => {
  const {facet} = fedFacet(7)
  const inLayoutEffect: unknown[] = []
  const read = resultOf(() => {
    useLayoutEffect(() => void inLayoutEffect.push(facet.get()), [])
    return {hook: useFacetCallback((value) => () => value, [], [facet], -1)}
  })
  await passiveEffects()
  expect(inLayoutEffect).toEqual([NO_VALUE])
  expect(facet.get()).toBe(7)
  expect(read.hook()).toBe(7)
})

fact('shows the value at the time of the render and never updates', () => {
  const name = createFacet({initialValue: 'Ada'})
  function Name() {
    const describe = useFacetCallback((who) => () => who, [], [name], '')
    return <p>{describe()}</p>
  }
  const {container} = underDomFiber(<Name />)
  name.set('Bob')
  expect(container.textContent).toBe('Ada')
})

fact('In the first render, the hook has not subscribed.', async () => {
  const {facet} = fedFacet(7)
  const probe = probeHook(() => useFacetCallback((n) => () => n, [], [facet], 0)(), 0)
  await passiveEffects()
  probe.rerender(1)
  expect(probe.results).toEqual([0, 7])
})

fact('With onClick={facet} no code of yours runs.', () => {
  const heard: unknown[] = []
  const facet = createFacet<unknown>({initialValue: 0})
  facet.observe((value) => heard.push(value))
  const {container} = underDomFiber(<fast-div onClick={facet as unknown as () => void} />)
  const {reported} = failuresOf(() => {
    const element = container.firstElementChild as HTMLElement
    element.click()
  })
  expect(heard).toEqual([0])
  expect(reported).toHaveLength(1)
})

fact('Under dom-fiber a handler gets the native event', () => {
  const ammo = createFacet({initialValue: 3})
  const events: unknown[] = []
  function Slot() {
    const onClick = useFacetCallback(
      () => (event: MouseEvent) => events.push(event instanceof MouseEvent),
      [],
      [ammo],
    )
    return <fast-div onClick={onClick} />
  }
  const {container} = underDomFiber(<Slot />)
  const element = container.firstElementChild as HTMLElement
  element.click()
  expect(events).toEqual([true])
})

fact('A call passes the values of the new list', async () => {
  const one = createFacet({initialValue: 1})
  const {facet: two, log} = fedFacet(2)
  const probe = probeHook(
    (facets: Facet<number>[]) => {
      return useFacetCallback(
        (...values: number[]) =>
          () =>
            values,
        [],
        facets,
      )
    },
    [one],
  )
  const complaints = complaintsDuring(() => probe.rerender([one, two]))
  await passiveEffects()
  expect(complaints.join()).toContain('changed size between renders')
  expect(log).toEqual([])
  two.set(5)
  expect(probe.latest()()).toEqual([1, 5])
})
