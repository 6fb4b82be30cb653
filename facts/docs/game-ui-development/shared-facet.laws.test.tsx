import {FACET_FACTORY, NO_VALUE, useFacetUnwrap, type Facet} from '@react-facet/core'
import {
  sharedFacet,
  SharedFacetDriverProvider,
  sharedSelector,
  useSharedFacet,
  type OnChange,
  type SharedFacet,
  type SharedFacetDriver,
} from '@react-facet/shared-facet'
import fc from 'fast-check'
import {createRequire} from 'node:module'
import {join} from 'node:path'
import type {ReactElement} from 'react'
import {expect} from 'vitest'
import {law} from '../../law'
import {core, type Engine, type Value} from '../../laws/engine'
import {createModel} from '../../laws/model'
import {at, networks, place, record, someValue, type Network} from '../../laws/network'
import {play, scripts} from '../../laws/script'
import {quietly, samplesOf} from '../../probes'
import {commit, underDomFiber, underReactDom, type Screen} from '../../render'

/** Replaces an engine's sources: `source` makes them, and `set` sends through their connection. */
function withConnectedSources(engine: Engine, source: Engine['source']): Engine {
  return {
    ...engine,
    source({connect, ...options}) {
      let send: ((value: Value) => void) | undefined
      const facet = source({
        ...options,
        connect(update) {
          send = update
          return connect?.(update) ?? (() => undefined)
        },
      })
      return {...facet, set: (value) => send?.(value), clear: () => undefined}
    },
  }
}

/** An engine of shared facets and shared selectors, with a driver of its own. */
function shared(): Engine {
  const connections = new Map<string, (update: (value: Value) => void) => () => void>()
  const driver: SharedFacetDriver = (name, onChange) =>
    connections.get(name)?.(onChange) ?? (() => undefined)
  const definitionOf = (facet: Facet<Value>): SharedFacet<Value> =>
    Object.assign<() => Facet<Value>, {factory: typeof FACET_FACTORY}>(() => facet, {
      factory: FACET_FACTORY,
    })
  const engine = withConnectedSources(core, ({initial, connect}) => {
    const name = `source ${connections.size}`
    connections.set(name, connect ?? (() => () => undefined))
    const facet =
      initial === NO_VALUE ? sharedFacet<Value>(name) : sharedFacet<Value>(name, initial)
    return {...facet(driver), set: () => undefined, clear: () => undefined}
  })
  return {
    ...engine,
    memo: (facets, selector) =>
      sharedSelector(selector, facets.map(definitionOf))(driver),
  }
}

/** Networks like those of shared facets: default checks and connected sources only. */
const sharedNetworks = networks({checks: ['default']}).map((network): Network =>
  network.map((node) =>
    node.kind === 'source' ? {...node, kind: 'connected', sends: []} : node,
  ),
)

// No matter when the driver calls `onChange`, shared facets and selectors behave as in the model.
law(
  '4 | The driver calls onChange whenever there is data, now or later',
  fc.property(sharedNetworks, scripts(), (network, script) => {
    const model = createModel()
    expect(play(network, script, shared())).toEqual(
      play(network, script, withConnectedSources(model, model.source)),
    )
  }),
  400,
)

law(
  'definition(driver) gives the same instance for the same driver every time.',
  fc.property(fc.array(place), (places) => {
    const drivers = [0, 1, 2].map((): SharedFacetDriver => () => () => undefined)
    const definition = sharedFacet<number>('health')
    const instances = drivers.map((driver) => definition(driver))
    expect(new Set(instances).size).toBe(3)
    for (const index of places) {
      expect(definition(at(drivers, index))).toBe(at(instances, index))
    }
  }),
)

/** A component mounts or unmounts, in a root of its own, or the game pushes a value. */
type Step =
  | {do: 'mount'; name: number; renderer: number}
  | {do: 'unmount'; which: number}
  | {do: 'push'; name: number; value: number}

const steps = fc.array(
  fc.oneof(
    record<Step>({do: fc.constant('mount'), name: place, renderer: place}),
    record<Step>({do: fc.constant('unmount'), which: place}),
    record<Step>({do: fc.constant('push'), name: place, value: someValue}),
  ),
  {maxLength: 15},
)

