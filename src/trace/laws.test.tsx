// @vitest-environment jsdom
import * as packageCore from '@react-facet/core'
import {NO_VALUE, type EqualityCheck, type Facet} from '@react-facet/core'
import * as react from 'react'
import fc from 'fast-check'
import {expect} from 'vitest'
import {light} from '@site/plugins/playground/client/Trace/light'
import {createFacetTracer} from '@site/plugins/playground/frame/trace/facets'
import {createGraph} from '@site/plugins/playground/frame/trace/graph'
import {traceModules} from '@site/plugins/playground/frame/trace/modules'
import {
  shownStep,
  type Recorder,
  type Step,
} from '@site/plugins/playground/frame/trace/recorder'
import type {TraceGraph} from '@site/plugins/playground/shared/trace'
import {law} from '@site/facts/law'
import {underReactDom} from '@site/facts/render'
import {
  effectUnder,
  type Check,
  type Engine,
  type Selector,
  type Value,
} from '@site/facts/laws/engine'
import {createModel} from '@site/facts/laws/model'
import {networks} from '@site/facts/laws/network'
import {play, scripts} from '@site/facts/laws/script'

/** What both accounts list: runs of selectors and writes, with how they ended. */
interface Event {
  kind: 'run' | 'write'
  name: string
  outcome: Step['outcome']
}

/** What a picture shows: the ways from facet to observer, and the facets with a mark of a stop. */
interface Drawn {
  /** Those that have a subscription at the end. */
  live: Set<string>
  /** Those on which a value was heard. */
  lit: Set<string>
  stops: Set<string>
}

const way = (from: string, to: string) => `${from} → ${to}`

const checks: Record<Check, EqualityCheck<Value>> = {
  none: () => () => false,
  default: packageCore.defaultEqualityCheck,
  strict: packageCore.strictEqualityCheck as EqualityCheck<Value>,
}

/** The package with a trace, whose account is what the trace says. */
function traced() {
  const steps: Step[] = []
  const recorder: Recorder = {
    event: (_context, act) => act(),
    forReact: (act) => act(),
    askReact: () => undefined,
    step(kind, subject) {
      const step: Step = {
        kind,
        subject,
        depth: 0,
        value: '',
        from: '',
        isListed: true,
        outcome: 'passed',
      }
      steps.push(step)
      return step
    },
    depth: 0,
    rendered: () => undefined,
  }
  const graph = createGraph()
  const facets = createFacetTracer(recorder, graph, () => undefined)
  const modules: Record<string, unknown> = {react, '@react-facet/core': packageCore}
  const tracer = traceModules(
    (name) => modules[name],
    recorder,
    facets,
    graph,
    () => undefined,
  )
  const core = tracer.require('@react-facet/core') as typeof packageCore
  let facetCount = 0
  const named = <T extends Facet<Value>>(facet: T) =>
    tracer.name(facet, String(facetCount++))
  const checkOfMap = (check: Check) => (check === 'none' ? undefined : checks[check])
  const engine: Engine = {
    source({initial, check, connect}) {
      const facet = named(
        core.createFacet<Value>({
          initialValue: initial,
          startSubscription: connect,
          equalityCheck: checks[check],
        }),
      )
      return Object.assign(facet, {clear: () => facet.setWithCallback(() => NO_VALUE)})
    },
    map: (list, selector, check) =>
      named(core.mapFacetsLightweight(list, selector, checkOfMap(check))),
    memo: (list, selector, check) =>
      named(core.mapFacetsCached(list, selector, checkOfMap(check))),
    multiObserve: (list, run) => core.multiObserve(run, list),
    effect: effectUnder(underReactDom, core.useFacetLayoutEffect),
    batch: core.batch,
    transition: core.startFacetTransition,
  }
  const account = () =>
    steps.flatMap(({kind, subject: {name}, outcome}): Event[] =>
      kind === 'run' || kind === 'write' ? [{kind, name, outcome}] : [],
    )
  const has = (test: Partial<Step>) =>
    steps.some((step) =>
      Object.entries(test).every(([key, value]) => step[key as keyof Step] === value),
    )
  /** What the picture shows, lit by all that was said, except of subscriptions and `get()`. */
  const drawn = (): Drawn => {
    const others: Step['kind'][] = ['subscribes', 'leaves', 'read']
    const said = steps.filter(({kind}) => !others.includes(kind))
    const shown = said.map((step) => shownStep(step, graph))
    const picture = graph.read() ?? {nodes: [], edges: [], more: 0}
    const lit = light(picture, {
      id: 1,
      title: [],
      steps: shown,
      more: 0,
      rendered: [],
      summary: [],
    })
    const nameOf = (id: number) => picture.nodes[id]?.name ?? ''
    const waysOf = (edges: TraceGraph['edges']) =>
      new Set(edges.map(({from, to}) => way(nameOf(from), nameOf(to))))
    return {
      live: waysOf(picture.edges.filter(({isLive}) => isLive)),
      lit: waysOf(picture.edges.filter((_edge, place) => lit.edges.has(place))),
      stops: new Set(
        [...lit.nodes].flatMap(([id, {stops}]) => (stops ? nameOf(id) : [])),
      ),
    }
  }
  return {engine, account, has, drawn}
}

