import {
  defaultEqualityCheck,
  NO_VALUE,
  type EqualityCheck,
  type Facet,
  type Option,
  type WritableFacet,
} from '@react-facet/core'
import type {Graph, Subject} from './graph'
import {endOf, others, type Recorder, type Scope, type Step} from './recorder'
import {describe} from './words'

export type AnyFacet = Facet<unknown>
type AnyFunction = (...values: unknown[]) => unknown
type Listener = (value: unknown) => void

/** What runs when a list of facets changes: the selector of a facet, or an effect. */
interface Runner {
  runs: number
  /** How many of its observers are hearing a value: if it runs now, it runs at once. */
  hearing: number
  /** Its subscriptions that wait in a queue, in order. */
  waiting: Observer[]
  /** The facet whose value it hears, until it runs. */
  via?: Subject
}

/** One that observes a list of facets. */
export interface Observer {
  subject: Subject
  /** What hearing a value is called. Without it, its runner says more. */
  hears?: 'written' | 'heard'
  /** Whether what it hears may render its component. */
  asksReact?: boolean
  runner?: Runner
  /** Facets in its list. */
  total: number
  /** Places in the list that have given a value. */
  given: Set<number>
  isComplete: boolean
  waitsFor?: string
  /** The steps that say so. */
  waits: Step[]
}

/** What the trace knows of a facet. */
interface Node extends Subject, Runner {
  isNamed?: boolean
  /** The last run of the selector for an observer, until the next subscription. */
  run?: Step
  /** How many calls of `get()` go on. */
  reads: number
  check?: EqualityCheck<unknown>
  /** How many writes and subscriptions go on, which explain that it calls an observer. */
  explained: number
}

const isPrimitive = (value: unknown) =>
  value === null || ['number', 'string', 'boolean', 'undefined'].includes(typeof value)

/** Makes an observer. */
export const observerOf = (subject: Subject, rest: Partial<Observer>): Observer => ({
  subject,
  total: 1,
  given: new Set(),
  isComplete: false,
  waits: [],
  ...rest,
})

/** Makes a runner that has not run. */
export const newRunner = (): Runner => ({runs: 0, hearing: 0, waiting: []})

