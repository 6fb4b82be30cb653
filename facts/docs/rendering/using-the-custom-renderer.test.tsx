import {
  createFacet,
  Map,
  Mount,
  NO_VALUE,
  startFacetTransition,
  Times,
  Unwrap,
  useFacetEffect,
  useFacetLayoutEffect,
  useFacetMap,
  useFacetState,
  useFacetUnwrap,
  With,
  type Facet,
  type FacetProp,
  type WritableFacet,
} from '@react-facet/core'
import * as domFiber from '@react-facet/dom-fiber'
import {
  createFiberRoot,
  createPortal,
  createReconciler,
  isElementContainer,
} from '@react-facet/dom-fiber'
import {
  sharedFacet,
  SharedFacetDriverProvider,
  useSharedFacet,
} from '@react-facet/shared-facet'
import {
  act,
  Component,
  createContext,
  createElement,
  forwardRef,
  lazy,
  memo,
  StrictMode,
  Suspense,
  useContext,
  useDeferredValue,
  useEffect,
  useId,
  useInsertionEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
  useTransition,
  type ComponentType,
  type CSSProperties,
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
  until,
} from '../../probes'
import {commit, renderInto, underDomFiber, underReactDom} from '../../render'

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

fact('Nothing renders when the facet changes.', () => {
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
  const {container} = underDomFiber(<Lives />)
  find(container, 'button').click()
  find(container, 'button').click()
  expect(container.textContent).toBe('Lives: 1')
  expect(onRender).toHaveBeenCalledTimes(1)
})

fact(
  'call root.render | paints a moment later: the container is still empty when the call returns',
  {renderer: '18.x'},
  async () => {
    const container = emptyContainer()
    const root = domFiber.createRoot(container)
    root.render(<b>cave</b>)
    expect(container.innerHTML).toBe('')
    await until(() => container.innerHTML !== '')
    expect(container.innerHTML).toBe('<b>cave</b>')
    root.unmount()
  },
)

fact(
  'call setState several times, in an event handler or outside of one | renders once',
  {renderer: '18.x'},
  async () => {
    for (const within of [(run: () => void) => run(), setTimeout]) {
      const {results, latest, unmount} = probeHook(() => {
        const [health, setHealth] = useState(3)
        const [potions, setPotions] = useState(2)
        return {sum: health + potions, setHealth, setPotions}
      }, undefined)
      const {setHealth, setPotions} = latest()
      within(() => {
        setHealth(4)
        setPotions(4)
      })
      await until(() => latest().sum !== 5)
      expect(results.map(({sum}) => sum)).toEqual([5, 8])
      unmount()
    }
  },
)

fact(
  'write facets that mount or unwrap something | renders once, after the writes',
  {renderer: '18.x'},
  async () => {
    const health = createFacet({initialValue: 3})
    const {results, latest} = probeHook(() => useFacetUnwrap(health), undefined)
    for (const value of [2, 1, 0]) health.set(value)
    expect(results).toEqual([3])
    await until(() => latest() === 0)
    expect(results).toEqual([3, 0])
  },
)

fact(
  'write facets that are bound to fast-* elements or effects | has nothing to do: the DOM has changed when the setter returns',
  () => {
    const health = createFacet({initialValue: 3})
    const onRender = vi.fn()
    const heard: number[] = []
    function Health() {
      onRender()
      useFacetLayoutEffect((hp) => void heard.push(hp), [], [health])
      return <fast-text text={health} />
    }
    const {container} = underDomFiber(<Health />)
    health.set(2)
    expect(container.textContent).toBe('2')
    expect(heard).toEqual([3, 2])
    expect(onRender).toHaveBeenCalledTimes(1)
  },
)

// createRoot

fact(
  'container is null | Throws HTML container cannot be null.',
  {renderer: '18.x'},
  () => {
    expect(failureOf(() => domFiber.createRoot(null))).toBe(
      'HTML container cannot be null.',
    )
  },
)

