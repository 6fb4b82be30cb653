import {
  createFacet,
  Map,
  Mount,
  NO_VALUE,
  startFacetTransition,
  Times,
  Unwrap,
  useFacetEffect,
  useFacetMap,
  useFacetState,
  useFacetTransition,
  useFacetUnwrap,
  With,
  type Facet,
} from '@react-facet/core'
import * as domFiber from '@react-facet/dom-fiber'
import {
  createFiberRoot,
  createPortal,
  createReconciler,
  isElementContainer,
  render,
} from '@react-facet/dom-fiber'
import {
  sharedFacet,
  SharedFacetDriverProvider,
  useSharedFacet,
} from '@react-facet/shared-facet'
import {
  Component,
  createContext,
  forwardRef,
  lazy,
  memo,
  StrictMode,
  Suspense,
  useContext,
  useDeferredValue,
  useEffect,
  useId,
  useImperativeHandle,
  useInsertionEffect,
  useLayoutEffect,
  useMemo,
  useReducer,
  useRef,
  useState,
  useSyncExternalStore,
  useTransition,
  type ComponentType,
  type ReactElement,
  type ReactNode,
} from 'react'
import {flushSync} from 'react-dom'
import {createRoot} from 'react-dom/client'
import {vi} from 'vitest'
import {expect, fact} from '../../fact'
import {
  complaintsDuring,
  errorsDuring,
  failureOf,
  fedFacet,
  passiveEffects,
  probeHook,
  strictly,
} from '../../probes'
import {underDomFiber, underReactDom} from '../../render'

const emptyContainer = () => document.createElement('div')

/** A facet where React's types ask for something else, as in untyped code. */
const untyped = (facet: Facet<unknown>) => facet as unknown as string

class Boundary extends Component<{children: ReactNode}, {message?: string}> {
  override state: {message?: string} = {}

  static getDerivedStateFromError(error: Error) {
    return {message: error.message}
  }

  override render() {
    return this.state.message ?? this.props.children
  }
}

function find(container: HTMLElement, selector: string) {
  const element = container.querySelector<HTMLElement>(selector)
  if (!element) throw new Error(`nothing matches ${selector}`)
  return element
}

// Roots

fact('Either way nothing renders when the facet changes.', () => {
  const onRender = vi.fn()
  function Lives() {
    onRender()
    const [lives, setLives] = useFacetState(3)
    const lose = () => setLives((n) => (n === NO_VALUE || n === 0 ? n : n - 1))
    return (
      <button onClick={lose}>
        Lives: <fast-text text={lives} />
      </button>
    )
  }
  const container = emptyContainer()
  render(<Lives />, container)
  find(container, 'button').click()
  find(container, 'button').click()
  expect(container.textContent).toBe('Lives: 1')
  expect(onRender).toHaveBeenCalledTimes(1)
})

fact('18.x only; dom-fiber 0.6.4 has no such export.', () => {
  expect('createRoot' in domFiber).toBe(false)
  expect('render' in domFiber).toBe(true)
})

// Portals

/** Counts how often a component mounts and unmounts that a portal shows. */
function portals(usePortal: (children: ReactElement, layer: HTMLElement) => ReactNode) {
  const log: string[] = []
  function Content() {
    useLayoutEffect(() => {
      log.push('mount')
      return () => void log.push('unmount')
    }, [])
    return <b>tip</b>
  }
  const content = <Content />
  const layer = emptyContainer()
  function Owner() {
    return <>{usePortal(content, layer)}</>
  }
  const screen = underDomFiber(<Owner />)
  return {log, layer, ...screen, rerender: () => screen.rerender(<Owner />)}
}

const usePortalInMemo = (children: ReactElement, layer: HTMLElement) =>
  useMemo(() => createPortal(children, layer), [children, layer])

