import {
  createFacet,
  Map as FacetMap,
  Mount,
  startFacetTransition,
  strictEqualityCheck,
  Times,
  Unwrap,
  useFacetCallback,
  useFacetEffect,
  useFacetLayoutEffect,
  useFacetMap,
  useFacetMemo,
  useFacetRef,
  useFacetTransition,
  useFacetUnwrap,
  With,
  type EqualityCheck,
  type WritableFacet,
} from '@react-facet/core'
import '@react-facet/dom-fiber'
import {memo, useLayoutEffect} from 'react'
import {expect, fact} from '../../../fact'
import {failuresOf, heardFrom, passiveEffects, probeHook, until} from '../../../probes'
import {commit, installedRenderer, underDomFiber, underReactDom} from '../../../render'

type Start = (fn: () => void) => void

/** Shows an element under a root that has transitions. */
const underRoot = installedRenderer === '18.x' ? underDomFiber : underReactDom

/** A component that starts transitions and unwraps a facet; what each render showed. */
function unwrapping<T extends string | number | boolean>(
  facet: WritableFacet<T>,
  check?: EqualityCheck<T>,
) {
  const {results, latest} = probeHook(
    () => {
      const [isPending, start] = useFacetTransition()
      return {isPending, start, shown: useFacetUnwrap(facet, check)}
    },
    0,
    underRoot,
  )
  return {
    /** What was rendered: the value and whether it was pending. */
    shown: () => results.map((result) => [result.shown, result.isPending]),
    latest,
    /** Starts a transition and renders what is urgent. */
    start: (fn: () => void) => commit(() => latest().start(fn)),
    /** Waits until nothing is pending. */
    settled: () => until(() => !latest().isPending),
  }
}

fact('The facets change at once. The renders that follow', async () => {
  const tab = createFacet({initialValue: 'old'})
  const {start, shown, settled} = unwrapping(tab)
  start(() => tab.set('new'))
  expect(tab.get()).toBe('new')
  expect(shown()).toEqual([
    ['old', false],
    ['old', true],
  ])
  await settled()
  expect(shown().slice(2)).toEqual([['new', false]])
})

fact('A loop in it blocks the frame as it would outside.', () => {
  const log: string[] = []
  const {latest} = probeHook(() => useFacetTransition(), 0, underRoot)
  latest()[1](() => log.push('callback'))
  log.push('returned')
  expect(log).toEqual(['callback', 'returned'])
})

fact('true from the call until the deferred render is on screen', async () => {
  const facet = createFacet({initialValue: 1})
  const {start, shown, settled} = unwrapping(facet)
  start(() => facet.set(2))
  await settled()
  expect(shown()).toEqual([
    [1, false],
    [1, true],
    [2, false],
  ])
})

fact(
  "Runs fn at once, inside the transition. The same function for the component's life",
  () => {
    const {results, latest} = probeHook(() => useFacetTransition(), 0, underRoot)
    let calls = 0
    commit(() =>
      latest()[1](() => {
        calls += 1
      }),
    )
    expect(calls).toBe(1)
    expect(results.length).toBeGreaterThan(1)
    expect(new Set(results.map(([, start]) => start)).size).toBe(1)
  },
)

// What is deferred and what is not

fact(
  'useFacetUnwrap, Mount, With, Unwrap, Times, length of a Map | In the deferred render',
  async () => {
    const number = createFacet({initialValue: 0})
    const isOpen = createFacet({initialValue: false})
    const item = createFacet<string | null>({initialValue: null})
    const list = createFacet<string[]>({initialValue: []})
    function Unwrapping() {
      return <i>{String(useFacetUnwrap(number))},</i>
    }
    const {container} = underRoot(
      <>
        <Unwrapping />
        <Mount when={isOpen}>
          <i>mount,</i>
        </Mount>
        <With data={item}>{() => <i>with,</i>}</With>
        <Unwrap data={number}>{(value) => <i>{value},</i>}</Unwrap>
        <Times count={number}>{() => <i>times,</i>}</Times>
        <FacetMap array={list}>{() => <i>map</i>}</FacetMap>
      </>,
    )
    commit(() =>
      startFacetTransition(() => {
        number.set(1)
        isOpen.set(true)
        item.set('a')
        list.set(['a'])
      }),
    )
    expect(container.textContent).toBe('0,0,')
    await until(() => container.textContent !== '0,0,')
    expect(container.textContent).toBe('1,mount,with,1,times,map')
  },
)

