import {FACET_FACTORY, NO_VALUE, useFacetUnwrap, type Facet} from '@react-facet/core'
import {
  sharedFacet,
  SharedFacetDriverProvider,
  sharedSelector,
  useSharedFacet,
  type SharedFacet,
  type SharedFacetDriver,
} from '@react-facet/shared-facet'
import fc from 'fast-check'
import type {ReactElement} from 'react'
import {expect} from 'vitest'
import {law} from '../../law'
import {core, type Engine, type Value} from '../../laws/engine'
import {createModel} from '../../laws/model'
import {at, networks, place, record, someValue, type Network} from '../../laws/network'
import {play, scripts} from '../../laws/script'
import {quietly} from '../../probes'
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
