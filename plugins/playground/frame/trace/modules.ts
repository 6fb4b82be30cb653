import type * as coreModule from '@react-facet/core'
import type * as sharedModule from '@react-facet/shared-facet'
import type * as reactModule from 'react'
import type {Require} from '../evaluate'
import {
  newRunner,
  observerOf,
  type AnyFacet,
  type FacetTracer,
  type Observer,
} from './facets'
import type {Graph, Subject} from './graph'
import type {Recorder} from './recorder'

type Core = typeof coreModule
type Shared = typeof sharedModule
type React = typeof reactModule
type AnyFunction = (...values: unknown[]) => unknown
type Prop = coreModule.FacetProp<coreModule.Value>
type Props = Record<string, unknown>
/** What makes a shared facet: a function of the driver. */
type Definition = AnyFunction & {factory: unknown}

/** The facets that a component of the package takes. */
const facetProps: Partial<Record<keyof Core, string>> = {
  Mount: 'when',
  With: 'data',
  Map: 'array',
  Times: 'count',
  Unwrap: 'data',
}

/** A module with some other exports. Missing exports are reported by the module itself. */
function overlay(module: object, exports: object): object {
  return new Proxy(module, {
    get: (target, key) => Reflect.get(key in exports ? exports : target, key) as unknown,
  })
}