fact(
  'A portal made on every render unmounts and mounts its children every time the component renders',
  () => {
    const fresh = portals(createPortal)
    const memoised = portals(usePortalInMemo)
    for (const {rerender} of [fresh, memoised]) {
      rerender()
      rerender()
    }
    expect(fresh.log.filter((entry) => entry === 'mount')).toHaveLength(3)
    expect(fresh.log.filter((entry) => entry === 'unmount')).toHaveLength(2)
    expect(memoised.log).toEqual(['mount'])
  },
)

fact('Facets inside a portal update as anywhere', () => {
  const tip = createFacet({initialValue: 'a sword'})
  const layer = emptyContainer()
  underDomFiber(<>{createPortal(<fast-text text={tip} />, layer)}</>)
  tip.set('a shield')
  expect(layer.textContent).toBe('a shield')
})

fact('React context reaches into a portal.', () => {
  const Level = createContext('default')
  const layer = emptyContainer()
  function Tip() {
    return <b>{useContext(Level)}</b>
  }
  underDomFiber(
    <Level.Provider value="castle">{createPortal(<Tip />, layer)}</Level.Provider>,
  )
  expect(layer.textContent).toBe('castle')
})

fact(
  'a click in the portal never reaches an element around the component that made it.',
  () => {
    const outside = vi.fn()
    const above = vi.fn()
    const layer = emptyContainer()
    layer.addEventListener('click', above)
    underDomFiber(
      <fast-div onClick={outside}>
        <>{createPortal(<b>tip</b>, layer)}</>
      </fast-div>,
    )
    find(layer, 'b').click()
    expect(above).toHaveBeenCalledTimes(1)
    expect(outside).not.toHaveBeenCalled()
  },
)

fact('Unmounting removes what the portal added. Other content', () => {
  const {layer, unmount} = portals(usePortalInMemo)
  layer.append('other')
  expect(layer.innerHTML).toBe('<b>tip</b>other')
  unmount()
  expect(layer.innerHTML).toBe('other')
})

// Internals

fact('If two of these roots provide the same context, React warns in development', () => {
  const Level = createContext('default')
  function Inside() {
    return <b>{useContext(Level)}</b>
  }
  const tree = (level: string) => (
    <Level.Provider value={level}>
      <Inside />
    </Level.Provider>
  )
  const containers = [emptyContainer(), emptyContainer()]
  const complaints = complaintsDuring(() => {
    for (const container of containers) render(tree('castle'), container)
  })
  expect(complaints.join()).toContain(
    'Detected multiple renderers concurrently rendering the same context provider',
  )
  expect(containers.map(({textContent}) => textContent)).toEqual(['castle', 'castle'])

  const Other = createContext('default')
  const reconciler = createReconciler()
  const quiet = complaintsDuring(() => {
    for (const container of containers) {
      const root = createFiberRoot(reconciler)(container)
      const element = <Other.Provider value="cave">x</Other.Provider>
      reconciler.updateContainer(element, root, null, () => undefined)
    }
  })
  expect(quiet).toEqual([])
})

fact('It only looks for a set of children. fast-text counts as an element', () => {
  const record = {element: emptyContainer(), children: new Set<never>()}
  const style = record.element.style
  const text = {element: document.createTextNode('text')}
  expect(
    isElementContainer({...record, style, styleUnsubscribers: new globalThis.Map()}),
  ).toBe(true)
  expect(isElementContainer(text)).toBe(false)
})

// Elements and events

fact('fast-div, fast-input, fast-svg, … | the plain element', () => {
  const {container} = underDomFiber(
    <>
      <fast-div />
      <fast-input />
      <fast-svg />
    </>,
  )
  expect(container.innerHTML).toBe('<div></div><input><svg></svg>')
  expect(find(container, 'svg').namespaceURI).toBe('http://www.w3.org/2000/svg')
})

fact('fast-text | one text node, no element', () => {
  const {container} = underDomFiber(<fast-text text="Ada" />)
  expect([...container.childNodes].map(({nodeType}) => nodeType)).toEqual([
    Node.TEXT_NODE,
  ])
})

