import {
  createFacet,
  NO_VALUE,
  useFacetCallback,
  useFacetEffect,
  useFacetLayoutEffect,
  useFacetState,
  useFacetUnwrap,
  type Facet,
} from '@react-facet/core'
import {createRoot} from '@react-facet/dom-fiber'
import {
  sharedFacet,
  SharedFacetDriverProvider,
  useSharedFacet,
  type SharedFacetDriver,
} from '@react-facet/shared-facet'
import {
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
  type ReactElement,
} from 'react'
import {hydrateRoot} from 'react-dom/client'
import {renderToString} from 'react-dom/server'
import {vi} from 'vitest'
import * as claims from '../../claims'
import {expect, facts} from '../../fact'
import {
  bothStates,
  failureOf,
  failureUnderReact19,
  fedFacet,
  heardFrom,
  mountComponents,
  probeHook,
  quietly,
  samplesOf,
  until,
} from '../../probes'
import {commit, underDomFiber, underReactDom} from '../../render'

const sample = samplesOf(import.meta.filename)

function Shown({value}: {value: Facet<unknown>}) {
  const shown = useFacetUnwrap(value as Facet<string>)
  return <b>{shown === NO_VALUE ? 'none' : shown}</b>
}

/** Renders an element with `react-dom/server`, without warnings. */
const onServer = (element: ReactElement) => quietly(() => renderToString(element))

// Compared with React state

facts('18.x', {
  async 'Setting the value | Renders the component, a moment later | Notifies the observers, before the setter returns'() {
    for (const show of [underDomFiber, underReactDom]) {
      const {heard, states, setState, setFacet} = bothStates(0, show)
      setState(1)
      setFacet(1)
      expect(states()).toEqual([0])
      expect(heard).toEqual([0, 1])
      await until(() => states().length === 2)
      expect(states()).toEqual([0, 1])
    }
  },
})

facts({
  'Reading the value in an event handler | The value of that render | The value of that moment, through useFacetCallback'() {
    const seen: unknown[] = []
    const {results, latest} = probeHook(() => {
      const [state, setState] = useState(0)
      const [facet, setFacet] = useFacetState(0)
      const read = useFacetCallback((value) => () => void seen.push(value), [], [facet])
      return {readState: () => void seen.push(state), read, setState, setFacet}
    }, undefined)
    const {setState, setFacet} = latest()
    setState(1)
    setFacet(1)
    results[0]?.readState()
    results[0]?.read()
    expect(seen).toEqual([0, 1])
  },

  'Use RxJS to combine and delay events, and put the result into a facet to show it:'() {
    const listeners = new Set<(amount: number) => void>()
    const damage$ = {
      subscribe: (next: (amount: number) => void) => {
        listeners.add(next)
        return {unsubscribe: () => listeners.delete(next)}
      },
    }
    const {lastDamage} = sample<'lastDamage', Facet<number>>('const lastDamage', {
      damage$,
    })
    const heard: number[] = []
    const stop = lastDamage.observe((amount) => heard.push(amount))
    listeners.forEach((next) => next(5))
    stop()
    expect(heard).toEqual([5])
    expect(listeners.size).toBe(0)
  },

  'A string, number or boolean that useFacetMap derives is compared by value':
    claims.derivedPrimitiveIsCompared,

  // Compared with the engines' own ways
  'dom-fiber does not set data-bind-*. Set them with setAttribute, through a ref.'() {
    function Label() {
      const label = useRef<HTMLParagraphElement>(null)
      useLayoutEffect(() =>
        label.current?.setAttribute('data-bind-value', '{{hud.ammo}}'),
      )
      return <p ref={label} {...{'data-bind-class': '{{hud.state}}'}} />
    }
    const {container} = underDomFiber(<Label />)
    expect(container.innerHTML).toBe('<p data-bind-value="{{hud.ammo}}"></p>')
  },
})

// Coming from another library