/** The model, whose account is taken from outside: which selectors run, and who hears then. */
function modelled() {
  const model = createModel()
  const account: Event[] = []
  let facetCount = 0
  const subscriptions = new Map<string, number>()
  const lit = new Set<string>()
  /** Facets as they are without what follows, by what the program gets. */
  const plain = new Map<Facet<Value>, {name: string; facet: Facet<Value>}>()
  /** A facet that notes who observes it. */
  const seenBy = (who: string, {name, facet}: {name: string; facet: Facet<Value>}) => ({
    ...facet,
    observe(listener: (value: Value) => void) {
      const key = way(name, who)
      const count = (change: number) =>
        subscriptions.set(key, (subscriptions.get(key) ?? 0) + change)
      count(1)
      let isLive = true
      const stop = facet.observe((value) => {
        lit.add(key)
        listener(value)
      })
      return () => {
        if (isLive) count(-1)
        isLive = false
        stop()
      }
    },
  })
  const inList = (who: string, list: Facet<Value>[]) =>
    list.map((facet) => seenBy(who, plain.get(facet) ?? {name: '', facet}))
  const given = <T extends Facet<Value>>(name: string, facet: T): T => {
    const outer = {...facet, ...seenBy('observe', {name, facet})}
    plain.set(outer, {name, facet})
    return outer
  }
  const derive =
    (make: Engine['map']): Engine['map'] =>
    (list, selector, check) => {
      const name = String(facetCount++)
      let last: Event | undefined
      let isRead = false
      const watched: Selector = (...values) => {
        if (isRead) return selector(...values)
        const event: Event = {kind: 'run', name, outcome: 'threw'}
        account.push(event)
        const result = selector(...values)
        event.outcome = result === NO_VALUE ? 'no value' : 'equal'
        last = event
        return result
      }
      const facet = make(inList(name, list), watched, check)
      return given(name, {
        get() {
          const outer = isRead
          isRead = true
          try {
            return facet.get()
          } finally {
            isRead = outer
          }
        },
        observe(listener) {
          last = undefined
          return facet.observe((value) => {
            if (last) last.outcome = 'passed'
            listener(value)
          })
        },
      })
    }
  const engine: Engine = {
    ...model,
    map: derive(model.map),
    memo: derive(model.memo),
    multiObserve: (list, run) => model.multiObserve(inList('multiObserve', list), run),
    effect: (list, run) => model.effect(inList('useFacetLayoutEffect', list), run),
    source(options) {
      const name = String(facetCount++)
      const {connect} = options
      const source = model.source({
        ...options,
        connect:
          connect &&
          ((update) =>
            connect((value) => {
              note(value)
              update(value)
            })),
      })
      let {initial: lastSet} = options
      const isEqual = (value: Value) => {
        if (options.check === 'none') return false
        if (options.check === 'default')
          return typeof value !== 'object' && value === source.get()
        const isSame = value === lastSet
        lastSet = value
        return isSame
      }
      const note = (value: Value) =>
        account.push({kind: 'write', name, outcome: isEqual(value) ? 'equal' : 'passed'})
      return given(name, {
        ...source,
        set(value) {
          note(value)
          source.set(value)
        },
        clear() {
          account.push({kind: 'write', name, outcome: 'no value'})
          source.clear()
        },
      })
    },
  }
  const drawn = (): Drawn => {
    const live = [...subscriptions].flatMap(([key, count]) => (count > 0 ? key : []))
    const stopped = account.filter(({outcome}) => outcome !== 'passed')
    return {
      live: new Set(live),
      lit,
      stops: new Set(stopped.map(({name}) => name)),
    }
  }
  return {engine, account: () => account, drawn}
}

const agrees = (
  network: ReturnType<typeof networks>,
  script: ReturnType<typeof scripts>,
) =>
  fc.property(network, script, (facets, actions) => {
    const [trace, model] = [traced(), modelled()]
    // A trace changes nothing that the program sees.
    expect(play(facets, actions, trace.engine)).toEqual(
      play(facets, actions, model.engine),
    )
    // Nothing is kept from running unless something has thrown.
    if (trace.has({outcome: 'kept'})) expect(trace.has({kind: 'threw'})).toBe(true)
    // The lines of `play` are limited, but not what both accounts list.
    expect(trace.account()).toEqual(model.account())
    const [picture, expected] = [trace.drawn(), model.drawn()]
    // The model has no name for what an error keeps from running.
    if (trace.has({outcome: 'kept'})) expected.stops = picture.stops
    expect(picture).toEqual(expected)
  })

law(
  'a trace names the runs and stops that the model predicts, in order, without React',
  agrees(networks(), scripts()),
  400,
)

law(
  'a trace names the runs and stops that the model predicts, in order, with effects',
  agrees(
    // React would log each error.
    networks({computes: ['list', 'sum', 'box', 'onlyEven']}),
    scripts(['set', 'clear', 'effect', 'leave', 'batch']),
  ),
)
