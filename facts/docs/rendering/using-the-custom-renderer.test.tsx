import {
  createFacet,
  mapFacetsLightweight,
  Mount,
  useFacetEffect,
  useFacetMap,
  useFacetUnwrap,
  type Facet,
  type FacetProp,
} from '@react-facet/core'
import * as domFiber from '@react-facet/dom-fiber'
import {createPortal, createReconciler} from '@react-facet/dom-fiber'
import {createRequire} from 'node:module'
import {
  act,
  createContext,
  createElement,
  lazy,
  memo,
  StrictMode,
  Suspense,
  useContext,
  useDeferredValue,
  useId,
  useMemo,
  useState,
  useSyncExternalStore,
  useTransition,
  type ComponentType,
  type CSSProperties,
  type ReactElement,
  type ReactNode,
} from 'react'
import {vi} from 'vitest'
import * as claims from '../../claims'
import {expect, facts} from '../../fact'
import {
  Boundary,
  complaintsDuring,
  errorsDuring,
  failureOf,
  fedFacet,
  find,
  inBoundary,
  inComponent,
  Island,
  Logged,
  mountComponents,
  mutationsDuring,
  passiveEffects,
  probeStrictMode,
  samplesOf,
  testsOf,
  until,
} from '../../probes'
import {commit, renderInto, underDomFiber, underReactDom} from '../../render'

const sample = samplesOf(import.meta.filename)
const require = createRequire(import.meta.url)

/** An element in the document, for a root. */
const box = () => document.body.appendChild(document.createElement('div'))

facts('18.x', {
  async 'Nothing renders when the facet changes.'() {
    const root = box()
    root.id = 'root'
    sample('main.tsx')
    await until(() => root.innerHTML !== '')
    const changes = mutationsDuring(root, () => {
      for (let press = 0; press < 4; press += 1) find(root, 'button').click()
    })
    expect(changes).toEqual(['characterData', 'characterData', 'characterData'])
    expect(root.textContent).toBe('Lives: 0')
  },
})

const emptyContainer = () => document.createElement('div')

// Roots

facts('18.x', {
  async 'call root.render | renders a moment later: the container is unchanged when the call returns'() {
    const container = emptyContainer()
    const root = domFiber.createRoot(container)
    root.render(<b>cave</b>)
    expect(container.innerHTML).toBe('')
    await until(() => container.innerHTML === '<b>cave</b>')
    root.unmount()
  },

  'call setState several times, in an event handler or outside of one | renders once':
    claims.statesRender,

  'write facets that mount or unwrap something | renders once, after the writes':
    claims.writesRender,
})

facts({
  'write facets that are bound to fast-* elements | has nothing to do: the DOM has changed when the setter returns, or the batch around it':
    claims.boundElementsFollowAtOnce,
})

// createRoot

facts('18.x', {
  'container is null | Throws HTML container cannot be null.': () =>
    expect(() => domFiber.createRoot(null)).toThrow('HTML container cannot be null.'),
})

facts({
  'Existing content | Kept. The tree is appended'() {
    const container = emptyContainer()
    container.innerHTML = '<b>Loading</b>'
    const unmount = renderInto(container, <fast-p>Paused</fast-p>)
    expect(container.innerHTML).toBe('<b>Loading</b><p>Paused</p>')
    unmount()
  },
})

