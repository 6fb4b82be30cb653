import {
  batch,
  createFacet,
  createUseFacetEffect,
  multiObserve,
  NO_VALUE,
  startFacetTransition,
  useFacetEffect,
  useFacetLayoutEffect,
  useFacetMap,
  type Facet,
  type WritableFacet,
} from '@react-facet/core'
import '@react-facet/dom-fiber'
import {
  Component,
  useEffect,
  useInsertionEffect,
  useLayoutEffect,
  type ReactNode,
} from 'react'
import {expect, fact} from '../../../fact'
import {failuresOf, passiveEffects, probeHook} from '../../../probes'
import {underDomFiber, underReactDom} from '../../../render'

/** Follows facets with an effect that logs its runs and cleanups, from the first run on. */
async function followed(...facets: Facet<unknown>[]) {
  const log: string[] = []
  const probe = probeHook(() => {
    useFacetEffect(
      (...values: unknown[]) => {
        const name = values.map(String).join(' ')
        log.push(`run ${name}`)
        return () => log.push(`clean ${name}`)
      },
      [],
      facets,
    )
  }, 0)
  await passiveEffects()
  return {...probe, log}
}

fact('Before each further run, and on unmount, it calls the cleanup', async () => {
  const track = createFacet({initialValue: 'menu'})
  const {log, results, unmount} = await followed(track)
  track.set('battle')
  expect(log).toEqual(['run menu', 'clean menu', 'run battle'])
  expect(results).toHaveLength(1)
  unmount()
  expect(log.slice(3)).toEqual(['clean battle'])
})

fact('When one changes, the effect cleans up, subscribes again and runs', async () => {
  const source = createFacet({initialValue: 1})
  const log: string[] = []
  const probe = probeHook((add: number) => {
    useFacetEffect(
      (value) => {
        log.push(`run ${value + add}`)
        return () => log.push('clean')
      },
      [add],
      [source],
    )
  }, 0)
  await passiveEffects()
  probe.rerender(0)
  await passiveEffects()
  expect(log).toEqual(['run 1'])
  probe.rerender(10)
  await passiveEffects()
  expect(log).toEqual(['run 1', 'clean', 'run 11'])
})

fact("the first | in React's passive effects, like useEffect", async () => {
  const source = createFacet({initialValue: 1})
  const log: string[] = []
  probeHook(() => {
    useFacetEffect(() => void log.push('effect'), [], [source])
    useLayoutEffect(() => void log.push('layout effect'), [])
    useEffect(() => void log.push('useEffect'), [])
  }, 0)
  await passiveEffects()
  expect(log).toEqual(['layout effect', 'effect', 'useEffect'])
})

fact('a later one, with one facet | at once, inside the write', async () => {
  const source = createFacet({initialValue: 1})
  const {log} = await followed(source)
  batch(() => {
    source.set(2)
    log.push('written')
  })
  expect(log).toEqual(['run 1', 'clean 1', 'run 2', 'written'])
})

fact('a later one, with several facets | at the end of the write', async () => {
  const first = createFacet({initialValue: 1})
  const second = createFacet({initialValue: 2})
  const {log} = await followed(first, second)
  first.observe((value) => log.push(`an observer hears ${value}`))
  log.length = 0
  first.set(10)
  expect(log).toEqual(['an observer hears 10', 'clean 1 2', 'run 10 2'])
  batch(() => {
    batch(() => first.set(11))
    second.set(20)
    log.push('end of the batch')
  })
  expect(log.slice(4)).toEqual(['end of the batch', 'clean 10 2', 'run 11 20'])
  log.length = 0
  startFacetTransition(() => {
    first.set(12)
    log.push('end of the transition')
  })
  expect(log).toEqual([
    'an observer hears 12',
    'end of the transition',
    'clean 11 20',
    'run 12 20',
  ])
})

fact(
  'after a changed dependency or another facet | in the passive effects of that render',
  async () => {
    const first = createFacet({initialValue: 1})
    const second = createFacet({initialValue: 2})
    const log: string[] = []
    const probe = probeHook((facet: Facet<number>) => {
      useFacetEffect(
        (value) => {
          log.push(`run ${value}`)
          return () => log.push(`clean ${value}`)
        },
        [],
        [facet],
      )
      useLayoutEffect(() => void log.push('layout effect'))
    }, first)
    await passiveEffects()
    probe.rerender(second)
    await passiveEffects()
    expect(log).toEqual(['layout effect', 'run 1', 'layout effect', 'clean 1', 'run 2'])
  },
)

