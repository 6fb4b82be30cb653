import {
  createFacet,
  NO_VALUE,
  Unwrap,
  useFacetLayoutEffect,
  useFacetMap,
  type Facet,
} from '@react-facet/core'
import '@react-facet/dom-fiber'
import {Component, type ReactNode} from 'react'
import {expect, fact} from '../../../fact'
import {clear, failuresOf, heardFrom, probeHook, resultOf} from '../../../probes'
import {commit, underDomFiber} from '../../../render'

fact('An inline array is fine: its elements are compared, not the array.', () => {
  const health = createFacet({initialValue: 10})
  const probe = probeHook(() => useFacetMap((n) => n, [], [health]), 0)
  probe.rerender(1)
  expect(probe.results[1]).toBe(probe.results[0])
})

fact('It compares results of the selector, not its arguments.', () => {
  const health = createFacet({initialValue: 10})
  const compared: string[] = []
  const check = () => (text: string) => compared.push(text) > 1
  const map = resultOf(() => useFacetMap((n) => `${n} HP`, [], [health], check))
  const heard = heardFrom(map)
  health.set(9)
  expect(compared).toEqual(['10 HP', '9 HP'])
  expect(heard).toEqual(['10 HP'])
})

fact('boolean, null or undefined that is equal to the previous result', () => {
  for (const result of [1, 'same', true, null, undefined]) {
    const source = createFacet({initialValue: 0})
    const heard = heardFrom(resultOf(() => useFacetMap(() => result, [], [source])))
    source.set(1)
    expect(heard).toEqual([result])
  }
})

fact('every object, array or function notifies', () => {
  for (const result of [{x: 1}, [1], () => 1]) {
    const source = createFacet({initialValue: 0})
    const map: Facet<unknown> = resultOf(() => useFacetMap(() => result, [], [source]))
    const heard = heardFrom(map)
    source.set(1)
    expect(heard).toEqual([result, result])
  }
})

fact('The first value that an observer gets is not compared with anything', () => {
  const source = createFacet<number | null>({initialValue: null})
  const map = resultOf(() => useFacetMap((value) => value, [], [source]))
  expect([heardFrom(map), heardFrom(map)]).toEqual([[null], [null]])
})

fact('Each observer has a checker of its own, with its own memory', () => {
  const source = createFacet({initialValue: 1})
  let checkers = 0
  const check = () => {
    checkers += 1
    return () => false
  }
  const map = resultOf(() => useFacetMap((value) => value, [], [source], check))
  heardFrom(map)
  heardFrom(map)
  expect(checkers).toBe(2)
})

fact('the order of the list decides how often it notifies', () => {
  const hp = createFacet({initialValue: 10})
  const max = createFacet({initialValue: 10})
  const heard = resultOf(() => {
    const ratio = useFacetMap((now, most) => now / most, [], [hp, max])
    const label = (...values: number[]) => values.join(' ')
    return [useFacetMap(label, [], [ratio, hp]), useFacetMap(label, [], [hp, ratio])]
  }).map((line) => heardFrom(line))
  hp.set(5)
  expect(heard).toEqual([
    ['1 10', '0.5 5'],
    ['10 1', '5 1', '5 0.5'],
  ])
})

fact('With an empty list of facets, get() returns the result of the selector', () => {
  const constant = resultOf(() => useFacetMap(() => 'always', [], []))
  expect(constant.get()).toBe('always')
  expect(heardFrom(constant)).toEqual([])
})

fact('one of the sources never had a value | are not notified | NO_VALUE', () => {
  const known = createFacet({initialValue: 1})
  const unknown = createFacet<number>({initialValue: NO_VALUE})
  const sum = resultOf(() => useFacetMap((a, b) => a + b, [], [known, unknown]))
  const heard = heardFrom(sum)
  known.set(2)
  expect(heard).toEqual([])
  expect(sum.get()).toBe(NO_VALUE)
})

fact(
  'the selector returns NO_VALUE | are not notified, and keep the last value | NO_VALUE',
  () => {
    const health = createFacet({initialValue: 10})
    const shown = resultOf(() =>
      useFacetMap((value) => (value > 0 ? value : NO_VALUE), [], [health]),
    )
    const heard = heardFrom(shown)
    health.set(0)
    expect(heard).toEqual([10])
    expect(shown.get()).toBe(NO_VALUE)
  },
)

fact(
  'an observer subscribes after that | gets nothing until there is a result | NO_VALUE',
  () => {
    const health = createFacet({initialValue: 0})
    const shown = resultOf(() =>
      useFacetMap((value) => (value > 0 ? value : NO_VALUE), [], [health]),
    )
    const heard = heardFrom(shown)
    expect(heard).toEqual([])
    expect(shown.get()).toBe(NO_VALUE)
    health.set(5)
    expect(heard).toEqual([5])
  },
)

fact(
  'a source loses its value | keep the last value; later changes of the other sources still notify, with the last known value of this one | NO_VALUE',
  () => {
    const first = createFacet({initialValue: 1})
    const second = createFacet({initialValue: 2})
    const line = resultOf(() => useFacetMap((a, b) => `${a} ${b}`, [], [first, second]))
    const heard = heardFrom(line)
    clear(first)
    expect(heard).toEqual(['1 2'])
    second.set(3)
    expect(heard).toEqual(['1 2', '1 3'])
    expect(line.get()).toBe(NO_VALUE)
  },
)