fact('Existing content | Kept. The tree is appended', () => {
  const container = emptyContainer()
  container.innerHTML = '<b>Loading</b>'
  const unmount = renderInto(container, <fast-p>Paused</fast-p>)
  expect(container.innerHTML).toBe('<b>Loading</b><p>Paused</p>')
  unmount()
})

fact(
  "Mode | React 18's concurrent root: automatic batching, transitions",
  {renderer: '18.x'},
  async () => {
    const page = createFacet({initialValue: 'map'})
    const shown = probeHook(() => useFacetUnwrap(page), undefined)
    startFacetTransition(() => page.set('quests'))
    commit(() => undefined)
    expect(shown.latest()).toBe('map')
    await until(() => shown.latest() === 'quests')
    expect(shown.results).toEqual(['map', 'quests'])
  },
)

fact(
  'Mounts the tree, or updates it when called again. State is kept',
  {renderer: '18.x'},
  async () => {
    const container = emptyContainer()
    function Level({name}: {name: string}) {
      const [first] = useState(name)
      return <b>{`${first} ${name}`}</b>
    }
    const root = domFiber.createRoot(container)
    for (const name of ['cave', 'castle']) {
      root.render(<Level name={name} />)
      await until(() => container.textContent.endsWith(name))
    }
    expect(container.innerHTML).toBe('<b>cave castle</b>')
    root.unmount()
    await until(() => container.innerHTML === '')
  },
)

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

type Reconciler = ReturnType<typeof createReconciler>

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
  const show = (element: ReactElement, reconcilers: Reconciler[]) =>
    complaintsDuring(() => {
      for (const [index, reconciler] of reconcilers.entries()) {
        const root = createFiberRoot(reconciler)(containers[index] ?? emptyContainer())
        reconciler.flushSync(() =>
          reconciler.updateContainer(element, root, null, () => undefined),
        )
      }
    })
  const complaints = show(tree('castle'), [createReconciler(), createReconciler()])
  expect(complaints.join()).toContain(
    'Detected multiple renderers concurrently rendering the same context provider',
  )
  expect(containers.map(({textContent}) => textContent)).toEqual(['castle', 'castle'])

  const Other = createContext('default')
  const one = createReconciler()
  const provided = <Other.Provider value="cave">x</Other.Provider>
  expect(show(provided, [one, one])).toEqual([])
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
  "A shared facet's driver, asked for data while React renders | The console: React renders once more, without asking the driver again",
  {renderer: '18.x'},
  () => {
    const player = sharedFacet<string>('player')
    const driver = vi.fn(() => {
      throw new Error('no engine')
    })
    function Name() {
      return <fast-text text={useSharedFacet(player)} />
    }
    let container: HTMLElement = emptyContainer()
    const complaints = complaintsDuring(() => {
      ;({container} = underDomFiber(
        <Boundary>
          <SharedFacetDriverProvider value={driver}>
            <Name />
          </SharedFacetDriverProvider>
        </Boundary>,
      ))
    })
    expect(container.innerHTML).toBe('')
    expect(driver).toHaveBeenCalledTimes(1)
    expect(complaints.join()).toContain('no engine')
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
  expect(failureOf(() => commit(() => level.set('broken')))).toBe('no map')
  expect(container.innerHTML).toBe('')
})

// Suspense

/** A component that suspends until it has loaded and when it is told to. */
function suspending(isLoading: boolean) {
  const waiting: (() => void)[] = []
  function Part({again = false}) {
    // oxlint-disable-next-line typescript/only-throw-error -- how a component suspends
    if (isLoading || again) throw new Promise<void>((resolve) => waiting.push(resolve))
    return <b>map</b>
  }
  const load = () => {
    isLoading = false
    for (const resolve of waiting) resolve()
  }
  return {Part, load}
}

/** Shows a component that suspends beside something, and what that becomes. */
function suspendBeside(sibling: ReactNode, isLoading = true) {
  const {Part, load} = suspending(isLoading)
  const element = (again = false) => (
    <Suspense fallback="Loading">
      {sibling}
      <Part again={again} />
    </Suspense>
  )
  const screen = underDomFiber(element())
  return {
    ...screen,
    reveal: () => {
      load()
      return failureOf(() => screen.rerender(element()))
    },
    suspendAgain: () => failureOf(() => screen.rerender(element(true))),
  }
}

