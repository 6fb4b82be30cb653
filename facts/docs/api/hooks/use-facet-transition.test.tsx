import {
  createFacet,
  Mount,
  startFacetTransition,
  useFacetCallback,
  useFacetEffect,
  useFacetLayoutEffect,
  useFacetMap,
  useFacetMemo,
  useFacetRef,
  useFacetTransition,
  useFacetUnwrap,
  type EqualityCheck,
  type Facet,
  type Value,
} from '@react-facet/core'
import {memo, useLayoutEffect, useState, type ReactNode} from 'react'
import {expect, facts} from '../../../fact'
import {
  attempt,
  countedFacet,
  failureOf,
  find,
  heardFrom,
  inComponent,
  mountComponents,
  passiveEffects,
  probeHook,
  samplesOf,
  SlowRows,
  until,
} from '../../../probes'
import {commit, installedRenderer, underDomFiber, underReactDom} from '../../../render'

const sample = samplesOf(import.meta.filename)

/** Shows an element under a root that supports transitions. */
const underRoot = installedRenderer === '18.x' ? underDomFiber : underReactDom

/** A component that starts transitions and unwraps a facet of its own. */
function unwrapping<T extends Value>(initialValue: T, check?: EqualityCheck<T>) {
  const facet = createFacet<T>({initialValue})
  const {results, latest} = probeHook(
    () => {
      const [isPending, start] = useFacetTransition()
      return {isPending, start, shown: useFacetUnwrap<T>(facet, check)}
    },
    0,
    underRoot,
  )
  return {
    facet,
    /** What each render had: the value, and whether a transition was pending. */
    shown: () => results.map((result) => [result.shown, result.isPending]),
    latest,
    /** Starts a transition and renders what is urgent. */
    start: (fn: () => void) => commit(() => latest().start(fn)),
    /** Waits until nothing is pending. */
    settled: () => until(() => !latest().isPending),
  }
}

facts({
  "startTransition | (fn: () => void) => void | The same function for the component's life."() {
    const {results, latest} = probeHook(() => useFacetTransition()[1], 0, underRoot)
    const calls: number[] = []
    commit(() => latest()(() => calls.push(1)))
    expect(calls).toEqual([1])
    expect(results.length).toBeGreaterThan(1)
    expect(new Set(results).size).toBe(1)
  },

  async 'The button answers at once; the scoreboard follows when React has finished it.'() {
    const {Scoreboard} = sample<'Scoreboard'>('function Scoreboard')
    const {container} = inComponent(Scoreboard, underReactDom)
    const button = find(container, 'button')
    commit(() => button.click())
    expect(container.textContent).toBe('Loading…')
    await until(() => button.textContent === 'Scoreboard')
    expect(container.textContent).toBe('ScoreboardTwo hundred rows')
  },

  // What is deferred and what is not
  async 'useFacetUnwrap, Mount, With, Unwrap, Times, length of a Map | In the deferred render'() {
    const Unwrapping = ({text}: {text: Facet<unknown>}) => (
      <b>{String(useFacetUnwrap(text as Facet<string>))}</b>
    )
    const showUnwrapped = (text: Facet<unknown>) => <Unwrapping text={text} />
    for (const {hides, shows, element} of [
      {hides: '', shows: 'shown', element: showUnwrapped},
      ...mountComponents,
    ]) {
      const facet = createFacet<unknown>({initialValue: hides})
      const {container} = underRoot(element(facet))
      commit(() => startFacetTransition(() => facet.set(shows)))
      expect(container.textContent).toBe('')
      await until(() => container.textContent !== '')
      expect(container.textContent).toBe('shown')
    }
  },

  'fast-* attributes and fast-text | At once, during the write'() {
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
  },
})