fact('A write between the first render and the first run is not lost', async () => {
  const source = createFacet({initialValue: 1})
  const log: number[] = []
  probeHook(() => {
    useFacetEffect((value) => void log.push(value), [], [source])
    useLayoutEffect(() => source.set(2), [])
  }, 0)
  await passiveEffects()
  expect(log).toEqual([2])
})

fact('the order of the list decides how often', async () => {
  const source = createFacet({initialValue: 1})
  const other = createFacet({initialValue: 1})
  const log: string[] = []
  probeHook(() => {
    const sum = useFacetMap((a, b) => a + b, [], [source, other])
    useFacetEffect((a, b) => void log.push(`${a} ${b}`), [], [source, sum])
    useFacetEffect((a, b) => void log.push(`sum first: ${b} ${a}`), [], [sum, source])
  }, 0)
  await passiveEffects()
  log.length = 0
  source.set(5)
  expect(log).toEqual(['5 2', 'sum first: 5 6', '5 6'])
})

fact("With an empty list of facets the hook is React's useEffect", async () => {
  const log: string[] = []
  const probe = probeHook((step: number) => {
    useFacetEffect(
      () => {
        log.push(`run ${step}`)
        return () => log.push(`clean ${step}`)
      },
      [step],
      [],
    )
  }, 1)
  await passiveEffects()
  for (const step of [1, 2]) {
    probe.rerender(step)
    await passiveEffects()
  }
  expect(log).toEqual(['run 1', 'clean 1', 'run 2'])
})

fact('An object or array runs it at every write, even the same object', async () => {
  const list = createFacet({initialValue: [1]})
  const {log} = await followed(list)
  list.setWithCallback((value) => value)
  expect(log).toEqual(['run 1', 'clean 1', 'run 1'])
})

fact('On unmount the hook first unsubscribes and then cleans up', async () => {
  const source = createFacet({initialValue: 1})
  const log: string[] = []
  const {unmount} = probeHook(() => {
    useFacetEffect(
      (value) => {
        log.push(`run ${value}`)
        return () => {
          log.push(`clean ${value}`)
          source.set(99)
        }
      },
      [],
      [source],
    )
  }, 0)
  await passiveEffects()
  unmount()
  expect(log).toEqual(['run 1', 'clean 1'])
  expect(source.get()).toBe(99)
})

fact('Observers of one facet run in the order in which they subscribed.', async () => {
  const source = createFacet({initialValue: 1})
  const log: string[] = []
  const note = (who: string) => () => void log.push(who)
  function Child() {
    useFacetEffect(note('child'), [], [source])
    return <fast-text text={useFacetMap(() => log.push('element'), [], [source])} />
  }
  function Parent() {
    useFacetEffect(note('parent'), [], [source])
    useFacetLayoutEffect(note('layout effect of the parent'), [], [source])
    return <Child />
  }
  underDomFiber(<Parent />)
  await passiveEffects()
  log.length = 0
  source.set(2)
  expect(log).toEqual(['element', 'layout effect of the parent', 'child', 'parent'])
})

/** Logs what stands in the document, whenever an effect on the facets runs. */
function Reader({facets, read}: {facets: Facet<unknown>[]; read: () => void}) {
  useFacetEffect(read, [], facets)
  return null
}

fact('An effect on one facet still finds the old DOM in two cases', async () => {
  const name = createFacet({initialValue: 'Ada'})
  const score = createFacet({initialValue: 1})
  const log: (string | null)[] = []
  function Line({late}: {late: boolean}) {
    const both = useFacetMap((who, n) => `${who} ${n}`, [], [name, score] as const)
    return (
      <>
        <b>
          <fast-text text={both} />
        </b>
        <i>
          <fast-text text={name} />
        </i>
        {late ? (
          <u>
            <fast-text text={name} />
          </u>
        ) : null}
      </>
    )
  }
  const read = () => {
    for (const tag of ['b', 'i', 'u']) {
      log.push(document.querySelector(tag)?.textContent ?? null)
    }
  }
  const lines = (late: boolean) => (
    <>
      <Line late={late} />
      <Reader facets={[name]} read={read} />
    </>
  )
  const {rerender} = underDomFiber(lines(false))
  await passiveEffects()
  rerender(lines(true))
  await passiveEffects()
  log.length = 0
  name.set('Bob')
  expect(log).toEqual(['Ada 1', 'Bob', 'Ada'])
})