fact('React.lazy | works', {renderer: '18.x'}, async () => {
  const Screen = lazy(() => Promise.resolve({default: () => <b>map</b>}))
  const {container} = underDomFiber(
    <Suspense fallback="Loading">
      <Screen />
    </Suspense>,
  )
  expect(container.innerHTML).toBe('Loading')
  await until(() => container.innerHTML !== 'Loading')
  expect(container.innerHTML).toBe('<b>map</b>')
})

fact(
  'A component suspends on its first mount, alone in its boundary or beside elements | works',
  {renderer: '18.x'},
  () => {
    for (const [sibling, html] of [
      [null, ''],
      [<p>HUD</p>, '<p>HUD</p>'],
    ] as const) {
      const {container, reveal} = suspendBeside(sibling)
      expect(container.innerHTML).toBe('Loading')
      expect(reveal()).toBe('no failure')
      expect(container.innerHTML).toBe(`${html}<b>map</b>`)
    }
  },
)

fact(
  '… beside plain text | fails when it is shown: unhideTextInstance is not a function',
  {renderer: '18.x'},
  () => {
    expect(suspendBeside('HUD').reveal()).toBe('unhideTextInstance is not a function')
  },
)

fact(
  '… beside fast-text | fails when it is shown: Cannot set properties of undefined',
  {renderer: '18.x'},
  () => {
    expect(suspendBeside(<fast-text text="HUD" />).reveal()).toContain(
      'Cannot set properties of undefined',
    )
  },
)

fact(
  'A mounted component suspends again | works for elements; text fails',
  {renderer: '18.x'},
  () => {
    const beside = suspendBeside(<p>HUD</p>)
    beside.reveal()
    expect(beside.suspendAgain()).toBe('no failure')
    expect(beside.container.textContent).toBe('HUDmapLoading')
    expect(find(beside.container, 'p').style.display).toBe('none')
    beside.reveal()
    expect(beside.container.innerHTML).toBe('<p style="">HUD</p><b style="">map</b>')
    expect(suspendBeside('HUD', false).suspendAgain()).toBe(
      'hideTextInstance is not a function',
    )
  },
)

fact(
  '… and has an element whose style lacks display | that element stays hidden',
  {renderer: '18.x'},
  () => {
    const styled = (style: CSSProperties) => {
      const beside = suspendBeside(<div style={style}>HUD</div>)
      beside.reveal()
      beside.suspendAgain()
      beside.reveal()
      return find(beside.container, 'div').style.display
    }
    expect(styled({color: 'red'})).toBe('none')
    expect(styled({color: 'red', display: 'flex'})).toBe('flex')
  },
)

/** A boundary around a component that suspends while a facet is true. */
function suspendedBy(isLoading: WritableFacet<boolean>, unwrapsAbove: boolean) {
  const neverSettles = new Promise<void>(() => undefined)
  function Part({loads}: {loads: FacetProp<boolean>}) {
    // oxlint-disable-next-line typescript/only-throw-error -- how a component suspends
    if (useFacetUnwrap(loads) === true) throw neverSettles
    return <b>map</b>
  }
  const inBoundary = (loads: FacetProp<boolean>) => (
    <Suspense fallback="Loading">
      <Part loads={loads} />
    </Suspense>
  )
  function Above() {
    return inBoundary(useFacetUnwrap(isLoading) === true)
  }
  const {container} = underDomFiber(unwrapsAbove ? <Above /> : inBoundary(isLoading))
  commit(() => isLoading.set(true))
  return container
}

fact(
  '… for a facet that it unwraps itself | unsubscribed while hidden, it stays hidden when the facet changes back',
  {renderer: '18.x'},
  () => {
    const isLoading = createFacet({initialValue: false})
    const container = suspendedBy(isLoading, false)
    commit(() => isLoading.set(false))
    expect(container.innerHTML).toBe('<b style="display: none;">map</b>Loading')
  },
)