/** A store like those of Zustand and Redux. */
function store(initial: {health: number; ammo: number}) {
  let state = initial
  const listeners = new Set<() => void>()
  return {
    listeners,
    getState: () => state,
    setState: (change: Partial<typeof initial>) => {
      state = {...state, ...change}
      for (const listener of listeners) listener()
    },
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}

function HealthOf({game}: {game: ReturnType<typeof store>}) {
  return <b>{useSyncExternalStore(game.subscribe, () => game.getState().health)}</b>
}

facts('0.6.4', {
  'With 0.6.4 of the renderer a library that uses useSyncExternalStore fails with dispatcher.useSyncExternalStore is not a function'() {
    const game = store({health: 3, ammo: 30})
    expect(failureOf(() => underDomFiber(<HealthOf game={game} />))).toBe(
      'dispatcher.useSyncExternalStore is not a function',
    )
  },
})

facts({
  'The subscription starts with the first observer and ends with the last. The store may notify of other changes too; the facet drops a number, string or boolean that is the same as before, and passes objects on. While nobody observes the facet, its get() gives NO_VALUE.'() {
    const {fromStore} = sample<
      'fromStore',
      <T>(read: () => T, subscribe: (changed: () => void) => () => void) => Facet<T>
    >('fromStore.ts')
    const game = store({health: 3, ammo: 30})
    const health = fromStore(() => game.getState().health, game.subscribe)
    const state = () => [game.listeners.size, health.get()]
    expect(state()).toEqual([0, NO_VALUE])
    const heard: number[] = []
    const stops = [
      health.observe((value) => heard.push(value)),
      health.observe(() => undefined),
    ]
    expect(state()).toEqual([1, 3])
    const objects = heardFrom(fromStore(() => game, game.subscribe))
    game.setState({ammo: 29})
    game.setState({health: 2})
    expect(heard).toEqual([3, 2])
    expect(objects).toEqual([game, game, game])
    for (const stop of stops) stop()
    expect(health.get()).toBe(NO_VALUE)
    // The observer of `objects` remains.
    expect(game.listeners.size).toBe(1)
  },

  // Questions
  'Hooks and mount components of core run under react-dom as well.':
    claims.coreWorksUnderBoth,

  'Most often the component reads facet.get() while it renders. That is a snapshot: nothing calls the component again.'() {
    const health = createFacet({initialValue: 3})
    const Stale = () => <b>{String(health.get())}</b>
    const {container} = underDomFiber(
      <p>
        <Stale />
        <Shown value={health} />
      </p>,
    )
    commit(() => health.set(2))
    expect(container.innerHTML).toBe('<p><b>3</b><b>2</b></p>')
  },

  'The set of createFacet stores a function as it is.'() {
    const handler = vi.fn(() => undefined)
    const facet = createFacet<unknown>({initialValue: undefined})
    facet.set(handler)
    expect(facet.get()).toBe(handler)
    expect(handler).toHaveBeenCalledTimes(0)
  },
})

// React 19

facts('18.x', {
  "Not with dom-fiber. The package can be imported, but createRoot throws; in development the message is Cannot read properties of undefined (reading 'ReactCurrentOwner')"() {
    const message = failureUnderReact19(() => createRoot(document.createElement('div')))
    expect(message).toBe(
      "Cannot read properties of undefined (reading 'ReactCurrentOwner')",
    )
  },
})

// Server rendering

facts({
  'useFacetUnwrap | The value of the facet; NO_VALUE is returned when it has none'() {
    const name = createFacet<string>({initialValue: NO_VALUE})
    expect(onServer(<Shown value={name} />)).toBe('<b>none</b>')
    name.set('Ada')
    expect(onServer(<Shown value={name} />)).toBe('<b>Ada</b>')
  },

  'Mount, With, Map, Times, Unwrap | What they show for the value; nothing when there is none'() {
    for (const {shows, element} of mountComponents) {
      const html = [shows, NO_VALUE].map((initialValue) =>
        onServer(element(createFacet<unknown>({initialValue}))),
      )
      expect(html).toEqual(['<b>shown</b>', ''])
    }
  },
})

const position = sharedFacet<number>('position')
const Position = () => <Shown value={useSharedFacet(position)} />

facts({
  'A shared facet, unwrapped, whose driver answers at once | The answer'() {
    const html = (driver: SharedFacetDriver) =>
      onServer(
        <SharedFacetDriverProvider value={driver}>
          <Position />
        </SharedFacetDriverProvider>,
      )
    const answering: SharedFacetDriver = (_, onChange) => {
      onChange(7)
      return () => undefined
    }
    expect(html(answering)).toBe('<b>7</b>')
    expect(html(() => () => undefined)).toBe('<b>none</b>')
  },

  'A facet that an effect binds to an element | Nothing, because effects do not run. Give the element its first text'() {
    const {Score} = sample<'Score'>('Score.tsx')
    const score = createFacet({initialValue: 3})
    const bound = vi.fn()
    function Bound() {
      useFacetLayoutEffect(bound, [], [score])
      useFacetEffect(bound, [], [score])
      return <span />
    }
    expect(onServer(<Bound />)).toBe('<span></span>')
    expect(bound).toHaveBeenCalledTimes(0)
    expect(onServer(<Score score={score} />)).toBe('<span>3</span>')
  },

  'A fast-* element | An unknown element, with [object Object] for each facet'() {
    const name = createFacet({initialValue: 'on'})
    expect(onServer(<fast-text text={name as Facet<string>} />)).toBe(
      '<fast-text text="[object Object]"></fast-text>',
    )
  },
})

/** Puts HTML from the server into the page, runs `meanwhile`, and hydrates the HTML. */
async function hydrated(score: Facet<number>, meanwhile: () => void) {
  const container = document.body.appendChild(document.createElement('div'))
  container.innerHTML = onServer(<Shown value={score} />)
  const [fromServer] = container.children
  meanwhile()
  const errors: string[] = []
  let isHydrated = false
  function Hydrated() {
    useEffect(() => {
      isHydrated = true
    }, [])
    return <Shown value={score} />
  }
  const onRecoverableError = (error: unknown) => void errors.push(String(error))
  // What React logs is not asserted: it logs a text mismatch only once per process.
  const spy = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const root = hydrateRoot(container, <Hydrated />, {onRecoverableError})
  await until(() => isHydrated)
  spy.mockRestore()
  const kept = container.children[0] === fromServer
  const html = container.innerHTML
  root.unmount()
  return {errors, html, kept}
}

facts({
  async 'In the browser, hydrateRoot keeps the HTML if the facets have the same values as on the server. Where a text differs, React reports it and renders again.'() {
    const score = createFacet({initialValue: 3})
    const same = await hydrated(score, () => undefined)
    expect(same).toEqual({errors: [], html: '<b>3</b>', kept: true})
    const {errors, html, kept} = await hydrated(score, () => score.set(4))
    expect([html, kept]).toEqual(['<b>4</b>', false])
    expect(errors.join()).toContain('Text content does not match')
  },

  'A component that unwraps a facet subscribes while it renders; a server never unmounts components, so the subscription never ends.'() {
    const {facet, log} = fedFacet(3)
    expect(onServer(<Shown value={facet} />)).toBe('<b>3</b>')
    expect(log).toEqual(['connect'])
    const unmounted = fedFacet(3)
    underReactDom(<Shown value={unmounted.facet} />).unmount()
    expect(unmounted.log).toEqual(['connect', 'disconnect'])
  },
})