fact('div, button, ul, … | the element of that name', () => {
  const {container} = underDomFiber(
    <div>
      <button />
      <ul />
    </div>,
  )
  expect(container.innerHTML).toBe('<div><button></button><ul></ul></div>')
})

fact('so a facet on a plain tag works at run time.', () => {
  const mood = createFacet({initialValue: 'fine'})
  const {container} = underDomFiber(<div className={untyped(mood)} />)
  mood.set('critical')
  expect(container.innerHTML).toBe('<div class="critical"></div>')
})

fact("gets the browser's event, not React's.", () => {
  const events: Event[] = []
  const {container} = underDomFiber(
    <fast-div onClick={(event) => events.push(event)}>Click</fast-div>,
  )
  const sent = new MouseEvent('click')
  find(container, 'div').dispatchEvent(sent)
  expect(events[0] === sent).toBe(true)
})

fact("focus and blur do not bubble at all, while React's do.", () => {
  const focused = vi.fn()
  const fiber = underDomFiber(
    <fast-div onFocus={focused}>
      <fast-input />
    </fast-div>,
  )
  find(fiber.container, 'input').focus()
  expect(focused).not.toHaveBeenCalled()
  const dom = underReactDom(
    <div onFocus={focused}>
      <input />
    </div>,
  )
  find(dom.container, 'input').focus()
  expect(focused).toHaveBeenCalledTimes(1)
})

/** A button that sets two states, and how often its component rendered. */
function TwoStates({onRender}: {onRender: () => void}) {
  onRender()
  const [health, setHealth] = useState(3)
  const [potions, setPotions] = useState(2)
  const drink = () => {
    setPotions(potions - 1)
    setHealth(health + 1)
  }
  return (
    <button onClick={drink}>
      {health} {potions}
    </button>
  )
}

fact('In 0.6.4, two setState calls in one handler are two renders.', () => {
  const onRender = vi.fn()
  const {container} = underDomFiber(<TwoStates onRender={onRender} />)
  find(container, 'button').click()
  expect(container.textContent).toBe('4 1')
  expect(onRender).toHaveBeenCalledTimes(3)
})

// Errors

/** Shows the component in an error boundary, and gives what is on the screen then. */
function insideBoundary(Part: ComponentType): HTMLElement {
  let container: HTMLElement = emptyContainer()
  errorsDuring(() => {
    ;({container} = underDomFiber(
      <Boundary>
        <Part />
      </Boundary>,
    ))
  })
  return container
}

fact("A component's render | The nearest error boundary", () => {
  function Broken(): null {
    throw new Error('no map')
  }
  expect(insideBoundary(Broken).textContent).toBe('no map')
})

fact(
  'The first run of a facet effect or selector, while mounting | The nearest error boundary',
  async () => {
    const level = createFacet({initialValue: 'broken'})
    const fail = (): string => {
      throw new Error('no map')
    }
    function Selecting() {
      return <fast-text text={useFacetMap(fail, [], [level])} />
    }
    function Effective() {
      useFacetEffect(() => void fail(), [], [level])
      return <b>map</b>
    }
    expect(insideBoundary(Selecting).textContent).toBe('no map')
    const container = insideBoundary(Effective)
    // The passive effect runs later, and React reports its error to the window.
    const report = (event: ErrorEvent) => event.preventDefault()
    const quiet = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    window.addEventListener('error', report)
    try {
      await vi.waitUntil(() => container.textContent !== 'map')
    } finally {
      window.removeEventListener('error', report)
      quiet.mockRestore()
    }
    expect(container.textContent).toBe('no map')
  },
)

/** Parts that fail when the level is broken: an effect, a selector and an observer. */
function failingParts() {
  const level = createFacet({initialValue: 'castle'})
  const check = (name: string) => {
    if (name === 'broken') throw new Error('no map')
    return name
  }
  function Selecting() {
    return <fast-text text={useFacetMap(check, [], [level])} />
  }
  return {level, check, Selecting}
}