/** Makes versions of the packages whose facets are traced. They do what the packages do. */
export function traceModules(
  require: Require,
  recorder: Recorder,
  facets: FacetTracer,
  graph: Graph,
  lineHere: () => number | undefined,
) {
  const core = require('@react-facet/core') as Core
  const react = require('react') as React
  const {step} = recorder
  /** Names of shared facets, by their definitions. */
  const names = new WeakMap<AnyFunction, string>()
  /** React's state, by its setters, and how the picture gets an edge to its component. */
  const states = new WeakMap<AnyFunction, {subject: Subject; link: () => void}>()

  /** A facet as an observer sees it whose name is that of a function of the package. */
  const viewFor = (facet: AnyFacet, subject: Subject, rest: Partial<Observer>) =>
    facets.view(facet, `${subject.name} ${subject.rest} ${subject.line}`, () =>
      observerOf(subject, rest),
    )
  const seenBy = <Seen>(name: string, facet: Seen, asksReact = false): Seen => {
    if (!core.isFacet(facet)) return facet
    const subject: Subject = {name, line: lineHere()}
    // Others render components of the package, which the picture leaves out.
    if (name === 'useFacetUnwrap') graph.linkRendering(subject)
    return viewFor(facet, subject, {hears: 'heard', asksReact}) as Seen
  }

  /** Traces the function of an effect, and the cleanup that it may return. */
  const effectOf = (observer: Observer, effect: AnyFunction): AnyFunction => {
    const {subject, runner = newRunner()} = observer
    return (...values) =>
      recorder.forReact(() => {
        const via = facets.runs(runner)
        step('effect', subject, subject.name).via = via
        const cleanup = facets.own(subject, effect, values)
        if (typeof cleanup !== 'function') return cleanup
        return () =>
          recorder.forReact(() => {
            step('cleanup', subject)
            facets.own(subject, cleanup as () => void, [])
          })
      })
  }
  const effectObserver = (name: string, total: number) =>
    observerOf({name, line: lineHere()}, {total, runner: newRunner()})
  /** The facets of an effect as it sees them. They stay the same while the facets do. */
  const viewsOf = (list: readonly AnyFacet[], key: string, observer: Observer) =>
    list.map((facet, place) =>
      facets.view(facet, `${key} ${place}`, () => observer, place),
    )

  let effects = 0
  const traceEffect =
    (name: 'useFacetEffect' | 'useFacetLayoutEffect') =>
    (effect: AnyFunction, dependencies: unknown[], list: AnyFacet[]) => {
      const {current} = react.useRef<{key?: string; observer?: Observer}>({})
      current.key ??= `effect ${(effects += 1)}`
      const observer = (current.observer ??= effectObserver(name, list.length))
      const use = core[name] as AnyFunction
      use(effectOf(observer, effect), dependencies, viewsOf(list, current.key, observer))
    }

  const map =
    (name: 'mapFacetsLightweight' | 'mapFacetsCached') =>
    (list: AnyFacet[], selector: AnyFunction, check?: never) =>
      facets.derive(name, list, selector, (traced) => core[name](list, traced, check))
  const [mapLightweight, mapCached] = [
    map('mapFacetsLightweight'),
    map('mapFacetsCached'),
  ]
  /** The hook as the package has it, but with a traced function. */
  const mapped =
    (make: typeof mapLightweight) =>
    (
      selector: AnyFunction,
      dependencies: unknown[],
      list: AnyFacet[],
      check: unknown = core.defaultEqualityCheck,
    ) => {
      const memoized = react.useCallback(selector, dependencies)
      return react.useMemo(
        () => make(list, memoized, check as never),
        [memoized, check, ...list],
      )
    }

  const createFacet = (
    options: coreModule.FacetOptions<unknown>,
  ): coreModule.WritableFacet<unknown> => {
    const {equalityCheck, startSubscription} = options
    const facet = core.createFacet({
      ...options,
      equalityCheck: facets.checkOf(equalityCheck),
      startSubscription:
        startSubscription &&
        ((update) => startSubscription((value) => facets.sent(facet, value, update))),
    })
    return facets.source(facet, equalityCheck)
  }
  const transitions = new WeakMap<AnyFunction, AnyFunction>()
  const scopedStart = (start: AnyFunction) => {
    const traced =
      transitions.get(start) ??
      ((act) =>
        facets.scoped('transition', () => {
          recorder.askReact()
          return start(act)
        }))
    transitions.set(start, traced)
    return traced
  }

  const tracedCore = {
    createFacet,
    createReadOnlyFacet: createFacet,
    createStaticFacet: (value: unknown) => facets.source(core.createStaticFacet(value)),
    mapFacetsLightweight: mapLightweight,
    mapFacetsCached: mapCached,
    useFacetMap: mapped(mapLightweight),
    useFacetMemo: mapped(mapCached),
    useFacetEffect: traceEffect('useFacetEffect'),
    useFacetLayoutEffect: traceEffect('useFacetLayoutEffect'),
    useFacetState(initial: unknown, check?: coreModule.EqualityCheck<unknown>) {
      const state = core.useFacetState(initial, facets.checkOf(check))
      facets.source(state[0], check)
      return state
    },
    useFacetReducer(
      reducer: never,
      initial: never,
      check?: coreModule.EqualityCheck<unknown>,
    ) {
      const state = core.useFacetReducer(reducer, initial, facets.checkOf(check))
      facets.source(state[0], check)
      return state
    },
    useFacetWrap: (prop: Prop) => facets.source(core.useFacetWrap(prop)),
    useFacetWrapMemo(prop: Prop, check?: coreModule.EqualityCheck<unknown>) {
      const seen = seenBy('useFacetWrapMemo', prop)
      const traced = facets.checkOf(check) as never
      return facets.source(core.useFacetWrapMemo(seen, traced), check)
    },
    useFacetRef: (facet: AnyFacet, ...rest: []) =>
      core.useFacetRef(seenBy('useFacetRef', facet), ...rest),
    useFacetUnwrap: (prop: Prop, ...rest: []) =>
      core.useFacetUnwrap(seenBy('useFacetUnwrap', prop, true), ...rest),
    useFacetCallback: (
      callback: never,
      dependencies: never,
      list: AnyFacet[],
      ...rest: []
    ) =>
      core.useFacetCallback(
        callback,
        dependencies,
        list.map((facet) => seenBy('useFacetCallback', facet)),
        ...rest,
      ),
    useFacetTransition() {
      const [isPending, start] = core.useFacetTransition()
      return [isPending, scopedStart(start as AnyFunction)]
    },
    startFacetTransition: scopedStart(core.startFacetTransition as AnyFunction),
    batch: (act: () => void) => facets.scoped('batch', () => core.batch(act)),
    multiObserve(effect: AnyFunction, list: AnyFacet[]) {
      const observer = effectObserver('multiObserve', list.length)
      // The function itself observes a single facet.
      if (list.length === 1) {
        const single = {...observer, runner: undefined, hears: 'heard' as const}
        return facets.as(single, 0, () => core.multiObserve(effect as never, list))
      }
      const seen = viewsOf(list, `effect ${(effects += 1)}`, observer)
      return core.multiObserve(effectOf(observer, effect) as never, seen)
    },
    asPromise: (facet: AnyFacet) =>
      facets.as(
        observerOf({name: 'asPromise', line: lineHere()}, {hears: 'heard'}),
        0,
        () => core.asPromise(facet),
      ),
  }

  /** Traces the facets of an element: of its attributes, or of a component of the package. */
  const components = new Map<unknown, keyof Core>()
  for (const name of Object.keys(facetProps) as (keyof Core)[])
    components.set(core[name], name)

  const attributesOf = (type: string, props: Props): Props => {
    const line = lineHere()
    const seen = (name: string, value: unknown): unknown =>
      core.isFacet(value)
        ? viewFor(
            value,
            {name, rest: ` of ${type}`, line},
            // An input of numbers does not write everything that its value hears.
            {hears: name === 'value' ? 'heard' : 'written'},
          )
        : value
    const entries = Object.entries(props).map(([name, value]) => {
      if (name !== 'style' || Object(value) !== value || core.isFacet(value))
        return [name, name === 'children' ? value : seen(name, value)]
      const style = Object.entries(value as Props)
      if (!style.some(([, part]) => core.isFacet(part))) return [name, value]
      return [
        name,
        Object.fromEntries(style.map(([key, part]) => [key, seen(`style.${key}`, part)])),
      ]
    })
    return Object.fromEntries(entries) as Props
  }
  const componentProps = (name: keyof Core, props: Props): Props => {
    const key = facetProps[name] ?? ''
    const {[key]: facet, children} = props
    if (!core.isFacet(facet)) return props
    const source = facets.adopt(facet)
    const nameItems =
      typeof children === 'function' && (name === 'With' || name === 'Map')
        ? (item: AnyFacet, ...rest: unknown[]) => {
            const place = name === 'Map' ? `[${String(rest[0])}]` : ' in With'
            facets.rename(item, `${source.name}${place}`)
            return (children as AnyFunction)(item, ...rest)
          }
        : children
    const seen = seenBy(name, facet, true)
    return {...props, [key]: seen, ...('children' in props && {children: nameItems})}
  }
  const propsOf = (type: unknown, props: unknown): unknown => {
    if (Object(props) !== props) return props
    if (typeof type === 'string') return attributesOf(type, props as Props)
    const component = components.get(type)
    return component ? componentProps(component, props as Props) : props
  }

  const setters = new WeakMap<AnyFunction, AnyFunction>()
  const traceSetter = (set: AnyFunction): AnyFunction => {
    const component = graph.rendering()
    const subject: Subject = {name: 'state', line: lineHere()}
    const link = () => graph.linkRendering(subject, component)
    const traced: AnyFunction = (...next) => {
      link()
      step('state', subject).line = lineHere()
      recorder.askReact()
      return set(...next)
    }
    states.set(traced, {subject, link})
    return traced
  }
  const traceState =
    (use: AnyFunction): AnyFunction =>
    (...values) => {
      const [state, set] = use(...values) as [unknown, AnyFunction]
      const traced = setters.get(set) ?? traceSetter(set)
      setters.set(set, traced)
      return [state, traced]
    }
  const traceReactEffect =
    (use: AnyFunction): AnyFunction =>
    (effect, ...rest) =>
      use(
        () =>
          recorder.forReact(() => {
            const cleanup = (effect as AnyFunction)()
            return typeof cleanup === 'function'
              ? () => recorder.forReact(cleanup as () => void)
              : cleanup
          }),
        ...rest,
      )
  const creating = (module: object, name: string): Props => {
    const create = Reflect.get(module, name) as AnyFunction | undefined
    return create
      ? {
          [name]: (type: unknown, props: unknown, ...rest: unknown[]) =>
            create(type, propsOf(type, props), ...rest),
        }
      : {}
  }
  const tracedReact = {
    ...creating(react, 'createElement'),
    useState: traceState(react.useState),
    useReducer: traceState(react.useReducer as AnyFunction),
    useEffect: traceReactEffect(react.useEffect as AnyFunction),
    useLayoutEffect: traceReactEffect(react.useLayoutEffect as AnyFunction),
  }

  /** Names the facets that a definition makes. */
  const definitions = new WeakMap<Definition, Definition>()
  const traceDefinition = (definition: Definition): Definition => {
    const known = definitions.get(definition)
    if (known) return known
    const traced: Definition = Object.assign(
      (driver: unknown) => {
        const facet = definition(driver) as AnyFacet
        facets.rename(facet, names.get(traced) ?? 'a shared facet')
        return facet
      },
      {factory: definition.factory},
    )
    definitions.set(definition, traced)
    return traced
  }
  const defining =
    (define: AnyFunction): AnyFunction =>
    (...values) =>
      traceDefinition(define(...values) as Definition)
  const tracedShared = (shared: Shared) => ({
    sharedFacet: defining(shared.sharedFacet as AnyFunction),
    sharedSelector: defining(shared.sharedSelector as AnyFunction),
    sharedDynamicSelector(...values: unknown[]) {
      const define = (shared.sharedDynamicSelector as AnyFunction)(...values)
      return defining(define as AnyFunction)
    },
  })

  const modules = new Map<string, object>()
  const traceModule = (name: string): object => {
    const module = require(name) as object
    switch (name) {
      case '@react-facet/core':
        return overlay(module, tracedCore)
      case '@react-facet/shared-facet':
        return overlay(module, tracedShared(module as Shared))
      case 'react':
        return overlay(module, tracedReact)
      case 'react/jsx-runtime':
        return overlay(module, {...creating(module, 'jsx'), ...creating(module, 'jsxs')})
      default:
        return module
    }
  }

  return {
    /** Returns a module whose facets are traced. */
    require: (name: string): unknown => {
      const module = modules.get(name) ?? traceModule(name)
      modules.set(name, module)
      return module
    },
    /** Names what a variable is declared with: a facet, React's state, a shared facet. */
    name: <Value>(value: Value, name: string, line?: number): Value => {
      const [first, second] = Array.isArray(value) ? (value as unknown[]) : [value]
      const state = states.get(second as AnyFunction)
      if (core.isFacet(first)) facets.rename(first, name, line)
      else if (state) {
        state.subject.name = name
        state.link()
      } else if (typeof first === 'function' && 'factory' in first)
        names.set(first as Definition, name)
      return value
    },
  }
}