/** Two facets, and hooks that follow one or both of them. */
function followTwoFacets() {
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

facts({
  'useFacetEffect and useFacetLayoutEffect with one facet | At once, during the write'() {
    const {first, log, latest} = followTwoFacets()
    let during: string[] = []
    latest().start(() => {
      first.set(10)
      during = [...log]
    })
    expect(during).toEqual(['layout 10', 'effect 10'])
  },

  'Complete effects, maps and memos of several facets, and what follows such a map or memo | When the callback ends (rule 6)'() {
    const {first, second, log, latest} = followTwoFacets()
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

  'facet.get(), a useFacetRef of it, a useFacetCallback when called | At once'() {
    const {first, latest} = followTwoFacets()
    const {start, ref, read} = latest()
    const during: unknown[] = []
    start(() => {
      first.set(10)
      during.push(first.get(), ref.current, read())
    })
    expect(during).toEqual([10, 10, 10])
  },

  async 'a component that starts one transition renders twice for it'() {
    const {facet, start, shown, settled} = unwrapping<number>(1)
    start(() => facet.set(2))
    await settled()
    expect(shown()).toEqual([
      [1, false],
      [1, true],
      [2, false],
    ])
  },
})

facts('18.x', {
  async 'Other roots commit on their own.'() {
    for (const [host, other] of [
      [underDomFiber, underReactDom],
      [underReactDom, underDomFiber],
    ] as const) {
      const facet = createFacet({initialValue: 1})
      const screen: unknown[] = [false, 1]
      const commits: string[] = []
      const useCommit = (index: number, value: unknown) =>
        useLayoutEffect(() => {
          screen[index] = value
          commits.push(screen.join())
        })
      const {latest} = probeHook(
        () => {
          const [isPending, start] = useFacetTransition()
          useCommit(0, isPending)
          return start
        },
        0,
        host,
      )
      probeHook(() => useCommit(1, useFacetUnwrap(facet)), 0, other)
      commits.length = 0
      commit(() => latest()(() => facet.set(2)))
      await until(() => commits.length === 3)
      // The roots commit the end of the transition one after the other, in either order.
      expect(['false,1', 'true,2']).toContain(commits[1])
      expect(commits[2]).toBe('false,2')
    }
  },
})

facts({
  async 'A transition inside a transition becomes part of it. Only the outermost sets isPending'() {
    const {start, shown, settled, facet} = unwrapping<number>(1)
    const inner = unwrapping<number>(1)
    start(() => inner.latest().start(() => facet.set(2)))
    await settled()
    expect(shown().map(([, isPending]) => isPending)).toEqual([false, true, false])
    startFacetTransition(() => inner.latest().start(() => facet.set(3)))
    await until(() => shown().at(-1)?.[0] === 3)
    expect(inner.shown().some(([, isPending]) => isPending)).toBe(false)
  },

  async 'If fn throws, so does startTransition. The writes before the error stay, and isPending returns to false.'() {
    const {facet, latest, settled, shown} = unwrapping<string>('old')
    const {thrown} = attempt(() => {
      latest().start(() => {
        facet.set('new')
        throw new Error('broken')
      })
    })
    expect(String(thrown)).toBe('Error: broken')
    await until(() => latest().shown === 'new')
    await settled()
    expect(shown().at(-1)).toEqual(['new', false])
  },

  "The maps and effects that the callback's writes have notified wait in a queue until it ends. If it throws, they stay there: they do not run, and ordinary writes no longer reach them, until another transition ends."() {
    const first = createFacet({initialValue: 1})
    const second = createFacet({initialValue: 2})
    const ran: number[] = []
    const {latest} = probeHook(() => {
      useFacetLayoutEffect((a, b) => void ran.push(a + b), [], [first, second])
      return useFacetMap((a, b) => a + b, [], [first, second])
    }, 0)
    const heard = heardFrom(latest())
    attempt(() => {
      startFacetTransition(() => {
        first.set(10)
        throw new Error('broken')
      })
    })
    second.set(20)
    const meanwhile = [[...heard], [...ran]]
    startFacetTransition(() => undefined)
    expect(meanwhile).toEqual([[3], [3]])
    expect([heard, ran]).toEqual([
      [3, 30],
      [3, 30],
    ])
    second.set(30)
    expect([heard, ran]).toEqual([
      [3, 30, 40],
      [3, 30, 40],
    ])
  },

  'Do what may fail before you start the transition:'() {
    const {onMessage} = sample<'onMessage', (message: string) => void>(
      'function onMessage',
    )
    expect(failureOf(() => onMessage('{'))).toMatch(/JSON/)
    expect(failureOf(() => onMessage('[12, 9]'))).toBe('no failure')
  },

  async 'A write after an await is an ordinary one.'() {
    const {facet, latest, settled} = unwrapping<string>('old')
    let work: Promise<void> = Promise.resolve()
    latest().start(() => {
      work = work.then(() => commit(() => facet.set('new')))
    })
    await work
    expect(latest().shown).toBe('new')
    await settled()
  },

  async 'A write after an await is an ordinary one. Start another transition there:'() {
    const {ReloadScores} = sample<'ReloadScores'>('function ReloadScores')
    const {container} = inComponent(ReloadScores, underReactDom)
    const button = find(container, 'button')
    const texts: (string | null)[] = []
    const observer = new MutationObserver((changes) =>
      texts.push(...changes.map(({oldValue}) => oldValue)),
    )
    observer.observe(button, {characterDataOldValue: true, subtree: true})
    button.click()
    await until(() => texts.length > 1)
    observer.disconnect()
    expect([...texts, button.textContent]).toEqual(['Reload', 'Updating…', 'Reload'])
  },

  async 'If something writes another value to the facet while a transition is pending, the screen ends up with the last one'() {
    const {facet, start, settled, latest} = unwrapping<string>('a')
    start(() => facet.set('b'))
    commit(() => facet.set('c'))
    await settled()
    expect(latest().shown).toBe('c')
  },
})

facts('18.x', {
  async 'Under react-dom, what a click or a key renders interrupts the background. Under dom-fiber, where all events have the default priority, states and unwrapped facets wait for the commit (step 5).'() {
    const mountOrder = async (show: typeof underReactDom) => {
      const rows = createFacet({initialValue: false})
      const menu = createFacet({initialValue: false})
      const order: string[] = []
      let rendered = 0
      function Row() {
        rendered += 1
        const end = performance.now() + 1
        while (performance.now() < end) continue
        return null
      }
      function Mounted({name, children}: {name: string; children?: ReactNode}) {
        useLayoutEffect(() => void order.push(name), [name])
        return <>{children}</>
      }
      const {container} = show(
        <button onClick={() => menu.set(true)}>
          <Mount when={rows}>
            <Mounted name="rows">
              {Array.from({length: 20}, (_, row) => (
                <Row key={row} />
              ))}
            </Mounted>
          </Mount>
          <Mount when={menu}>
            <Mounted name="menu" />
          </Mount>
        </button>,
      )
      startFacetTransition(() => rows.set(true))
      await until(() => rendered > 0)
      container.querySelector('button')?.click()
      expect(rendered).toBeLessThan(20)
      await until(() => order.length === 2)
      return order
    }
    expect(await mountOrder(underReactDom)).toEqual(['menu', 'rows'])
    expect(await mountOrder(underDomFiber)).toEqual(['rows', 'menu'])
  },
})

// Pitfalls

facts({})

// A write back can be lost

/** What is shown after one transition writes `second` and the next writes `first` back. */
async function afterWriteBack<T extends Value>(
  first: T,
  second: T,
  check?: EqualityCheck<T>,
) {
  const {facet, start, settled, latest} = unwrapping<T>(first, check)
  for (const value of [second, first]) start(() => facet.set(value))
  await passiveEffects()
  await settled()
  return latest().shown
}

facts({
  async 'A component unwraps a string, a number, a boolean, null or undefined, with the default equality check.'() {
    for (const first of ['a', 1, true, null, undefined]) {
      expect(await afterWriteBack<Value>(first, 'other')).toBe('other')
    }
    // The default check never calls these equal, so the hook does not drop their write back.
    for (const first of [{}, 10n, Number.NaN]) {
      expect(await afterWriteBack<Value>(first, 'other')).toBe(first)
    }
  },

  async 'That component renders with the old value while the deferred render is pending'() {
    const tab = createFacet({initialValue: 'loadout'})
    let renderAgain: () => void = () => undefined
    function Tabs() {
      const [, setTurn] = useState(0)
      renderAgain = () => setTurn((turn) => turn + 1)
      return <p>{String(useFacetUnwrap(tab))}</p>
    }
    const {container} = underRoot(<Tabs />)
    startFacetTransition(() => tab.set('stats'))
    commit(renderAgain)
    startFacetTransition(() => tab.set('loadout'))
    await until(() => container.textContent !== 'loadout')
    await passiveEffects()
    expect([tab.get(), container.textContent]).toEqual(['loadout', 'stats'])
  },

  async 'After that, and before the deferred render reaches the component, the facet is written back to the old value'() {
    /** What is shown if the deferred render reaches the tabs before or after slow rows. */
    const shownAfterWriteBack = async (rowsFirst: boolean) => {
      const tab = createFacet({initialValue: 'loadout'})
      const started = createFacet({initialValue: false})
      const ended = createFacet({initialValue: false})
      let renderTabs: () => void = () => undefined
      let lastRendered = ''
      let rowsRendered = 0
      function Rows() {
        rowsRendered += 1
        return useFacetUnwrap(started) === true ? <SlowRows /> : null
      }
      function Tabs() {
        const [, setTurn] = useState(0)
        renderTabs = () => setTurn((turn) => turn + 1)
        lastRendered = String(useFacetUnwrap(tab))
        return <p>{lastRendered}</p>
      }
      const {container} = underRoot(
        <>
          {rowsFirst ? <Rows /> : null}
          <Tabs />
          {rowsFirst ? null : <Rows />}
          <Mount when={ended}>
            <hr />
          </Mount>
        </>,
      )
      startFacetTransition(() => {
        tab.set('stats')
        started.set(true)
      })
      commit(renderTabs)
      await until(() => (rowsFirst ? rowsRendered > 1 : lastRendered === 'stats'))
      const meanwhile = [lastRendered, container.textContent]
      startFacetTransition(() => {
        tab.set('loadout')
        ended.set(true)
      })
      await until(() => container.querySelector('hr') !== null)
      return [...meanwhile, container.textContent]
    }
    expect(await shownAfterWriteBack(true)).toEqual(['loadout', 'loadout', 'stats'])
    expect(await shownAfterWriteBack(false)).toEqual(['stats', 'loadout', 'loadout'])
  },

  async 'A check such as strictEqualityCheck on useFacetUnwrap prevents it.'() {
    const {Tabs} = sample<'Tabs'>('function Tabs')
    const {container} = inComponent(Tabs, underReactDom)
    const [loadout, stats] = container.querySelectorAll('button')
    const shown = () => [...container.querySelectorAll('p')].at(-1)?.textContent
    commit(() => stats?.click())
    commit(() => loadout?.click())
    await until(() => container.querySelectorAll('p').length === 1)
    expect(shown()).toBe('loadout')
    commit(() => stats?.click())
    await until(() => shown() === 'stats')
    expect(container.querySelectorAll('p')).toHaveLength(1)
  },
})

/** What a scoreboard shows after one transition opened it and the next one closed it. */
async function openAndClose(isMemoized: boolean) {
  const isOpen = createFacet({initialValue: false})
  const panel = () => (
    <Mount when={isOpen}>
      <p>Two hundred rows</p>
    </Mount>
  )
  const Panel = memo(panel)
  let start = (fn: () => void) => fn()
  let isSettled = false
  const {container} = inComponent(() => {
    const [isPending, startTransition] = useFacetTransition()
    start = startTransition
    // Not set while rendering, because React may pause between a render and its commit.
    useLayoutEffect(() => {
      isSettled = !isPending
    })
    return <div>{isMemoized ? <Panel /> : panel()}</div>
  }, underRoot)
  for (const value of [true, false]) {
    commit(() => start(() => isOpen.set(value)))
  }
  await until(() => isSettled)
  return container.textContent
}

facts({
  async 'A component that renders isPending must not render a mount component, or a useFacetUnwrap with the default check, that follows the facet you write, unless memo stands in between, as above. Otherwise a write back can be lost.'() {
    expect(await openAndClose(false)).toBe('Two hundred rows')
    expect(await openAndClose(true)).toBe('')
    expect(await afterWriteBack<string>('loadout', 'stats')).toBe('stats')
  },

  // Interrupted renders
  async 'Under react-dom, a click or a key interrupts the deferred render, and React starts it again. A component that mounted in the interrupted render and unwraps a facet stays subscribed to it, in production too.'() {
    const observersLeft = async (useName: (name: Facet<string>) => unknown) => {
      const {facet: name, observers} = countedFacet('Ada')
      const isOpen = createFacet({initialValue: false})
      let rendered = 0
      function Row() {
        useName(name)
        rendered += 1
        return null
      }
      let click: () => void = () => undefined
      function Button() {
        const [clicks, setClicks] = useState(0)
        click = () => setClicks((count) => count + 1)
        return <button>{clicks}</button>
      }
      const {container} = underReactDom(
        <>
          <Button />
          <Mount when={isOpen}>
            <p>
              <Row />
              <SlowRows />
            </p>
          </Mount>
        </>,
      )
      startFacetTransition(() => isOpen.set(true))
      await until(() => rendered === 1)
      commit(click)
      await until(() => container.querySelector('p') !== null)
      expect(rendered).toBe(2)
      commit(() => isOpen.set(false))
      return observers.now
    }
    expect(await observersLeft((name) => useFacetUnwrap(name))).toBe(1)
    const useBinding = (name: Facet<string>) =>
      useFacetLayoutEffect(() => undefined, [], [name])
    expect(await observersLeft(useBinding)).toBe(0)
  },

  // startFacetTransition
  async 'It adds no renders of its own.'() {
    const {facet, shown, latest} = unwrapping<number>(1)
    const bystander = unwrapping<number>(1)
    startFacetTransition(() => facet.set(2))
    await until(() => latest().shown === 2)
    expect(shown()).toEqual([
      [1, false],
      [2, false],
    ])
    expect(bystander.shown()).toHaveLength(1)
  },

  'fn runs before startFacetTransition returns.'() {
    const {scoreboard, onRoundEnd} = sample<{
      scoreboard: Facet<object[]>
      onRoundEnd: (entries: object[]) => void
    }>('onRoundEnd')
    const heard = heardFrom(scoreboard)
    onRoundEnd([{player: 'Ada', score: 3}])
    expect(heard).toEqual([[], [{player: 'Ada', score: 3}]])
  },
})