fact(
  'A later run of an effect, selector or observer | The code that wrote the facet',
  () => {
    const selecting = failingParts()
    const container = insideBoundary(selecting.Selecting)
    expect(failureOf(() => selecting.level.set('broken'))).toBe('no map')
    expect(container.textContent).toBe('castle')

    const observed = failingParts()
    observed.level.observe(observed.check)
    expect(failureOf(() => observed.level.set('broken'))).toBe('no map')

    const effective = failingParts()
    function Effective() {
      useFacetEffect((name) => void effective.check(name), [], [effective.level])
      return <b>map</b>
    }
    const screen = underReactDom(
      <Boundary>
        <Effective />
      </Boundary>,
    )
    expect(failureOf(() => effective.level.set('broken'))).toBe('no map')
    expect(screen.container.textContent).toBe('map')
  },
)

fact("An event handler | The browser's error event, no boundary", () => {
  function Part() {
    const fail = () => {
      throw new Error('no map')
    }
    return <button onClick={fail}>Load</button>
  }
  const container = insideBoundary(Part)
  const errors = errorsDuring(() => find(container, 'button').click())
  expect(errors).toEqual(['no map'])
  expect(container.textContent).toBe('Load')
})

fact(
  "A shared facet's driver, while it is asked for data | The nearest error boundary",
  () => {
    const player = sharedFacet<string>('player')
    const driver = () => {
      throw new Error('no engine')
    }
    function Name() {
      return <fast-text text={useSharedFacet(player)} />
    }
    function Part() {
      return (
        <SharedFacetDriverProvider value={driver}>
          <Name />
        </SharedFacetDriverProvider>
      )
    }
    expect(insideBoundary(Part).textContent).toBe('no engine')
  },
)

fact('the observers that come after the failed one are not notified of it', () => {
  const {level, check} = failingParts()
  const before = vi.fn()
  const after = vi.fn()
  level.observe(before)
  level.observe(check)
  level.observe(after)
  expect(failureOf(() => level.set('broken'))).toBe('no map')
  expect(level.get()).toBe('broken')
  expect(before).toHaveBeenLastCalledWith('broken')
  expect(after.mock.calls).toEqual([['castle']])
})

fact('Without a boundary, an error while rendering unmounts the whole tree.', () => {
  const {level, check} = failingParts()
  function Part() {
    return <b>{check(String(useFacetUnwrap(level)))}</b>
  }
  const {container} = underDomFiber(
    <>
      <p>HUD</p>
      <Part />
    </>,
  )
  expect(container.textContent).toBe('HUDcastle')
  expect(failureOf(() => level.set('broken'))).toBe('no map')
  expect(container.innerHTML).toBe('')
})

// Suspense

const never = new Promise<never>(() => undefined)

function Suspending(): null {
  // oxlint-disable-next-line typescript/only-throw-error -- how a component suspends
  throw never
}

const suspendBeside = (sibling: ReactNode) =>
  failureOf(() =>
    underDomFiber(
      <Suspense fallback="Loading">
        {sibling}
        <Suspending />
      </Suspense>,
    ),
  )

fact('React.lazy | throws | works', () => {
  const Screen = lazy<ComponentType>(() => never)
  const failure = failureOf(() =>
    underDomFiber(
      <Suspense fallback="Loading">
        <Screen />
      </Suspense>,
    ),
  )
  expect(failure).toBe('threw undefined')
})

fact(
  'alone in its boundary | shows the fallback, then fails: unhideInstance is not a function',
  () => {
    let isLoaded = false
    function Part() {
      return isLoaded ? <b>map</b> : <Suspending />
    }
    const element = () => (
      <Suspense fallback="Loading">
        <Part />
      </Suspense>
    )
    const {container, rerender} = underDomFiber(element())
    expect(container.textContent).toBe('Loading')
    isLoaded = true
    expect(failureOf(() => rerender(element()))).toBe('unhideInstance is not a function')
  },
)