facts('18.x', {
  async 'Existing content | Kept. The tree is appended'() {
    const {openPauseMenu} = sample<
      'openPauseMenu',
      (container: HTMLElement) => () => void
    >('function openPauseMenu')
    const container = box()
    container.innerHTML = '<p>Game</p>'
    const close = openPauseMenu(container)
    await until(() => container.childElementCount > 1)
    expect(container.innerHTML).toBe('<p>Game</p><div class="menu">Paused</div>')
    close()
    await until(() => container.childElementCount === 1)
    expect(container.innerHTML).toBe('<p>Game</p>')
  },

  async 'Mounts the tree, or updates it when called again. Components that stay keep their state'() {
    const container = emptyContainer()
    function Level({name}: {name: string}) {
      return <b>{`${useState(name)[0]} ${name}`}</b>
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

  async 'Unmounts the tree and ends almost all of its subscriptions, a moment later.'() {
    const {facet, log} = fedFacet('cave')
    const container = emptyContainer()
    const root = domFiber.createRoot(container)
    root.render(<fast-text text={facet} />)
    await until(() => container.innerHTML === 'cave')
    root.unmount()
    expect(container.innerHTML).toBe('cave')
    await until(() => container.innerHTML === '')
    expect(log).toEqual(['connect', 'disconnect'])
  },

  async 'Call root.render again for a different tree.'() {
    const {showLoading} = sample<
      'showLoading',
      (container: HTMLElement, level: string) => void
    >('function showLoading')
    const container = box()
    for (const level of ['Cave', 'Castle']) {
      showLoading(container, level)
      await until(() => container.textContent === `Loading ${level}`)
    }
    expect(container.innerHTML).toBe('<p>Loading Castle</p>')
  },
})

// Portals

/** Shows a portal, and logs the mounts and unmounts of its content. */
function showPortal(
  usePortal: (children: ReactElement, layer: HTMLElement) => ReactNode,
) {
  const log: string[] = []
  const content = <Logged name="tip" log={log} />
  const layer = emptyContainer()
  return {log, layer, ...inComponent(() => usePortal(content, layer))}
}

const usePortalInMemo = (children: ReactElement, layer: HTMLElement) =>
  useMemo(() => createPortal(children, layer), [children, layer])

facts({
  'When a component makes a new portal in its render, the children unmount and mount again'() {
    const fresh = showPortal(createPortal)
    const memoised = showPortal(usePortalInMemo)
    for (const {rerender} of [fresh, memoised]) rerender()
    expect(fresh.log.toSorted()).toEqual(['tip mounts', 'tip mounts', 'tip unmounts'])
    expect(memoised.log).toEqual(['tip mounts'])
  },

  'Wrap createPortal in useMemo.'() {
    const {Tooltip} = sample<'Tooltip'>('Tooltip.tsx')
    const layer = box()
    const text = createFacet({initialValue: 'Bow'})
    const {rerender, unmount} = underDomFiber(<Tooltip text={text} layer={layer} />)
    const tooltip = find(layer, '.tooltip')
    rerender(<Tooltip text={text} layer={layer} />)
    text.set('Axe')
    expect(find(layer, '.tooltip')).toBe(tooltip)
    expect(tooltip.textContent).toBe('Axe')
    unmount()
    expect(layer.innerHTML).toBe('')
  },

  'React context reaches into a portal.'() {
    const Level = createContext('default')
    const layer = emptyContainer()
    const Tip = () => <b>{useContext(Level)}</b>
    underDomFiber(
      <Level.Provider value="castle">{createPortal(<Tip />, layer)}</Level.Provider>,
    )
    expect(layer.textContent).toBe('castle')
  },

  'Events bubble by DOM position: a click in the portal reaches the elements around its container, whichever component made it.'() {
    const maker = vi.fn()
    const around = vi.fn()
    const page = emptyContainer()
    page.addEventListener('click', around)
    const layer = page.appendChild(emptyContainer())
    underDomFiber(
      <fast-div onClick={maker}>
        <>{createPortal(<b>tip</b>, layer)}</>
      </fast-div>,
    )
    find(layer, 'b').click()
    expect(around).toHaveBeenCalledTimes(1)
    expect(maker).not.toHaveBeenCalled()
  },

  'Unmounting removes what the portal added. Other content of the container stays.'() {
    const {layer, unmount} = showPortal(usePortalInMemo)
    layer.append('other')
    expect(layer.innerHTML).toBe('<li>tip</li>other')
    unmount()
    expect(layer.innerHTML).toBe('other')
  },

  async "Makes React's root object for a container, from a reconciler"() {
    const reconciler = domFiber.createReconciler()
    const load = (name: string) =>
      name === '@react-facet/dom-fiber'
        ? {...domFiber, createReconciler: () => reconciler}
        : (require(name) as unknown)
    const {createOverlayRoot} = sample<
      'createOverlayRoot',
      ReturnType<typeof domFiber.createFiberRoot>
    >('const createOverlayRoot', {require: load})
    const container = box()
    const root = createOverlayRoot(container)
    expect(container.innerHTML).toBe('')
    reconciler.updateContainer(<p>HUD</p>, root, null, () => undefined)
    await until(() => container.innerHTML !== '')
    expect(container.innerHTML).toBe('<p>HUD</p>')
  },

  // Internals
  'If two roots with reconcilers of their own provide the same context, React warns in development'() {
    const complaintsOf = (reconcilers: ReturnType<typeof createReconciler>[]) => {
      const {Provider} = createContext('default')
      return complaintsDuring(() => {
        for (const reconciler of reconcilers) {
          renderInto(emptyContainer(), <Provider value="castle" />, reconciler)
        }
      }).join()
    }
    expect(complaintsOf([createReconciler(), createReconciler()])).toContain(
      'Detected multiple renderers concurrently rendering the same context provider',
    )
    const common = createReconciler()
    expect(complaintsOf([common, common])).toBe('')
  },

  async 'A host that mounts many roots can share one reconciler:'() {
    const {mount} = sample<
      'mount',
      (element: ReactElement, container: HTMLElement) => () => void
    >('function mount(')
    const containers = [box(), box()]
    const unmounts = containers.map((container) => mount(<p>HUD</p>, container))
    await until(() => containers.every(({innerHTML}) => innerHTML !== ''))
    expect(containers.map(({innerHTML}) => innerHTML)).toEqual([
      '<p>HUD</p>',
      '<p>HUD</p>',
    ])
    unmounts.forEach((unmount) => unmount())
    await until(() => containers.every(({innerHTML}) => innerHTML === ''))
  },

  'isElementContainer looks for the property children, so fast-text counts as an element'() {
    const {childCount} = sample<'childCount', (node: object) => number>(
      'const childCount',
    )
    expect(
      [{children: new Set([1, 2])}, {children: new Set()}, {}].map(childCount),
    ).toEqual([2, 0, 0])
  },

  // Elements and events
  'A plain tag and its fast-* counterpart run the same code, so a facet on a plain tag works at run time.':
    claims.plainTagTakesFacets,

  async 'For any other event, add the listener yourself:'() {
    const {ZoomableMap} = sample<'ZoomableMap'>('ZoomableMap.tsx')
    const {container, renders} = inComponent(ZoomableMap)
    await passiveEffects()
    find(container, '.map').dispatchEvent(new WheelEvent('wheel', {deltaY: -1}))
    expect(find(container, 'img').style.transform).toBe('scale(1.1)')
    expect(renders()).toBe(1)
  },
})

// Errors

const fail = (): string => {
  throw new Error('no map')
}

/** Throws for the level 'broken', as an effect, selector or observer may. */
const failIfBroken = (level: string) => (level === 'broken' ? fail() : level)

function WithSelector({level}: {level: Facet<string>}) {
  return <fast-text text={useFacetMap(failIfBroken, [], [level])} />
}

function WithEffect({level}: {level: Facet<string>}) {
  useFacetEffect((name) => void failIfBroken(name), [], [level])
  return <b>map</b>
}

facts({
  "A component's render | The nearest error boundary"() {
    const Broken = () => <b>{fail()}</b>
    expect(inBoundary(<Broken />).container.textContent).toBe('no map')
  },

  'A facet effect or selector, when the component mounts or a dependency changes | The nearest error boundary'() {
    const castle = createFacet({initialValue: 'castle'})
    const broken = createFacet({initialValue: 'broken'})
    // Under react-dom, passive effects run before `show` returns.
    for (const [Part, show] of [
      [WithSelector, underDomFiber],
      [WithEffect, underReactDom],
    ] as const) {
      const failing = inBoundary(<Part level={broken} />, show)
      expect(failing.container.textContent).toBe('no map')
      const part = (level: Facet<string>) => (
        <Boundary>
          <Part level={level} />
        </Boundary>
      )
      const {container, rerender} = show(part(castle))
      errorsDuring(() => rerender(part(broken)))
      expect(container.textContent).toBe('no map')
    }
  },

  'An effect, selector or observer, when a facet is written | The code that wrote the facet, or the outermost batch or write around it'() {
    const outer = createFacet({initialValue: 'castle'})
    const inner = createFacet({initialValue: 'castle'})
    const writes = vi.fn((name: string) => inner.set(name))
    outer.observe(writes)
    mapFacetsLightweight([inner, inner], failIfBroken).observe(() => undefined)
    expect(failureOf(() => outer.set('broken'))).toBe('no map')
    // The inner writes do not throw: a selector of two facets runs at the end of the outer write.
    expect(writes.mock.results.map(({type}) => type)).toEqual(['return', 'return'])
    for (const observe of [
      (level: Facet<string>) => void inBoundary(<WithSelector level={level} />),
      (level: Facet<string>) =>
        void inBoundary(<WithEffect level={level} />, underReactDom),
      (level: Facet<string>) => void level.observe(failIfBroken),
    ]) {
      const level = createFacet({initialValue: 'castle'})
      observe(level)
      const before = document.body.textContent
      expect(failureOf(() => level.set('broken'))).toBe('no map')
      expect(document.body.textContent).toBe(before)
    }
  },

  "An event handler | The browser's error event"() {
    const {container} = inBoundary(<button onClick={fail}>Load</button>)
    const errors = errorsDuring(() => find(container, 'button').click())
    expect(errors).toEqual(['no map'])
    expect(container.textContent).toBe('Load')
  },
})

facts('18.x', {
  "A shared facet's driver, or the selector of a shared selector or of a memo made earlier, when it first runs while React renders | The console: React renders once more, without running it again":
    claims.errorOfDriverWhileRendering,
})

facts({
  'Without a boundary, an error that would reach one unmounts the whole tree of that root.'() {
    const level = createFacet({initialValue: 'castle'})
    const Part = () => <b>{failIfBroken(String(useFacetUnwrap(level)))}</b>
    const other = underDomFiber(<p>menu</p>)
    const {container} = inComponent(() => [<p key="1">HUD</p>, <Part key="2" />])
    expect(container.textContent).toBe('HUDcastle')
    expect(failureOf(() => commit(() => level.set('broken')))).toBe('no map')
    expect(container.innerHTML).toBe('')
    expect(other.container.innerHTML).toBe('<p>menu</p>')
  },
})

// Suspense

const never = new Promise<void>(() => undefined)

/** In one boundary, shows a sibling and a component that suspends if `isLoading`. */
function suspendBeside(sibling: ReactNode, isLoading = true, show = underDomFiber) {
  function Part({suspends}: {suspends: boolean}) {
    // oxlint-disable-next-line typescript/only-throw-error -- how a component suspends
    if (suspends) throw never
    return <b>map</b>
  }
  const element = (suspends: boolean) => (
    <Suspense fallback="Loading">
      {sibling}
      <Part suspends={suspends} />
    </Suspense>
  )
  const screen = show(element(isLoading))
  return {
    ...screen,
    reveal: () => failureOf(() => screen.rerender(element(false))),
    suspendAgain: () => failureOf(() => screen.rerender(element(true))),
  }
}

facts('18.x', {
  async 'A component suspends on its first mount, as React.lazy does, alone in its boundary or beside elements | works'() {
    for (const [sibling, html] of [
      [null, ''],
      [<p>HUD</p>, '<p>HUD</p>'],
    ] as const) {
      const Level = lazy(() => Promise.resolve({default: () => <b>map</b>}))
      const {container} = underDomFiber(
        <Suspense fallback="Loading">
          {sibling}
          <Level />
        </Suspense>,
      )
      expect(container.innerHTML).toBe('Loading')
      await until(() => container.innerHTML !== 'Loading')
      expect(container.innerHTML).toBe(`${html}<b>map</b>`)
    }
  },

  '… beside plain text | fails when it is shown: unhideTextInstance is not a function'() {
    expect(suspendBeside('HUD').reveal()).toBe('unhideTextInstance is not a function')
  },

  '… beside fast-text | fails when it is shown: Cannot set properties of undefined'() {
    expect(suspendBeside(<fast-text text="HUD" />).reveal()).toContain(
      'Cannot set properties of undefined',
    )
  },
})

const Binding = ({value}: {value: Facet<unknown>}) => (
  <fast-p className={value as Facet<string>} />
)

const Unwrapping = ({value}: {value: Facet<unknown>}) => <>{void useFacetUnwrap(value)}</>

facts('18.x', {
  '… beside an element that binds a facet, or a component that unwraps one | works, but leaves a subscription behind'() {
    for (const [Sibling, show, html] of [
      [Binding, underDomFiber, '<p class="HUD"></p>'],
      [Unwrapping, underDomFiber, ''],
      [Unwrapping, underReactDom, ''],
    ] as const) {
      const {facet, log} = fedFacet<unknown>('HUD')
      const {container, reveal, unmount} = suspendBeside(
        <Sibling value={facet} />,
        true,
        show,
      )
      expect(reveal()).toBe('no failure')
      expect(container.innerHTML).toBe(`${html}<b>map</b>`)
      unmount()
      expect(log).toEqual(['connect'])
    }
  },

  'A mounted component suspends again | works for elements; text fails'() {
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

  '… and an outermost element in the boundary has a style without display | that element stays hidden'() {
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
})

/** The HTML when a facet makes a component suspend, and when the facet has changed back. */
function htmlWhenUnwrapped(unwrapped: 'above the boundary' | 'inside the boundary') {
  const isLoading = createFacet({initialValue: false})
  function Part({loads}: {loads: FacetProp<boolean>}) {
    // oxlint-disable-next-line typescript/only-throw-error -- how a component suspends
    if (useFacetUnwrap(loads) === true) throw never
    return <b>map</b>
  }
  const inSuspense = (loads: FacetProp<boolean>) => (
    <Suspense fallback="Loading">
      <Part loads={loads} />
    </Suspense>
  )
  function Above() {
    return inSuspense(useFacetUnwrap(isLoading) === true)
  }
  const page = unwrapped === 'above the boundary' ? <Above /> : inSuspense(isLoading)
  const {container} = underDomFiber(page)
  return [true, false].map((loads) => {
    commit(() => isLoading.set(loads))
    return container.innerHTML
  })
}

const hiddenMap = '<b style="display: none;">map</b>Loading'

facts('18.x', {
  '… because of a facet that the component itself unwraps | it is unsubscribed while hidden, so it stays hidden when the facet changes back':
    () =>
      expect(htmlWhenUnwrapped('inside the boundary')).toEqual([hiddenMap, hiddenMap]),

  'Above the boundary, unwrap the facet that decides whether a component suspends, and pass the value down.'() {
    const shown = htmlWhenUnwrapped('above the boundary')
    expect(shown).toEqual([hiddenMap, '<b style="">map</b>'])
  },

  // Features of React
  'Apart from Suspense, the hooks and components of React 18 work'() {
    const Level = createContext('cave')
    const Label = memo(function Label({text}: {text: string}) {
      const level = useContext(Level)
      const id = useId()
      const stored = useSyncExternalStore(
        () => () => undefined,
        () => 'stored',
      )
      const [isPending] = useTransition()
      return <b>{[level, useDeferredValue(text), id, stored, isPending].join()}</b>
    })
    const {container} = underDomFiber(
      <Level.Provider value="castle">
        <Label text="moat" />
      </Level.Provider>,
    )
    expect(container.textContent).toMatch(/^castle,moat,:r\w+:,stored,false$/)
  },

  async 'useId (two roots of createRoot get the same ids)'() {
    function Shown() {
      return useId()
    }
    const containers = [emptyContainer(), emptyContainer()]
    const roots = containers.map(domFiber.createRoot)
    for (const root of roots) root.render(<Shown />)
    await until(() => containers.every(({textContent}) => textContent !== ''))
    expect(containers.map(({textContent}) => textContent)).toEqual([':r0:', ':r0:'])
    for (const root of roots) root.unmount()
  },

  // StrictMode, DevTools
  async 'In development, StrictMode does the same as under react-dom: components render twice, and the effects of a component that mounts run, clean up and run again.'() {
    const expected = {withHooks: 2, without: 2, effects: ['run', 'clean up', 'run']}
    expect(await probeStrictMode(underDomFiber)).toEqual(expected)
    expect(await probeStrictMode(underReactDom)).toEqual(expected)
  },
})

facts({
  async 'When React renders a component twice as it mounts or gets another facet, one of the two subscriptions is never ended: after the component is gone, the facet still has an observer, and what feeds it stays connected. This leak concerns everything that unwraps: useFacetUnwrap, Mount, With, Map, Times and Unwrap.'() {
    const parts = [
      {shows: 'Ada', element: (name: Facet<unknown>) => <Unwrapping value={name} />},
      ...mountComponents,
    ]
    for (const show of [underDomFiber, underReactDom]) {
      const logs = (Mode: ComponentType<{children: ReactNode}> | typeof StrictMode) =>
        parts.map(({shows, element}) => {
          const [first, next] = [fedFacet(shows), fedFacet(shows)]
          const {rerender, unmount} = show(<Mode>{element(first.facet)}</Mode>)
          rerender(<Mode>{element(next.facet)}</Mode>)
          unmount()
          return [first.log, next.log]
        })
      const [strict, plain] = [logs(StrictMode), logs(Boundary)]
      await passiveEffects()
      const [leaked, ended] = [['connect'], ['connect', 'disconnect']]
      expect(strict).toEqual(parts.map(() => [leaked, leaked]))
      expect(plain).toEqual(parts.map(() => [ended, ended]))
    }
  },
})

// Islands

/** A HUD for an island; `onRender` counts its renders. */
function hud(value: number) {
  const health = createFacet({initialValue: value})
  const onRender = vi.fn(() => <fast-text text={health} />)
  const Hud = () => onRender()
  return {health, onRender, element: <Hud />}
}

facts({
  'When the host renders, the island does not'() {
    const {health, onRender, element} = hud(3)
    const {container, rerender, unmount} = underReactDom(<Island>{element}</Island>)
    rerender(<Island>{element}</Island>)
    health.set(2)
    expect(container.textContent).toBe('2')
    expect(onRender).toHaveBeenCalledTimes(1)
    const island = find(container, 'div')
    // The island unmounts with its host.
    unmount()
    expect(island.textContent).toBe('')
  },

  "A new facet in the effect's dependencies unmounts the island and mounts a new one."() {
    const [old, next] = [hud(3), hud(2)]
    const {container, rerender} = underReactDom(<Island>{old.element}</Island>)
    rerender(<Island>{next.element}</Island>)
    expect(container.textContent).toBe('2')
    expect(next.onRender).toHaveBeenCalledTimes(1)
  },

  async 'a form in a react-dom root inside a fast-div has its onChange'() {
    const changed = vi.fn()
    const Form = () => (
      <input type="checkbox" onChange={(event) => void changed(event.target.value)} />
    )
    const {ReactDomIsland} = sample<'ReactDomIsland'>('ReactDomIsland.tsx')
    const {container} = underDomFiber(<ReactDomIsland Form={Form} />)
    await vi.waitUntil(() => container.querySelector('input'))
    find(container, 'input').click()
    expect(changed).toHaveBeenCalledWith('on')
  },
})

facts('18.x', {
  'Wrap what makes React render in act of React 18.3, which renders, and runs passive effects, before it returns'() {
    expect(testsOf((globals) => sample('Health.test.tsx', globals))).toEqual([
      'health below 25 is shown as low',
    ])
  },

  // Testing
  'A write that reaches no component, just fast-* elements and effects, renders nothing and needs no act.'() {
    vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
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
    expect(complaintsDuring(() => health.set(90))).toEqual([])
    expect(container.innerHTML).toBe('<p>90</p>')
    expect(saved).toEqual([100, 90])
    // A write that mounts or unmounts something does need it.
    expect(complaintsDuring(() => health.set(20)).join()).toContain('act(')
    act(() => root.unmount())
  },
})

// Pitfalls

facts({
  "getByRole, getByLabelText | By an element's own role, or a label around the field: role and aria-* are dropped"() {
    const attributes = {role: 'search', 'aria-label': 'Name'}
    const {container} = underDomFiber(
      createElement('label', null, <fast-input {...attributes} />),
    )
    const field = container.querySelector('input')
    expect(field?.getAttributeNames()).toEqual([])
    const dialog = underDomFiber(createElement('div', attributes)).container
    expect(dialog.innerHTML).toBe('<div></div>')
    expect(field?.labels).toHaveLength(1)
  },
})

facts('18.x', {
  'A hook that returns facets is tested without waiting for a render:'() {
    expect(testsOf((globals) => sample('useCounter.test.tsx', globals))).toEqual([
      'the counter counts',
    ])
  },
})

facts({
  'fast-* under react-dom creates an unknown element; a facet as its className becomes classname="[object Object]"':
    claims.fastElementIsUnknown,

  'A removed strokeWidth leaves the stroke-width attribute behind when a component renders without it.':
    claims.strokeWidthStays,
})
