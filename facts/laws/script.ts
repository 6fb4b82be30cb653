import fc, {type Arbitrary} from 'fast-check'
import type {Engine, Stop, Value} from './engine'
import {at, build, record, show, someValue, type Facets, type Network} from './network'

/** An action on a network. Indexes wrap around: with 3 sources, index 5 is source 2. */
export type Action =
  | {do: 'set'; source: number; value: Value}
  | {do: 'clear'; source: number}
  | {do: 'get'; facet: number}
  | {do: 'observe'; facet: number; reaction?: Reaction}
  | {do: 'multiObserve' | 'effect'; facets: number[]; reaction?: Reaction}
  | {do: 'leave'; observer: number}
  | {do: 'batch' | 'transition'; actions: Action[]}
  | {do: 'throw'}

/** Actions that an observer performs when it is called for the `atCall`th time. */
interface Reaction {
  atCall: number
  actions: Action[]
}

/**
 * Flush the queues that all facets share, because an error may have left tasks there. They are
 * repeated, because a flush can throw too, and leave further tasks.
 */
const emptyQueues: Action[] = [1, 2, 3].flatMap((): Action[] => [
  {do: 'transition', actions: []},
  {do: 'batch', actions: []},
])

/** Longer traces are cut off: their networks never settle. */
const maxLines = 2000

/**
 * Performs the actions one after the other. Returns what happened, in order: what observers
 * heard, what `get()` returned, which selectors and cleanups ran, which errors were thrown.
 */
export function play(network: Network, script: Action[], engine: Engine): string[] {
  const trace: string[] = []
  const log = (line: string) => {
    if (trace.length < maxLines) trace.push(line)
  }
  const facets = build(network, engine, log)
  const stops: Stop[] = []
  const perform = (action: Action) =>
    performOne(action, {facets, engine, log, stops, perform})
  for (const action of [...script, ...emptyQueues]) {
    try {
      log(`do ${action.do}`)
      perform(action)
    } catch (error) {
      log(`throws ${(error as Error).message}`)
    }
  }
  return trace
}

interface PlayState {
  facets: Facets
  engine: Engine
  log: (line: string) => void
  /** Functions that end the observers, in order of subscription. */
  stops: Stop[]
  perform: (action: Action) => void
}

function performOne(action: Action, state: PlayState): void {
  const {facets, engine, log, stops, perform} = state
  switch (action.do) {
    case 'set':
      at(facets.sources, action.source).set(action.value)
      return
    case 'clear':
      at(facets.sources, action.source).clear()
      return
    case 'get': {
      const index = action.facet % facets.all.length
      log(`${index} is ${show(at(facets.all, index).get())}`)
      return
    }
    case 'observe': {
      const react = reactionOf(action.reaction, perform)
      const name = reserveName(state)
      stops[name] = at(facets.all, action.facet).observe((value) => {
        log(`${name} hears ${show(value)}`)
        react()
      })
      return
    }
    case 'multiObserve':
    case 'effect': {
      const react = reactionOf(action.reaction, perform)
      const name = reserveName(state)
      stops[name] = engine[action.do](
        action.facets.map((facet) => at(facets.all, facet)),
        (...values) => {
          const heard = values.map(show).join(' ')
          log(`${name} hears ${heard}`)
          react()
          return () => log(`${name} cleans up after ${heard}`)
        },
      )
      return
    }
    case 'leave':
      if (stops.length > 0) at(stops, action.observer)()
      return
    case 'batch':
    case 'transition':
      engine[action.do](() => action.actions.forEach(perform))
      return
    case 'throw':
      throw new Error('thrown')
  }
}

/** Names an observer by its index in `stops`. Until it has subscribed, it cannot leave. */
function reserveName({stops}: PlayState): number {
  return stops.push(() => undefined) - 1
}

function reactionOf(
  reaction: Reaction | undefined,
  perform: (action: Action) => void,
): () => void {
  let calls = 0
  return () => {
    calls += 1
    if (calls === reaction?.atCall) reaction.actions.forEach(perform)
  }
}

/** An object that a script can write several times. */
const sameBox: Value = {box: 1}

const withoutReact: Action['do'][] = [
  'set',
  'clear',
  'get',
  'observe',
  'multiObserve',
  'leave',
  'batch',
  'transition',
  'throw',
]

/**
 * Makes random scripts of the given kinds of action, by default of all that need no React.
 * Writes and observers are most frequent.
 */
export function scripts(actions = withoutReact): Arbitrary<Action[]> {
  const anyIndex = fc.nat({max: 20})
  const {script} = fc.letrec<{script: Action[]; action: Action}>((tie) => {
    const nested = fc.array(tie('action'), {maxLength: 3, depthIdentifier: 'script'})
    // None in a script with effects: React decides when an effect mounted in a reaction runs.
    const reaction = actions.includes('effect')
      ? fc.constant(undefined)
      : fc.option(record({atCall: fc.integer({min: 1, max: 3}), actions: nested}), {
          nil: undefined,
          freq: 1,
          depthIdentifier: 'script',
        })
    const kind = (name: Action['do'], weight: number, rest: object) => ({
      weight: actions.includes(name) ? weight : 0,
      arbitrary: record({do: fc.constant(name), ...rest}) as unknown as Arbitrary<Action>,
    })
    const observe = kind('observe', 4, {facet: anyIndex, reaction})
    return {
      script: fc
        .tuple(
          fc.array(observe.arbitrary, {maxLength: 4, size: 'max'}),
          fc.array(tie('action'), {maxLength: 12, size: 'max'}),
        )
        .map(([observers, others]) => [...observers, ...others]),
      action: fc.oneof(
        {depthIdentifier: 'script', maxDepth: 3},
        kind('set', 8, {
          source: anyIndex,
          value: fc.oneof(someValue, fc.constant(sameBox)),
        }),
        kind('get', 2, {facet: anyIndex}),
        kind('leave', 2, {observer: anyIndex}),
        kind('clear', 2, {source: anyIndex}),
        kind('throw', 1, {}),
        observe,
        kind('multiObserve', 1, {
          facets: fc.array(anyIndex, {minLength: 1, maxLength: 3}),
          reaction,
        }),
        kind('effect', 4, {facets: fc.array(anyIndex, {minLength: 1, maxLength: 3})}),
        kind('batch', 2, {actions: nested}),
        kind('transition', 2, {actions: nested}),
      ),
    }
  })
  return script
}