fact(
  '… with an element next to it | throws at once: hideInstance is not a function',
  () => {
    expect(suspendBeside(<p>HUD</p>)).toBe('hideInstance is not a function')
  },
)

fact(
  '… with plain text next to it | throws at once: hideTextInstance is not a function',
  () => {
    expect(suspendBeside('HUD')).toBe('hideTextInstance is not a function')
  },
)

fact(
  '… with fast-text next to it | throws at once: hideInstance is not a function',
  () => {
    expect(suspendBeside(<fast-text text="HUD" />)).toBe('hideInstance is not a function')
  },
)

fact(
  'A mounted component suspends again | throws: hideInstance is not a function',
  () => {
    const isLoading = createFacet({initialValue: false})
    function Part() {
      // oxlint-disable-next-line typescript/only-throw-error -- how a component suspends
      if (useFacetUnwrap(isLoading) === true) throw never
      return <b>map</b>
    }
    underDomFiber(
      <Suspense fallback="Loading">
        <Part />
      </Suspense>,
    )
    expect(failureOf(() => isLoading.set(true))).toBe('hideInstance is not a function')
  },
)

fact('because a setter that is given a function calls it.', () => {
  const Screen = vi.fn(() => NO_VALUE)
  const {latest} = probeHook(() => useFacetState<unknown>('none'), undefined)
  const [, setScreen] = latest()
  setScreen(Screen)
  expect(Screen).toHaveBeenCalledWith('none')
})

// Features of React

fact(
  'State, reducer, context, refs, memo, forwardRef, fragments, keys | works | works',
  () => {
    const Level = createContext('cave')
    const Label = memo(
      forwardRef<HTMLElement, {text: string}>(function Label({text}, ref) {
        return <b ref={ref}>{text}</b>
      }),
    )
    const labels: (HTMLElement | null)[] = []
    function Part({order}: {order: string[]}) {
      const [score, addScore] = useReducer((sum: number, by: number) => sum + by, 0)
      const [level, setLevel] = useState(useContext(Level))
      const play = () => {
        addScore(5)
        setLevel('tower')
      }
      return (
        <>
          <button onClick={play}>{`${level} ${score}`}</button>
          {order.map((name) => (
            <Label key={name} text={name} ref={(label) => void labels.push(label)} />
          ))}
        </>
      )
    }
    const tree = (order: string[]) => (
      <Level.Provider value="castle">
        <Part order={order} />
      </Level.Provider>
    )
    const {container, rerender} = underDomFiber(tree(['a', 'b']))
    const [first, second] = container.querySelectorAll('b')
    expect(container.textContent).toBe('castle 0ab')
    expect(labels).toEqual([first, second])
    find(container, 'button').click()
    rerender(tree(['b', 'a']))
    expect(container.textContent).toBe('tower 5ba')
    expect([...container.querySelectorAll('b')]).toEqual([second, first])
  },
)

fact('useImperativeHandle, useDeferredValue | works | works', async () => {
  const handle: {current: {level: () => string} | null} = {current: null}
  const Part = forwardRef<{level: () => string}, {level: string}>(function Part(
    {level},
    ref,
  ) {
    useImperativeHandle(ref, () => ({level: () => level}), [level])
    return <b>{useDeferredValue(level)}</b>
  })
  const {container, rerender} = underDomFiber(<Part level="cave" ref={handle} />)
  expect(container.textContent).toBe('cave')
  rerender(<Part level="castle" ref={handle} />)
  expect(handle.current?.level()).toBe('castle')
  await vi.waitUntil(() => container.textContent !== 'cave')
  expect(container.textContent).toBe('castle')
})

fact('Error boundaries, class components | works | works', () => {
  function Broken(): null {
    throw new Error('no map')
  }
  const {container} = underDomFiber(<Boundary>map</Boundary>)
  expect(container.textContent).toBe('map')
  expect(insideBoundary(Broken).textContent).toBe('no map')
})