fact('An effect on several facets runs at the end of the write.', async () => {
  const name = createFacet({initialValue: 'Ada'})
  const score = createFacet({initialValue: 1})
  const log: (string | null)[] = []
  function Line({late}: {late: boolean}) {
    const shouted = useFacetMap((who) => who.toUpperCase(), [], [name])
    return late ? <fast-text text={shouted} /> : null
  }
  const lines = (late: boolean) => (
    <>
      <p>
        <Line late={late} />
      </p>
      <Reader
        facets={[name, score]}
        read={() => void log.push(document.querySelector('p')?.textContent ?? null)}
      />
    </>
  )
  const {rerender} = underDomFiber(lines(false))
  await passiveEffects()
  rerender(lines(true))
  await passiveEffects()
  log.length = 0
  name.set('Bob')
  expect(log).toEqual(['BOB'])
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

fact('An error in the first run reaches the nearest error boundary.', () => {
  const source = createFacet({initialValue: 1})
  const fail = () => {
    throw new Error('broken')
  }
  let text: string | null = ''
  failuresOf(() => {
    const {container} = underReactDom(
      <Boundary>
        <Reader facets={[source]} read={fail} />
      </Boundary>,
    )
    text = container.textContent
  })
  expect(text).toBe('broken')
})

fact('An error in a later run is thrown where the facet was written', async () => {
  const source = createFacet({initialValue: 1})
  const after: number[] = []
  probeHook(() => {
    useFacetEffect(
      (value) => {
        if (value === 2) throw new Error('two')
      },
      [],
      [source],
    )
  }, 0)
  await passiveEffects()
  source.observe((value) => after.push(value))
  expect(() => source.set(2)).toThrow('two')
  expect(after).toEqual([1])
})

fact('where | components | anywhere | anywhere', () => {
  const source = createFacet({initialValue: 1})
  const outside: typeof useFacetEffect = useFacetEffect
  const {thrown} = failuresOf(() => outside(() => undefined, [], [source]))
  expect(thrown).toBeInstanceOf(Error)
  const heard: number[] = []
  source.observe((value) => heard.push(value))
  multiObserve((a, b) => void heard.push(a, b), [source, source])
  expect(heard).toEqual([1, 1, 1])
})

fact('unsubscribes | by itself | you call the returned function', async () => {
  const source = createFacet({initialValue: 1})
  const other = createFacet({initialValue: 1})
  const heard: number[] = []
  const {log, unmount} = await followed(source)
  const stop = source.observe((value) => heard.push(value))
  const stopBoth = multiObserve((a, b) => void heard.push(a, b), [source, other])
  unmount()
  source.set(2)
  stop()
  stopBoth()
  source.set(3)
  expect(log).toEqual(['run 1', 'clean 1'])
  expect(heard).toEqual([1, 1, 1, 2, 2, 1])
})

fact('cleanup function | yes | no | yes, with two or more facets', async () => {
  const source = createFacet({initialValue: 1})
  const other = createFacet({initialValue: 1})
  let cleanups = 0
  const listener = () => () => {
    cleanups += 1
  }
  source.observe(listener)
  multiObserve(listener, [source])
  source.set(2)
  expect(cleanups).toBe(0)
  multiObserve(listener, [source, other])
  source.set(3)
  expect(cleanups).toBe(1)
  const {log} = await followed(source)
  source.set(4)
  expect(log).toContain('clean 3')
})

fact('waits for the end of a batch, with several facets | yes | – | no', async () => {
  const source = createFacet({initialValue: 1})
  const log: string[] = []
  probeHook(() => {
    const double = useFacetMap((n) => n * 2, [], [source])
    useFacetEffect((a, b) => void log.push(`hook ${a} ${b}`), [], [source, double])
    useFacetEffect(
      () => multiObserve((a, b) => void log.push(`multi ${a} ${b}`), [source, double]),
      [double],
      [],
    )
  }, 0)
  await passiveEffects()
  log.length = 0
  source.set(5)
  expect(log).toEqual(['multi 5 2', 'multi 5 10', 'hook 5 10'])
})

// Pitfalls

/** An effect that turns 1 into 2, and the log of its runs. */
async function correcting(start: number, ...others: Facet<number>[]) {
  const log: string[] = []
  const source = createFacet({initialValue: start})
  const {unmount} = probeHook(() => {
    useFacetEffect(
      (value: number) => {
        log.push(`run ${value}`)
        if (value === 1) source.set(2)
        return () => log.push(`clean ${value}`)
      },
      [],
      [source, ...others],
    )
  }, 0)
  await passiveEffects()
  return {log, source, unmount}
}

fact('and the cleanup of the inner run is never called', async () => {
  const {log, unmount} = await correcting(1)
  unmount()
  expect(log).toEqual(['run 1', 'run 2', 'clean 1'])
})

fact(
  'In a later run, the cleanup of the run before is called twice instead.',
  async () => {
    const {log, source, unmount} = await correcting(0)
    source.set(1)
    unmount()
    expect(log).toEqual(['run 0', 'clean 0', 'run 1', 'clean 0', 'run 2', 'clean 1'])
  },
)

fact('With several facets only the first run nests in this way', async () => {
  const other = createFacet({initialValue: 0})
  const first = await correcting(1, other)
  first.unmount()
  expect(first.log).toEqual(['run 1', 'run 2', 'clean 1'])
  const later = await correcting(0, other)
  later.source.set(1)
  later.unmount()
  expect(later.log).toEqual(['run 0', 'clean 0', 'run 1', 'clean 1', 'run 2', 'clean 2'])
})

/** How often an effect runs that writes in every run, until 30,000 or an error stops it. */
async function runsOfEndlessEffect(...others: Facet<number>[]) {
  const source: WritableFacet<number> = createFacet({initialValue: 0})
  let runs = 0
  probeHook(() => {
    useFacetEffect(
      (value: number) => {
        if (value === 0 || value > 30_000) return
        runs += 1
        source.set(value + 1)
      },
      [],
      [source, ...others],
    )
  }, 0)
  await passiveEffects()
  const {thrown} = failuresOf(() => source.set(1))
  return {runs, message: thrown instanceof Error ? thrown.message : undefined}
}

fact('If every run writes, one facet ends in', async () => {
  const {message} = await runsOfEndlessEffect()
  expect(message).toBe('Maximum call stack size exceeded')
})

fact('Several facets end in an endless loop, without an error', async () => {
  const {runs, message} = await runsOfEndlessEffect(createFacet({initialValue: 0}))
  expect(runs).toBe(30_000)
  expect(message).toBeUndefined()
})

fact('and calls it once more before the next run or on unmount', async () => {
  const source = createFacet({initialValue: 1})
  const log: string[] = []
  probeHook(() => {
    useFacetEffect(
      (value) => {
        if (value === 2) throw new Error('two')
        log.push(`run ${value}`)
        return () => log.push(`clean ${value}`)
      },
      [],
      [source],
    )
  }, 0)
  await passiveEffects()
  expect(() => source.set(2)).toThrow('two')
  source.set(3)
  expect(log).toEqual(['run 1', 'clean 1', 'clean 1', 'run 3'])
})

fact('Before the next run the hook calls it, and throws', async () => {
  const line = createFacet({initialValue: 'first'})
  const lines: string[] = []
  const push = (text: string) => lines.push(text)
  const {unmount} = probeHook(() => {
    useFacetEffect(push as unknown as (text: string) => void, [], [line])
  }, 0)
  await passiveEffects()
  const {thrown} = failuresOf(() => line.set('second'))
  failuresOf(unmount)
  expect(String(thrown)).toBe('TypeError: cleanup is not a function')
  expect(lines).toEqual(['first'])
})

fact('The effect cleans up and runs again on each render.', async () => {
  const source = createFacet({initialValue: 1})
  let runs = 0
  const probe = probeHook(() => {
    const derived = useFacetMap((n) => n, [{}], [source])
    useFacetEffect(
      () => {
        runs += 1
      },
      [],
      [derived],
    )
  }, 0)
  await passiveEffects()
  probe.rerender(1)
  await passiveEffects()
  expect(runs).toBe(2)
})

fact('until the passive effects of the first commit', async () => {
  const source = createFacet({initialValue: 1})
  const derived = createFacet<number>({initialValue: NO_VALUE})
  const inLayoutEffect: unknown[] = []
  probeHook(() => {
    useFacetEffect((n) => derived.set(n * 2), [], [source])
    useLayoutEffect(() => void inLayoutEffect.push(derived.get()), [])
  }, 0)
  await passiveEffects()
  expect(inLayoutEffect).toEqual([NO_VALUE])
  expect(derived.get()).toBe(2)
})

// createUseFacetEffect

const useFacetInsertionEffect = createUseFacetEffect(useInsertionEffect)

function Inserted({facet, log}: {facet: Facet<number>; log: number[]}) {
  useFacetInsertionEffect((value) => void log.push(value), [log], [facet])
  return null
}

fact('Later runs happen inside the write, whichever hook it is.', () => {
  const source = createFacet({initialValue: 1})
  const log: number[] = []
  underReactDom(<Inserted facet={source} log={log} />)
  source.set(2)
  expect(log).toEqual([1, 2])
})

fact("React's useInsertionEffect works too.", {renderer: '18.x'}, () => {
  const log: number[] = []
  underDomFiber(<Inserted facet={createFacet({initialValue: 1})} log={log} />)
  expect(log).toEqual([1])
})