/** Traces facets. A facet stays the same object, but its functions add steps. */
export function createFacetTracer(
  recorder: Recorder,
  graph: Graph,
  lineHere: () => number | undefined,
) {
  const {step} = recorder
  const nodes = new WeakMap<object, Node>()
  const checks = new WeakMap<object, EqualityCheck<unknown>>()
  /** Who subscribes at the moment, and at which place of its list. */
  let subscribing: {who: Observer; place: number} | undefined
  /** What gives the value that is heard at the moment. */
  let via: Subject | undefined
  /** Is told what the next equality check says. */
  let onVerdict: ((isEqual: boolean) => void) | undefined
  const scopes: Scope[] = []
  /** Errors that a step has named. */
  const named = new WeakSet<object>()

  /** Runs something that subscribes for the given observer. */
  function as<Result>(
    who: Observer | undefined,
    place: number,
    act: () => Result,
  ): Result {
    const outer = subscribing
    subscribing = who && {who, place}
    try {
      return act()
    } finally {
      subscribing = outer
    }
  }

  /** Runs a function of the program, inside the last step. */
  function own<Values extends unknown[], Result>(
    subject: Subject,
    act: (...values: Values) => Result,
    values: Values,
  ): Result {
    const outer = subscribing
    subscribing = undefined
    recorder.depth += 1
    try {
      const result = act(...values)
      recorder.depth -= 1
      return result
    } catch (thrown) {
      recorder.depth -= 1
      const error = Object(thrown) as object
      if (!named.has(error)) step('threw', subject).value = String(thrown)
      named.add(error)
      throw thrown
    } finally {
      subscribing = outer
    }
  }

  /**
   * Notes that a runner runs. Unless it hears a value, it has left a queue.
   *
   * @returns the facet whose value makes it run at once
   */
  function runs(runner: Runner): Subject | undefined {
    const {via: heardFrom} = runner
    runner.via = undefined
    runner.runs += 1
    if (runner.hearing > 0) return heardFrom
    const left = runner.waiting.shift()
    if (left) endWait(left)
    return undefined
  }

  /** Notes that an observer has run, or left, as it should: no error keeps it. */
  function endWait(who: Observer): void {
    who.waitsFor = undefined
    if (who.waits.length === 0) return
    for (const waited of who.waits) waited.outcome = 'passed'
    who.waits = []
  }

  function hearFor(
    who: Observer,
    runner: Runner,
    place: number,
    value: unknown,
    listener: Listener,
  ): void {
    const {isComplete} = who
    const {runs: before} = runner
    if (!isComplete) {
      if (value === NO_VALUE) who.given.delete(place)
      else who.given.add(place)
      who.isComplete = who.given.size === who.total
    }
    runner.hearing += 1
    runner.via = via
    try {
      listener(value)
    } finally {
      runner.hearing -= 1
      runner.via = undefined
    }
    if (runner.runs > before) return
    if (isComplete && who.waitsFor === undefined) {
      who.waitsFor = endOf(scopes)
      runner.waiting.push(who)
    }
    const noted = step('waits', who.subject)
    if (!noted.isListed) return
    Object.assign(noted, {from: who.waitsFor ?? others, via})
    if (who.waitsFor === undefined) return
    noted.outcome = 'kept'
    who.waits.push(noted)
  }

  function listenerOf(node: Node, who: Observer, place: number, listener: Listener) {
    const {subject, runner, hears} = who
    const sum = `${subject.name}${subject.rest ?? ''}`
    const hear = (value: unknown, deeper: 0 | 1) => {
      if (who.asksReact) recorder.askReact()
      const outer = via
      via = node
      recorder.depth += deeper
      try {
        if (hears) {
          const noted = step(hears, subject, sum)
          if (noted.isListed) Object.assign(noted, {value: describe(value), via: node})
          via = subject
          own(subject, listener, [value])
        } else if (runner) hearFor(who, runner, place, value, listener)
        else listener(value)
      } finally {
        recorder.depth -= deeper
        via = outer
      }
    }
    return (value: unknown) => {
      if (node.run) {
        node.run.outcome = 'passed'
        hear(value, 1)
      } else if (node.of || node.explained > 0) hear(value, 0)
      else {
        // The value has come on a way that the trace does not see.
        const noted = step('gave', node, node.name)
        if (noted.isListed) Object.assign(noted, {value: describe(value), via})
        hear(value, 1)
      }
    }
  }

  /** Runs, inside the last step, what explains that the facet calls observers. */
  function explaining<Value, Result>(
    node: Node,
    who: Observer | undefined,
    act: (value: Value) => Result,
    value: Value,
  ): Result {
    const outer = subscribing
    subscribing = who && {who, place: 0}
    node.explained += 1
    recorder.depth += 1
    try {
      return act(value)
    } finally {
      recorder.depth -= 1
      node.explained -= 1
      subscribing = outer
    }
  }

  /** Runs something whose steps belong to the step before. */
  function inside<Result>(act: () => Result): Result {
    recorder.depth += 1
    try {
      return act()
    } finally {
      recorder.depth -= 1
    }
  }

  /** Forgets what an observer has heard, because it leaves or begins again. */
  function forget(who: Observer): void {
    who.given.clear()
    who.isComplete = false
    endWait(who)
    const {runner} = who
    if (runner) runner.waiting = runner.waiting.filter((waiting) => waiting !== who)
  }

  function subscribe(node: Node, observe: AnyFacet['observe'], listener: Listener) {
    const {who, place} = subscribing ?? {
      who: observerOf({name: 'observe', line: lineHere()}, {hears: 'heard'}),
      place: 0,
    }
    // The next facet of the list has the next place.
    if (subscribing) subscribing.place += 1
    node.run = undefined
    if (place === 0) forget(who)
    Object.assign(step('subscribes', who.subject), {to: node, via: node})
    const unlink = linked(node, who.subject)
    const {of} = node
    const self = observerOf(node, of ? {total: of.length, runner: node} : {})
    const heard = heardBy(node, who, place, listener)
    const stop = explaining(node, self, observe, heard)
    return () =>
      recorder.forReact(() => {
        Object.assign(step('leaves', who.subject), {to: node, via: node})
        unlink()
        forget(who)
        inside(stop)
      })
  }

  /**
   * Draws a subscription.
   *
   * @returns ends it, once
   */
  function linked(from: Subject, to: Subject): () => void {
    graph.link(from, to, 1)
    let isLive = true
    return () => {
      if (isLive) graph.link(from, to, -1)
      isLive = false
    }
  }

  const heard = new WeakMap<Node, WeakMap<Listener, Listener>>()
  /** The listener that adds steps. A function that observes twice is one observer, here too. */
  function heardBy(node: Node, who: Observer, place: number, listener: Listener) {
    const known = heard.get(node) ?? new WeakMap<Listener, Listener>()
    heard.set(node, known)
    const traced = known.get(listener) ?? listenerOf(node, who, place, listener)
    known.set(listener, traced)
    return traced
  }

  function write(
    node: Node,
    from: unknown,
    value: unknown,
    set: Listener,
    isCleared = false,
  ): void {
    const noted = step('write', node, node.name)
    if (noted.isListed) {
      noted.from = describe(from)
      noted.value = describe(value)
      noted.line = lineHere()
    }
    if (isCleared) noted.outcome = 'no value'
    else if (!node.check && isPrimitive(value) && value === from) noted.outcome = 'equal'
    onVerdict = node.check && ((isEqual) => isEqual && (noted.outcome = 'equal'))
    explaining(node, undefined, set, value)
  }

  /** Traces a facet from now on, unless it is traced already. */
  function adopt(facet: AnyFacet, known: Partial<Node> = {}): Node {
    const present = nodes.get(facet)
    if (present) return present
    const node: Node = {
      name: 'a facet',
      kind: 'facet',
      reads: 0,
      explained: 0,
      ...newRunner(),
      ...known,
    }
    nodes.set(facet, node)
    const {observe, get, set, setWithCallback} = facet as AnyFacet &
      Partial<WritableFacet<unknown>>
    facet.observe = (listener) =>
      recorder.forReact(() => subscribe(node, observe, listener as Listener))
    if (node.of) {
      facet.get = () => {
        node.reads += 1
        try {
          return get()
        } finally {
          node.reads -= 1
        }
      }
    }
    if (!set || !setWithCallback) return node
    const writable = facet as WritableFacet<unknown>
    writable.set = (value) => write(node, get(), value, set)
    writable.setWithCallback = (callback) => {
      const from = get()
      const value: Option<unknown> = callback(from)
      const isCleared = value === NO_VALUE
      write(node, from, value, () => setWithCallback(() => value), isCleared)
    }
    return node
  }

  const views = new WeakMap<AnyFacet, Map<string, AnyFacet>>()

  return {
    adopt,
    own,
    runs,
    as,
    /** Traces a facet that a selector derives from others. */
    derive<Derived extends AnyFacet>(
      what: string,
      facets: readonly AnyFacet[],
      selector: AnyFunction,
      make: (traced: AnyFunction) => Derived,
    ): Derived {
      const of = facets.map((facet) => adopt(facet))
      const traced: AnyFunction = (...values) => {
        const isRead = node.reads > 0
        const heardFrom = isRead ? undefined : runs(node)
        const ran = step(isRead ? 'read' : 'run', node, isRead ? '' : node.name)
        ran.via = heardFrom
        ran.outcome = 'threw'
        const result = own(node, selector, values)
        if (ran.isListed) ran.value = describe(result)
        ran.outcome = 'passed'
        if (isRead) return result
        // An observer that is called changes this.
        ran.outcome = result === NO_VALUE ? 'no value' : 'equal'
        node.run = ran
        return result
      }
      const facet = make(traced)
      const node = adopt(facet, {name: what, of, line: lineHere()})
      return facet
    },
    /** Traces what the source of a facet does with the function that writes the facet. */
    sent(facet: AnyFacet, value: unknown, update: Listener): void {
      write(adopt(facet), facet.get(), value, update)
    },
    /** Traces a facet that is written. */
    source<Source extends AnyFacet>(
      facet: Source,
      check?: EqualityCheck<unknown>,
    ): Source {
      const isCustom = check !== undefined && check !== defaultEqualityCheck
      adopt(facet, {line: lineHere(), check: isCustom ? check : undefined})
      return facet
    },
    /** An equality check that says what it says to the trace, too. */
    checkOf(check?: EqualityCheck<unknown>): EqualityCheck<unknown> | undefined {
      if (!check || check === defaultEqualityCheck) return check
      const known = checks.get(check)
      if (known) return known
      const traced: EqualityCheck<unknown> = () => {
        const isEqual = check()
        return (value) => {
          const verdict = isEqual(value)
          onVerdict?.(verdict)
          onVerdict = undefined
          return verdict
        }
      }
      checks.set(check, traced)
      return traced
    },
    /** A facet as one observer sees it. It is the same object for the same key. */
    view(
      facet: AnyFacet,
      key: string,
      makeObserver: () => Observer,
      place = 0,
    ): AnyFacet {
      adopt(facet)
      const known = views.get(facet) ?? new Map<string, AnyFacet>()
      views.set(facet, known)
      const present = known.get(key)
      if (present) return present
      const seen = Object.create(facet) as AnyFacet
      const observer = makeObserver()
      seen.observe = (listener) => {
        // A facet that the package makes, such as an item of `With`, reads the view.
        const unlink = subscribing && linked(observer.subject, subscribing.who.subject)
        const stop = as(observer, place, () => facet.observe(listener))
        return () => {
          unlink?.()
          stop()
        }
      }
      known.set(key, seen)
      return seen
    },
    /** Gives a facet a name, unless it has one. */
    rename(facet: AnyFacet, name: string, line?: number): void {
      const node = adopt(facet)
      if (node.isNamed) return
      Object.assign(node, {name, isNamed: true, ...(line !== undefined && {line})})
      graph.idOf(node)
    },
    /** Runs a function in which the queue waits. */
    scoped<Result>(scope: Scope, act: () => Result): Result {
      step('scope', {name: scope, line: lineHere()})
      scopes.push(scope)
      try {
        return inside(act)
      } finally {
        scopes.pop()
      }
    },
  }
}

export type FacetTracer = ReturnType<typeof createFacetTracer>
