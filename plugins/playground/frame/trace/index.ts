/**
 * Says how each change of a program travels. Bundled as a separate module, which a page loads
 * when a reader turns a trace on and sends to the program's frame.
 */
import type {ComponentType} from 'react'
import type {Said, TraceNews} from '../../shared/trace'
import {wrapCallbacks} from '../callbacks'
import {afterwards, type CallTracer, type Require} from '../evaluate'
import {watchRenders} from '../watchRenders'
import {createFacetTracer} from './facets'
import {createGraph} from './graph'
import {traceModules} from './modules'
import {createPace} from './pace'
import {createRecorder} from './recorder'
import {sayEvent} from './words'

/** How long entries are collected before they are sent, in milliseconds. */
const sendDelay = 100

/** What the callbacks of these functions are called. */
const callbackTitles: Partial<Record<string, string>> = {
  setTimeout: 'A timer',
  setInterval: 'A timer',
  requestAnimationFrame: 'An animation frame',
  requestIdleCallback: 'An idle moment',
}

/** Events that each make an entry. */
const singleEvents = ['click', 'keydown', 'keypress', 'keyup']

interface Options {
  /** Names of the modules that programs can import. */
  packages: readonly string[]
  require: Require
  send: (news: TraceNews) => void
}

/** Traces one program, which must not have run yet. */
export function createTracer({packages, require, send}: Options) {
  const setTimeout = window.setTimeout.bind(window)
  const graph = createGraph()
  const recorder = createRecorder({
    send,
    graph,
    now: () => performance.now(),
    later: (run) => void setTimeout(run, sendDelay),
    afterwards,
  })
  /** The lines of the calls that run at the moment, the innermost last. */
  const lines: number[] = []
  let isClearing = false
  const calls: CallTracer = {
    enter(line) {
      lines.push(line)
      // A call that throws does not leave.
      if (!isClearing) {
        afterwards(() => {
          lines.length = 0
          isClearing = false
        })
      }
      isClearing = true
      return []
    },
    leave(value, name, line) {
      lines.pop()
      return name === undefined ? value : modules.name(value, name, line)
    },
  }
  const lineHere = () => lines.at(-1)
  const facets = createFacetTracer(recorder, graph, lineHere)
  const renders = watchRenders(require, packages, recorder.rendered)
  const modules = traceModules(renders.require, recorder, facets, graph, lineHere)

  /** The listeners of an event share its entry. */
  const events = new WeakMap<Event, {title: () => Said; key?: string}>()
  const contextOf = (source: string, value: unknown) => {
    if (!(value instanceof Event)) {
      const title = callbackTitles[source]
      if (title === undefined) return undefined
      return pace.isStepping()
        ? {title: () => [title], isShown: true}
        : {title: () => [title], key: source}
    }
    const {type} = value
    const context = events.get(value) ?? {
      title: () => sayEvent(value),
      key: singleEvents.includes(type) ? undefined : type,
    }
    events.set(value, context)
    return context
  }
  const pace = createPace(window)
  wrapCallbacks(
    window,
    (callback, source) =>
      function (...values) {
        const context = contextOf(source, values[0])
        const act = () => callback.apply(this, values)
        return context ? recorder.event(context, act) : act()
      },
  )

  return {
    setPace: pace.set,
    require: modules.require,
    calls,
    /** Wraps the component that the program exports, so that its renders are seen. */
    watched: (component: ComponentType) => renders.watched(component),
    /** Names the facets that the program gets as props. */
    nameProps(props: object = {}) {
      for (const [name, value] of Object.entries(props))
        modules.name(value as unknown, name)
    },
    start<Result>(run: () => Result): Result {
      return recorder.event({title: () => ['The program starts']}, () => {
        recorder.askReact()
        return run()
      })
    },
  }
}