fact(
  'useId, useSyncExternalStore, useInsertionEffect | throws: dispatcher.useId is not a function',
  () => {
    const failure = (useHook: () => unknown) => failureOf(() => probeHook(useHook, null))
    const noStore = () => () => undefined
    expect(failure(useId)).toBe('dispatcher.useId is not a function')
    expect(failure(() => useSyncExternalStore(noStore, () => 1))).toBe(
      'dispatcher.useSyncExternalStore is not a function',
    )
    expect(failure(() => useInsertionEffect(() => undefined))).toBe(
      'dispatcher.useInsertionEffect is not a function',
    )
  },
)

fact('useTransition | returns its pair in the opposite order', () => {
  const pair = (show: typeof underDomFiber) =>
    probeHook(() => useTransition(), undefined, show)
      .latest()
      .map((item) => typeof item)
  expect(pair(underDomFiber)).toEqual(['function', 'boolean'])
  expect(pair(underReactDom)).toEqual(['boolean', 'function'])
})

fact('useFacetTransition | throws when the transition starts', () => {
  const [, start] = probeHook(() => useFacetTransition(), undefined).latest()
  expect(failureOf(() => start(() => undefined))).toBe(
    'reactStartTransition is not a function',
  )
})

fact('startFacetTransition | runs, is not deferred', () => {
  const page = createFacet({initialValue: 'map'})
  function Page() {
    return <b>{String(useFacetUnwrap(page))}</b>
  }
  const {container} = underDomFiber(<Page />)
  startFacetTransition(() => page.set('quests'))
  expect(container.textContent).toBe('quests')
})

fact('Automatic batching of state updates | no', async () => {
  const rendersFor = async (show: typeof underDomFiber) => {
    const {results, latest} = probeHook(
      () => {
        const [health, setHealth] = useState(3)
        const [potions, setPotions] = useState(2)
        return {health, potions, setHealth, setPotions}
      },
      undefined,
      show,
    )
    const {setHealth, setPotions} = latest()
    setHealth(4)
    setPotions(1)
    await vi.waitUntil(() => latest().health === 4 && latest().potions === 1)
    return results.length - 1
  }
  expect(await rendersFor(underDomFiber)).toBe(2)
  expect(await rendersFor(underReactDom)).toBe(1)
})

// StrictMode, DevTools

fact('A component that uses hooks | renders twice | renders twice', async () => {
  expect((await strictly(underDomFiber)).withHooks).toBe(2)
  expect((await strictly(underReactDom)).withHooks).toBe(2)
})

fact('A component without hooks | renders once | renders twice', async () => {
  expect((await strictly(underDomFiber)).without).toBe(1)
  expect((await strictly(underReactDom)).without).toBe(2)
})

fact(
  'Effects, when a component mounts | run once | run, clean up, run again',
  async () => {
    expect((await strictly(underDomFiber)).effects).toEqual(['run'])
    expect((await strictly(underReactDom)).effects).toEqual(['run', 'clean up', 'run'])
  },
)

fact(
  'This concerns everything that unwraps: useFacetUnwrap, Mount, With, Map, Times and Unwrap.',
  async () => {
    function Unwrapping({value}: {value: Facet<unknown>}) {
      useFacetUnwrap(value)
      return null
    }
    const parts: ((show: (part: ReactElement) => void) => string[])[] = [
      (show) => {
        const {facet, log} = fedFacet(3)
        show(<Unwrapping value={facet} />)
        return log
      },
      (show) => {
        const {facet, log} = fedFacet(true)
        show(
          <Mount when={facet}>
            <b />
          </Mount>,
        )
        return log
      },
      (show) => {
        const {facet, log} = fedFacet('Ada')
        show(<With data={facet}>{() => <b />}</With>)
        return log
      },
      (show) => {
        const {facet, log} = fedFacet(['Ada'])
        show(<Map array={facet}>{() => <b />}</Map>)
        return log
      },
      (show) => {
        const {facet, log} = fedFacet(2)
        show(<Times count={facet}>{() => <b />}</Times>)
        return log
      },
      (show) => {
        const {facet, log} = fedFacet(2)
        show(<Unwrap data={facet}>{() => <b />}</Unwrap>)
        return log
      },
    ]
    for (const render of [underDomFiber, underReactDom]) {
      const logs = (wrap: (part: ReactElement) => ReactElement) =>
        parts.map((part) => part((element) => render(wrap(element)).unmount()))
      const strict = logs((part) => <StrictMode>{part}</StrictMode>)
      const plain = logs((part) => part)
      await passiveEffects()
      expect(strict).toEqual(parts.map(() => ['connect']))
      expect(plain).toEqual(parts.map(() => ['connect', 'disconnect']))
    }
  },
)