fact('fast-* attributes and fast-text | At once, during the write', () => {
  const name = createFacet({initialValue: 'old'})
  const {container} = underDomFiber(
    <fast-div className={name}>
      <fast-text text={name} />
    </fast-div>,
  )
  const seen: string[] = []
  startFacetTransition(() => {
    name.set('new')
    seen.push(container.innerHTML)
  })
  expect(seen).toEqual(['<div class="new">new</div>'])
})

/** Two facets, and what follows them with one or with both. */
function followed() {
  const first = createFacet({initialValue: 1})
  const second = createFacet({initialValue: 2})
  const log: string[] = []
  const {latest} = probeHook(
    () => {
      useFacetEffect((a) => void log.push(`effect ${a}`), [], [first])
      useFacetLayoutEffect((a) => void log.push(`layout ${a}`), [], [first])
      useFacetEffect((a, b) => void log.push(`effects ${a} ${b}`), [], [first, second])
      const sum = useFacetMap((a, b) => a + b, [], [first, second])
      const memoized = useFacetMemo((a, b) => a + b, [], [first, second])
      return {
        start: useFacetTransition()[1],
        sum,
        ref: useFacetRef(first),
        refOfSum: useFacetRef(sum),
        refOfMemo: useFacetRef(memoized),
        read: useFacetCallback((a) => () => a, [], [first]),
      }
    },
    0,
    underRoot,
  )
  latest().sum.observe((sum) => log.push(`sum ${sum}`))
  log.length = 0
  return {first, second, log, latest}
}

fact(
  'useFacetEffect and useFacetLayoutEffect with one facet | At once, during the write',
  () => {
    const {first, log, latest} = followed()
    let during: string[] = []
    latest().start(() => {
      first.set(10)
      during = [...log]
    })
    expect(during).toEqual(['layout 10', 'effect 10'])
  },
)

fact(
  'Effects, maps and memos of several facets, and a useFacetRef of such a map or memo | Once, when the callback ends, before startTransition returns',
  () => {
    const {first, second, log, latest} = followed()
    const {start, refOfSum, refOfMemo} = latest()
    const during: unknown[] = []
    start(() => {
      first.set(10)
      second.set(20)
      during.push(refOfSum.current, refOfMemo.current)
      log.length = 0
    })
    expect(during).toEqual([3, 3])
    expect(log).toEqual(['effects 10 20', 'sum 30'])
    expect([refOfSum.current, refOfMemo.current]).toEqual([30, 30])
  },
)

fact(
  'facet.get(), a useFacetRef of one facet, a useFacetCallback that is called | At once',
  () => {
    const {first, latest} = followed()
    const {start, ref, read} = latest()
    const during: unknown[] = []
    start(() => {
      first.set(10)
      during.push(first.get(), ref.current, read())
    })
    expect(during).toEqual([10, 10, 10])
  },
)

fact('runs during the write too, even if its result is only unwrapped', async () => {
  const facet = createFacet({initialValue: 1})
  const calls: number[] = []
  const {results} = probeHook(
    () => {
      const select = (value: number) => {
        calls.push(value)
        return value
      }
      return useFacetUnwrap(useFacetMap(select, [], [facet]))
    },
    0,
    underRoot,
  )
  const during: number[] = []
  calls.length = 0
  startFacetTransition(() => {
    facet.set(2)
    during.push(...calls)
  })
  expect(during).toEqual([2])
  await until(() => results.at(-1) === 2)
})

fact('renders twice per transition, even when fn writes nothing', async () => {
  const {results, latest} = probeHook(() => useFacetTransition(), 0, underRoot)
  commit(() => latest()[1](() => undefined))
  await until(() => !latest()[0])
  expect(results.map(([isPending]) => isPending)).toEqual([false, true, false])
})

fact('If fn throws, so does startTransition.', async () => {
  const facet = createFacet({initialValue: 'old'})
  const {latest, settled, shown} = unwrapping(facet)
  const {thrown} = failuresOf(() => {
    latest().start(() => {
      facet.set('new')
      throw new Error('broken')
    })
  })
  expect(String(thrown)).toBe('Error: broken')
  expect(facet.get()).toBe('new')
  await until(() => latest().shown === 'new')
  await settled()
  expect(shown().at(-1)).toEqual(['new', false])
})