/** A provider around a component that shows a shared facet. */
function labelled(
  driver: SharedFacetDriver,
  definition: SharedFacet<number>,
): ReactElement {
  function Label() {
    const value = useFacetUnwrap<number>(useSharedFacet(definition))
    return <p>{value === NO_VALUE ? 'nothing' : value}</p>
  }
  return (
    <SharedFacetDriverProvider value={driver}>
      <Label />
    </SharedFacetDriverProvider>
  )
}

const renderers = [underDomFiber, underReactDom]

law(
  'Provide the same driver in that root too: the instances are the same, and nothing is requested twice.',
  fc.property(steps, fc.boolean(), (steps, answersAtOnce) => {
    const names = ['health', 'ammo']
    const log: string[] = []
    const listeners = new Map<string, (value: number) => void>()
    const driver: SharedFacetDriver = (name, onChange) => {
      log.push(`requests ${name}`)
      listeners.set(name, onChange)
      if (answersAtOnce) onChange(9)
      return () => log.push(`ends ${name}`)
    }
    const definitions = names.map((name) => sharedFacet<number>(name, 0))
    // The value of each facet. A push after the last observer has left is stored too.
    const known = new Map(names.map((name) => [name, 0]))
    const mounted: {name: string; screen: Screen}[] = []
    const isRequested = (name: string) => mounted.some((one) => one.name === name)
    const expectTexts = () => {
      for (const {name, screen} of mounted) {
        expect(screen.container.textContent).toBe(String(known.get(name)))
      }
    }
    for (const step of steps) {
      log.length = 0
      if (step.do === 'push') {
        const name = at(names, step.name)
        quietly(() => commit(() => listeners.get(name)?.(step.value)))
        if (listeners.has(name)) known.set(name, step.value)
        expect(log).toEqual([])
      } else if (step.do === 'mount') {
        const name = at(names, step.name)
        const wasRequested = isRequested(name)
        if (!wasRequested && answersAtOnce) known.set(name, 9)
        const element = labelled(driver, at(definitions, step.name))
        quietly(() => mounted.push({name, screen: at(renderers, step.renderer)(element)}))
        expect(log).toEqual(wasRequested ? [] : [`requests ${name}`])
      } else if (mounted.length > 0) {
        const [gone] = mounted.splice(step.which % mounted.length, 1)
        gone?.screen.unmount()
        const name = gone?.name ?? ''
        if (!isRequested(name)) known.set(name, 0)
        expect(log).toEqual(isRequested(name) ? [] : [`ends ${name}`])
      }
      expectTexts()
    }
    for (const {screen} of mounted) screen.unmount()
  }),
  40,
)

/** An engine that sends to the listeners of a name. */
function createBridge() {
  const listeners = new Map<string, Set<OnChange<unknown>>>()
  const of = (name: string) => listeners.get(name) ?? new Set()
  const ends: (() => void)[] = []
  const on = (name: string, hear: OnChange<unknown>) =>
    void listeners.set(name, of(name).add(hear))
  const off = (name: string, hear: OnChange<unknown>) => void of(name).delete(hear)
  return {
    on,
    off,
    latest: () => undefined,
    subscribe: (name: string, hear: OnChange<unknown>) => {
      on(name, hear)
      return ends.push(() => off(name, hear)) - 1
    },
    unsubscribe: (id: number) => ends[id]?.(),
    send: (name: string, value: number) => of(name).forEach((hear) => hear(value)),
  }
}

/** A driver, and its engine's way to send. */
interface Connected {
  driver: SharedFacetDriver
  send: (name: string, value: number) => void
}

const sample = samplesOf(import.meta.filename)
const sampleOf = (page: string) =>
  samplesOf(join(import.meta.dirname, `${page}.test.tsx`))
const require = createRequire(import.meta.url)

/** The value of the provider that an element is. */
const providedBy = (element: unknown) =>
  (element as ReactElement<{value: SharedFacetDriver}>).props.value