/** Stands in for React DevTools while something runs, and counts what it is told. */
function withDevTools(run: (seen: {roots: number; commits: number}) => void): void {
  const seen = {roots: 0, commits: 0}
  vi.stubGlobal('__REACT_DEVTOOLS_GLOBAL_HOOK__', {
    isDisabled: false,
    supportsFiber: true,
    inject: () => (seen.roots += 1),
    onCommitFiberRoot: () => (seen.commits += 1),
    onCommitFiberUnmount: () => undefined,
  })
  try {
    run(seen)
  } finally {
    vi.unstubAllGlobals()
  }
}

fact(
  'In 0.6.4, render announces its root to React DevTools after the first commit',
  () => {
    const level = createFacet({initialValue: 'cave'})
    function Level() {
      return <b>{String(useFacetUnwrap(level))}</b>
    }
    withDevTools((seen) => {
      const unmount = render(<Level />, emptyContainer())
      expect(seen).toEqual({roots: 1, commits: 0})
      level.set('castle')
      expect(seen).toEqual({roots: 1, commits: 1})
      unmount()
    })
  },
)

fact('To register the root earlier, start it yourself', () => {
  withDevTools((seen) => {
    const reconciler = createReconciler()
    reconciler.injectIntoDevTools({
      bundleType: 1,
      version: '0.6.4',
      rendererPackageName: '@react-facet/dom-fiber',
    })
    const root = createFiberRoot(reconciler)(emptyContainer())
    reconciler.updateContainer(<b>cave</b>, root, null, () => undefined)
    expect(seen).toEqual({roots: 1, commits: 1})
  })
})

// Islands

function HudIsland({health, onRender}: {health: Facet<number>; onRender: () => void}) {
  const container = useRef<HTMLDivElement>(null)
  useEffect(() => {
    function Hud() {
      onRender()
      return <fast-text text={health} />
    }
    return render(<Hud />, container.current)
  }, [health, onRender])
  return <div ref={container} />
}

fact('When the host renders, the island does not', () => {
  const health = createFacet({initialValue: 3})
  const onRender = vi.fn()
  const {container, rerender, unmount} = underReactDom(
    <HudIsland health={health} onRender={onRender} />,
  )
  rerender(<HudIsland health={health} onRender={onRender} />)
  health.set(2)
  expect(container.textContent).toBe('2')
  expect(onRender).toHaveBeenCalledTimes(1)
  const island = find(container, 'div')
  unmount()
  expect(island.textContent).toBe('')
})

fact(
  "A new facet in the effect's dependencies unmounts the island and mounts a new one.",
  () => {
    const onRender = vi.fn()
    const island = (value: number) => (
      <HudIsland health={createFacet({initialValue: value})} onRender={onRender} />
    )
    const {container, rerender} = underReactDom(island(3))
    rerender(island(2))
    expect(container.textContent).toBe('2')
    expect(onRender).toHaveBeenCalledTimes(2)
  },
)