fact('and ordinary writes no longer reach them, until another transition ends', () => {
  const first = createFacet({initialValue: 1})
  const second = createFacet({initialValue: 2})
  const {latest} = probeHook(() => useFacetMap((a, b) => a + b, [], [first, second]), 0)
  const heard = heardFrom(latest())
  failuresOf(() => {
    startFacetTransition(() => {
      first.set(10)
      throw new Error('broken')
    })
  })
  second.set(20)
  const silenced = [...heard]
  startFacetTransition(() => undefined)
  expect(silenced).toEqual([3])
  expect(heard).toEqual([3, 30])
  second.set(30)
  expect(heard).toEqual([3, 30, 40])
})

fact('What runs after an await is an ordinary, urgent write.', async () => {
  const facet = createFacet({initialValue: 'old'})
  const {latest, settled} = unwrapping(facet)
  const log: unknown[] = []
  let done: Promise<void> = Promise.resolve()
  const work = async () => {
    await Promise.resolve()
    commit(() => facet.set('new'))
    log.push(latest().shown)
  }
  latest().start(() => {
    done = work()
  })
  await done
  expect(log).toEqual(['new'])
  await settled()
})

fact('the screen ends up with the last write', async () => {
  const facet = createFacet({initialValue: 'a'})
  const {start, settled, latest} = unwrapping(facet)
  start(() => facet.set('b'))
  commit(() => facet.set('c'))
  await settled()
  expect(latest().shown).toBe('c')
})

// Pitfalls

fact('While a transition is pending the facet already has its new value', async () => {
  const facet = createFacet({initialValue: 'old'})
  const {start, settled, latest} = unwrapping(facet)
  start(() => facet.set('new'))
  const late = probeHook(() => useFacetUnwrap(facet), 0, underRoot)
  expect(latest().shown).toBe('old')
  expect(late.latest()).toBe('new')
  await settled()
})

/** Writes another tab in a transition, and the first one again before React is done. */
async function writeBack(tab: WritableFacet<string>, start: Start) {
  start(() => tab.set('stats'))
  start(() => tab.set('loadout'))
  await passiveEffects()
}

fact('The hook mistakes the second write for an equal value and drops it.', async () => {
  const tab = createFacet({initialValue: 'loadout'})
  const {start, settled, latest} = unwrapping(tab)
  await writeBack(tab, start)
  await settled()
  expect(tab.get()).toBe('loadout')
  expect(latest().shown).toBe('stats')
})

fact('Or give useFacetUnwrap an explicit check', async () => {
  const tab = createFacet({initialValue: 'loadout'})
  const {start, settled, latest} = unwrapping(tab, strictEqualityCheck)
  await writeBack(tab, start)
  await settled()
  expect(latest().shown).toBe('loadout')
})

/** A scoreboard that is opened and at once closed again, in transitions. */
async function openAndClose(isMemoized: boolean) {
  const isOpen = createFacet({initialValue: false})
  const panel = () => (
    <Mount when={isOpen}>
      <p>Two hundred rows</p>
    </Mount>
  )
  const Panel = memo(panel)
  let start: Start = () => undefined
  let isSettled = false
  function Scoreboard() {
    const [isPending, startTransition] = useFacetTransition()
    start = startTransition
    // React may pause between this render and its commit: only an effect knows that the
    // screen shows it.
    useLayoutEffect(() => {
      isSettled = !isPending
    })
    return <div>{isMemoized ? <Panel /> : panel()}</div>
  }
  const {container} = underRoot(<Scoreboard />)
  for (const value of [true, false]) {
    commit(() => start(() => isOpen.set(value)))
  }
  await until(() => isSettled)
  return container.textContent
}

fact('Keep isPending away from what unwraps, with memo', async () => {
  expect(await openAndClose(true)).toBe('')
})

fact('Otherwise a write back can be lost.', async () => {
  expect(await openAndClose(false)).toBe('Two hundred rows')
})

// startFacetTransition

fact('Nothing renders except what unwraps the facets that fn writes.', async () => {
  const facet = createFacet({initialValue: 1})
  const other = createFacet({initialValue: 1})
  const reader = probeHook(() => useFacetUnwrap(facet), 0, underRoot)
  const bystander = probeHook(() => useFacetUnwrap(other), 0, underRoot)
  startFacetTransition(() => facet.set(2))
  await until(() => reader.latest() === 2)
  expect(reader.results).toEqual([1, 2])
  expect(bystander.results).toEqual([1])
})