/** The drivers of all pages, made by their samples. */
const drivers: Record<string, () => Connected> = {
  'engineDriver.ts': () => {
    const bridge = createBridge()
    const {createEngineDriver} = sample<
      'createEngineDriver',
      (engine: object) => SharedFacetDriver
    >('engineDriver.ts')
    return {driver: createEngineDriver(bridge), send: bridge.send}
  },
  'App.tsx': () => {
    const engine = createBridge()
    let shown: unknown
    const render = (element: unknown) => {
      shown = element
    }
    const domFiber = {createRoot: () => ({render})}
    const load = (name: string) =>
      name === '@react-facet/dom-fiber' ? domFiber : (require(name) as unknown)
    sample('App.tsx', {engine, require: load})
    return {driver: providedBy(shown), send: engine.send}
  },
  'game.tsx': () => {
    const engine = createBridge()
    const {GameProvider} = sampleOf('../getting-started')<
      'GameProvider',
      (props: object) => ReactElement
    >('game.tsx', {engine})
    return {driver: providedBy(GameProvider({})), send: engine.send}
  },
  'socketDriver.ts': () => {
    const asked = new Map<string, number>()
    let hear: ((event: {data: string}) => void) | undefined
    const {createSocketDriver} = sample<
      'createSocketDriver',
      (socket: object) => SharedFacetDriver
    >('socketDriver.ts')
    const driver = createSocketDriver({
      send: (text: string) => {
        const {type, channel} = JSON.parse(text) as {type: string; channel: string}
        asked.set(channel, (asked.get(channel) ?? 0) + (type === 'subscribe' ? 1 : -1))
      },
      addEventListener: (_: string, listener: typeof hear) => {
        hear = listener
      },
    })
    const send = (channel: string, value: number) => {
      if (asked.get(channel) === 1) hear?.({data: JSON.stringify([{channel, value}])})
    }
    return {driver, send}
  },
  'fakeEngine.ts': () => {
    const {createFakeEngine} = sample<
      'createFakeEngine',
      () => {
        driver: SharedFacetDriver
        state: Record<string, {set: (value: number) => void}>
      }
    >('fakeEngine.ts')
    const {driver, state} = createFakeEngine()
    return {driver, send: (name, value) => state[name]?.set(value)}
  },
  'oncePerFrame.ts': () => {
    const bridge = createBridge()
    const frames: (() => void)[] = []
    const {oncePerFrame} = sampleOf('overview')<
      'oncePerFrame',
      (driver: SharedFacetDriver) => SharedFacetDriver
    >('oncePerFrame.ts', {
      requestAnimationFrame: (frame: () => void) => frames.push(frame),
    })
    const driver = oncePerFrame((name, onChange) => {
      bridge.on(name, onChange)
      return () => bridge.off(name, onChange)
    })
    const send = (name: string, value: number) => {
      bridge.send(name, value)
      frames.splice(0).forEach((frame) => frame())
    }
    return {driver, send}
  },
}

/** Asks for a name, calls the destructor of any request so far, or sends. */
type DriverStep = {do: 'ask' | 'send'; name: number} | {do: 'stop'; which: number}

const driverSteps = fc.array(
  fc.oneof(
    record<DriverStep>({do: fc.constantFrom('ask', 'send'), name: place}),
    record<DriverStep>({do: fc.constant('stop'), which: place}),
  ),
  {maxLength: 20},
)

law(
  'Allow the destructor to be called twice | It may be, and by then another definition may have asked for the name. Remove only this listener, or do nothing the second time',
  fc.property(fc.constantFrom(...Object.keys(drivers)), driverSteps, (title, script) => {
    const {driver, send} = at(
      Object.values(drivers),
      Object.keys(drivers).indexOf(title),
    )()
    const names = ['player.health', 'debug.fps']
    const requests: {
      name: string
      heard: unknown[]
      stop: () => void
      isOver: boolean
    }[] = []
    // Unlike the values that the fake engine begins with.
    let value = 1000
    for (const step of script) {
      if (step.do === 'ask') {
        const heard: unknown[] = []
        const name = at(names, step.name)
        const stop = driver(name, (heardValue) => heard.push(heardValue))
        requests.push({name, heard, stop, isOver: false})
      } else if (step.do === 'stop') {
        if (requests.length === 0) continue
        const request = at(requests, step.which)
        request.stop()
        request.isOver = true
      } else {
        value += 1
        const sent = value
        const before = requests.map(({heard}) => heard.length)
        send(at(names, step.name), sent)
        for (const [index, {name, heard, isOver}] of requests.entries()) {
          const hears = !isOver && name === at(names, step.name)
          expect(heard.slice(before[index])).toEqual(hears ? [sent] : [])
        }
      }
    }
  }),
  400,
)