fact('With a react-dom root in a fast-div, one form has its onChange', async () => {
  const changed = vi.fn()
  function Form() {
    return (
      <input
        type="checkbox"
        onChange={(event) => {
          changed(event.target.value)
        }}
      />
    )
  }
  function ReactDomIsland() {
    const container = useRef<HTMLDivElement>(null)
    useEffect(() => {
      if (!container.current) return
      const root = createRoot(container.current)
      flushSync(() => root.render(<Form />))
      return () => root.unmount()
    }, [])
    return <fast-div ref={container} />
  }
  const {container} = underDomFiber(<ReactDomIsland />)
  await vi.waitUntil(() => container.querySelector('input'))
  find(container, 'input').click()
  expect(changed).toHaveBeenCalledWith('on')
})

// Testing

fact('so a test needs neither act nor waiting', () => {
  function Health({health}: {health: Facet<number>}) {
    const className = useFacetMap((hp) => (hp < 25 ? 'low' : 'ok'), [], [health])
    return (
      <fast-div className={className}>
        <fast-text text={health} />
      </fast-div>
    )
  }
  const container = emptyContainer()
  const health = createFacet({initialValue: 100})
  const unmount = render(<Health health={health} />, container)
  expect(container.innerHTML).toBe('<div class="ok">100</div>')
  health.set(20)
  expect(container.innerHTML).toBe('<div class="low">20</div>')
  unmount()
  expect(container.innerHTML).toBe('')
})

fact('Mounting through Mount, Map and the like is synchronous too.', () => {
  const isOpen = createFacet({initialValue: false})
  const names = createFacet({initialValue: ['Ada']})
  const {container} = underDomFiber(
    <Mount when={isOpen}>
      <Map array={names}>{(name) => <fast-text text={name} />}</Map>
    </Mount>,
  )
  isOpen.set(true)
  expect(container.textContent).toBe('Ada')
  names.set(['Ada', 'Bob'])
  expect(container.textContent).toBe('AdaBob')
})

fact('the first run of useFacetEffect, come in a later task.', async () => {
  const health = createFacet({initialValue: 3})
  const ran = vi.fn()
  probeHook(() => useFacetEffect(ran, [], [health]), undefined)
  await Promise.resolve()
  expect(ran).not.toHaveBeenCalled()
  await passiveEffects()
  expect(ran).toHaveBeenCalledTimes(1)
})

// Pitfalls

fact('throws "Objects are not valid as a React child"', () => {
  const health = createFacet({initialValue: 3})
  const failure = failureOf(() => underDomFiber(<p>{untyped(health)}</p>))
  expect(failure).toContain('Objects are not valid as a React child')
})

fact('creates an unknown element with classname="[object Object]"', () => {
  const mood = createFacet({initialValue: 'fine'})
  let html = ''
  complaintsDuring(() => {
    html = underReactDom(<fast-div className={mood} />).container.innerHTML
  })
  expect(html).toBe('<fast-div classname="[object Object]"></fast-div>')
})

fact('An attribute or event that does nothing is not on the list.', () => {
  const changed = vi.fn()
  let container: HTMLElement = emptyContainer()
  const complaints = complaintsDuring(() => {
    ;({container} = underDomFiber(<input title="Name" onChange={changed} />))
  })
  expect(container.innerHTML).toBe('<input>')
  find(container, 'input').dispatchEvent(new Event('change', {bubbles: true}))
  expect(changed).not.toHaveBeenCalled()
  expect(complaints).toEqual([])
})

fact('Three writes render an unwrapping component three times under 0.6.4', () => {
  const health = createFacet({initialValue: 3})
  const {results} = probeHook(() => useFacetUnwrap(health), undefined)
  for (const value of [2, 1, 0]) health.set(value)
  expect(results).toEqual([3, 2, 1, 0])
})

fact('leaves the stroke-width attribute behind', () => {
  const {container, rerender} = underDomFiber(<fast-line stroke="red" strokeWidth="2" />)
  rerender(<fast-line />)
  expect(find(container, 'line').getAttribute('stroke')).toBe(null)
  expect(find(container, 'line').getAttribute('stroke-width')).toBe('2')
})