fact('Three fast-text elements on one mapped facet make three calls', () => {
  const source = createFacet({initialValue: 1})
  let calls = 0
  function Texts() {
    const text = useFacetMap(
      (n) => {
        calls += 1
        return `${n} `
      },
      [],
      [source],
    )
    return (
      <p>
        <fast-text text={text} />
        <fast-text text={text} />
        <fast-text text={text} />
      </p>
    )
  }
  const {container} = underDomFiber(<Texts />)
  calls = 0
  source.set(2)
  expect(calls).toBe(3)
  expect(container.textContent).toBe('2 2 2 ')
})

fact('in a chain of three maps with three observers at its end', () => {
  const source = createFacet({initialValue: 1})
  let calls = 0
  const count = (value: number) => {
    calls += 1
    return value + 1
  }
  const end = resultOf(() => {
    const first = useFacetMap(count, [], [source])
    return useFacetMap(count, [], [useFacetMap(count, [], [first])])
  })
  const heard = [heardFrom(end), heardFrom(end), heardFrom(end)]
  calls = 0
  source.set(2)
  expect(calls).toBe(9)
  expect(heard).toEqual([
    [4, 5],
    [4, 5],
    [4, 5],
  ])
})

fact('get() runs the selector on each call', () => {
  const source = createFacet({initialValue: 1})
  const same = () => () => true
  const map = resultOf(() => useFacetMap((x) => ({x}), [], [source], same))
  const first = map.get()
  expect(map.get()).not.toBe(first)
  source.set(2)
  expect(map.get()).toEqual({x: 2})
})

fact('elements bind again, effects clean up and run again', () => {
  const source = createFacet({initialValue: 1})
  const log: string[] = []
  function Scaled({factor}: {factor: number}) {
    const scaled = useFacetMap((n) => `${n * factor}`, [factor], [source])
    useFacetLayoutEffect(
      (text) => {
        log.push(`run ${text}`)
        return () => log.push(`clean ${text}`)
      },
      [],
      [scaled],
    )
    return <fast-text text={scaled} />
  }
  const {container, rerender} = underDomFiber(<Scaled factor={1} />)
  rerender(<Scaled factor={1} />)
  expect(log).toEqual(['run 1'])
  rerender(<Scaled factor={5} />)
  expect(log).toEqual(['run 1', 'clean 1', 'run 5'])
  expect(container.textContent).toBe('5')
})

/** Throws for 0. */
function inverse(value: number): number {
  if (value === 0) throw new Error('division by zero')
  return 1 / value
}

fact('An error in the selector is thrown where the source was written', () => {
  const source = createFacet({initialValue: 2})
  const before = heardFrom(source)
  heardFrom(resultOf(() => useFacetMap(inverse, [], [source])))
  const after = heardFrom(source)
  expect(() => source.set(0)).toThrow('division by zero')
  expect(source.get()).toBe(0)
  expect([before, after]).toEqual([[2, 0], [2]])
  source.set(4)
  expect([before, after]).toEqual([
    [2, 0, 4],
    [2, 4],
  ])
})

class Boundary extends Component<{children: ReactNode}, {message?: string}> {
  override state: {message?: string} = {}
  static getDerivedStateFromError({message}: Error) {
    return {message}
  }
  override render() {
    return this.state.message ?? this.props.children
  }
}

fact('An error in the first run', () => {
  const source = createFacet({initialValue: 0})
  function Shown() {
    return <fast-text text={useFacetMap(inverse, [], [source])} />
  }
  let text: string | null = ''
  failuresOf(() => {
    const {container} = underDomFiber(
      <Boundary>
        <Shown />
      </Boundary>,
    )
    text = container.textContent
  })
  expect(text).toBe('division by zero')
})

// Pitfalls

fact('The selector keeps the props it closed over when it was made.', () => {
  const source = createFacet({initialValue: 10})
  const probe = probeHook((add: number) => {
    return useFacetMap((n) => n + add, [], [source])
  }, 1)
  probe.rerender(5)
  expect(probe.latest().get()).toBe(11)
})

fact('A change of other does not run a selector that calls other.get().', () => {
  const source = createFacet({initialValue: 1})
  const other = createFacet({initialValue: 1})
  const heard = heardFrom(
    resultOf(() => useFacetMap((n) => n + Number(other.get()), [], [source])),
  )
  other.set(100)
  expect(heard).toEqual([2])
})

fact('list.sort() sorts the array of the source', () => {
  const list = createFacet({initialValue: [3, 1, 2]})
  heardFrom(resultOf(() => useFacetMap((numbers) => numbers.sort(), [], [list])))
  expect(list.get()).toEqual([1, 2, 3])
})

fact(
  'observers of the outer one hear when another facet is put there, not when the inner one changes',
  () => {
    const [hero, pet] = [createFacet({initialValue: 10}), createFacet({initialValue: 3})]
    const selected = createFacet({initialValue: hero})
    const heard = heardFrom(selected)
    hero.set(9)
    expect(heard).toEqual([hero])
    selected.set(pet)
    expect(heard).toEqual([hero, pet])
  },
)

fact('Unwrap the outer one in a leaf', () => {
  const [hero, pet] = [createFacet({initialValue: 10}), createFacet({initialValue: 3})]
  const selected = createFacet({initialValue: hero})
  const {container} = underDomFiber(
    <Unwrap data={selected}>{(health) => <fast-text text={health} />}</Unwrap>,
  )
  hero.set(9)
  expect(container.textContent).toBe('9')
  commit(() => selected.set(pet))
  expect(container.textContent).toBe('3')
  pet.set(2)
  expect(container.textContent).toBe('2')
})