fact(
  'Unwrap what decides about suspending above the boundary, and pass the value down.',
  {renderer: '18.x'},
  () => {
    const isLoading = createFacet({initialValue: false})
    const container = suspendedBy(isLoading, true)
    expect(container.innerHTML).toBe('<b style="display: none;">map</b>Loading')
    commit(() => isLoading.set(false))
    expect(container.innerHTML).toBe('<b style="">map</b>')
  },
)

// Features of React

fact('The hooks and components of React 18 work', {renderer: '18.x'}, () => {
  const Level = createContext('cave')
  const Label = memo(
    forwardRef<HTMLElement, {text: string}>(function Label({text}, ref) {
      const id = useId()
      const stored = useSyncExternalStore(
        () => () => undefined,
        () => 'stored',
      )
      const [isPending] = useTransition()
      useInsertionEffect(() => undefined)
      return <b ref={ref}>{[useDeferredValue(text), id, stored, isPending].join()}</b>
    }),
  )
  const label: {current: HTMLElement | null} = {current: null}
  function Part() {
    return <Label text={useContext(Level)} ref={label} />
  }
  underDomFiber(
    <Boundary>
      <Level.Provider value="castle">
        <Part />
      </Level.Provider>
    </Boundary>,
  )
  expect(label.current?.textContent).toMatch(/^castle,:r\w+:,stored,false$/)
})

// StrictMode, DevTools

fact(
  'components render twice, and the effects of a component that mounts run, clean up and run again.',
  {renderer: '18.x'},
  async () => {
    const expected = {withHooks: 2, without: 2, effects: ['run', 'clean up', 'run']}
    expect(await strictly(underDomFiber)).toEqual(expected)
    expect(await strictly(underReactDom)).toEqual(expected)
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

// Islands

function HudIsland({health, onRender}: {health: Facet<number>; onRender: () => void}) {
  const container = useRef<HTMLDivElement>(null)
  useEffect(() => {
    function Hud() {
      onRender()
      return <fast-text text={health} />
    }
    return renderInto(container.current, <Hud />)
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

fact(
  'A write that only reaches fast-* elements and effects needs no act.',
  {renderer: '18.x'},
  () => {
    vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
    try {
      const health = createFacet({initialValue: 100})
      const saved: number[] = []
      function Health() {
        useFacetEffect((hp) => void saved.push(hp), [], [health])
        const isLow = useFacetMap((hp) => hp < 25, [], [health])
        return (
          <p>
            <fast-text text={health} />
            <Mount when={isLow}>
              <b>low</b>
            </Mount>
          </p>
        )
      }
      const container = emptyContainer()
      const root = domFiber.createRoot(container)
      act(() => root.render(<Health />))
      expect(container.innerHTML).toBe('<p>100</p>')
      expect(saved).toEqual([100])
      expect(complaintsDuring(() => health.set(90))).toEqual([])
      expect(container.innerHTML).toBe('<p>90</p>')
      expect(saved).toEqual([100, 90])
      act(() => health.set(20))
      expect(container.innerHTML).toBe('<p>20<b>low</b></p>')
      expect(complaintsDuring(() => health.set(30)).join()).toContain('act(')
      act(() => root.unmount())
      expect(container.innerHTML).toBe('')
    } finally {
      vi.unstubAllGlobals()
    }
  },
)

// Pitfalls

fact(
  'getByRole, getByLabelText | Only by the role an element has by itself, or a label around the field: fast-* take no role and no aria-*',
  () => {
    const attributes = {role: 'search', 'aria-label': 'Name'}
    const {container} = underDomFiber(
      createElement('label', null, <fast-input {...attributes} />),
    )
    const field = container.querySelector('input')
    expect(field?.getAttributeNames()).toEqual([])
    expect(field?.labels).toHaveLength(1)
  },
)

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

fact('leaves the stroke-width attribute behind', () => {
  const {container, rerender} = underDomFiber(<fast-line stroke="red" strokeWidth="2" />)
  rerender(<fast-line />)
  expect(find(container, 'line').getAttribute('stroke')).toBe(null)
  expect(find(container, 'line').getAttribute('stroke-width')).toBe('2')
})
