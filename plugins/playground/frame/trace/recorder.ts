import {
  maxEntries,
  maxSteps,
  type Said,
  type TraceNews,
  type TraceStep,
} from '../../shared/trace'
import type {Graph, Subject} from './graph'

/** How a step ended. `passed`: the value went on. `kept`: what waits has not run. */
type Outcome = 'passed' | 'equal' | 'no value' | 'threw' | 'kept'

/** One step, until its entry is sent. */
export interface Step {
  kind: keyof typeof sayings
  subject: Subject
  depth: number
  value: string
  /** The value before, or what is waited for. */
  from: string
  to?: Subject
  /** From where the change came to the subject, if not from the program's code. */
  via?: Subject
  isListed: boolean
  /** What was sent of it, which stays. */
  shown?: TraceStep
  line?: number
  outcome: Outcome
}

const stop = {
  equal: ': equal, stops here',
  'no value': ', stops here',
  passed: '',
  threw: '',
  kept: ', and does not run: an error emptied the queue',
}

/** What each kind of step says after its subject. */
const sayings = {
  write: ({from, value, outcome}: Step): Said =>
    outcome === 'equal'
      ? [' is ', value, ` already${stop.equal}`]
      : [' ', from, ' → ', value, outcome === 'no value' ? ': nobody is called' : ''],
  run: ({value, outcome}: Step): Said => [
    outcome === 'passed' ? ' ' : ' ran ',
    value,
    stop[outcome],
  ],
  read: ({value}: Step): Said => [' ran for get() ', value],
  gave: ({value}: Step): Said => [' gave ', value],
  written: (): Said => [' written'],
  effect: (): Said => [' ran'],
  cleanup: (): Said => [' cleaned up'],
  heard: ({value}: Step): Said => [' heard ', value],
  waits: ({from, outcome}: Step): Said => [` waits for ${from}${stop[outcome]}`],
  subscribes: ({to}: Step): Said => [' subscribes to ', to?.name ?? ''],
  leaves: ({to}: Step): Said => [' leaves ', to?.name ?? ''],
  scope: (): Said => [''],
  state: (): Said => [' set: React state'],
  threw: ({value}: Step): Said => [' threw ', value],
}

const rulesOfWaits: Partial<Record<string, number>> = {
  'a value of each of its facets': 3,
  'the end of the write': 4,
  'the end of the batch': 5,
  'the end of the transition': 6,
}

/** The rule of docs/api/helpers.mdx that explains a step, where one says more than the step. */
function ruleOf({kind, outcome, from, subject}: Step): number | undefined {
  if (kind === 'write' && outcome !== 'passed') return 1
  if (kind === 'run' && (outcome === 'equal' || outcome === 'no value')) return 2
  if (kind === 'waits') return outcome === 'kept' ? 9 : rulesOfWaits[from]
  if (kind === 'scope') return subject.name === 'batch' ? 5 : 6
  if (kind === 'read') return 7
  if (subject.of && (kind === 'subscribes' || kind === 'leaves')) return 8
  return kind === 'threw' ? 9 : undefined
}

/** In what the queue of combinations waits, if not in a write. */
export type Scope = 'batch' | 'transition'

/** What a combination waits for that is not complete. */
export const others = 'a value of each of its facets'

/** What a complete combination waits for. */
export function endOf(scopes: readonly Scope[]): string {
  if (scopes.includes('transition')) return 'the end of the transition'
  return scopes.includes('batch') ? 'the end of the batch' : 'the end of the write'
}

/** An event, which becomes an entry with its first step. */
interface Context {
  title: () => Said
  /** Events with the same key are summed up. */
  key?: string
  /** Whether it is listed without a step, too. */
  isShown?: boolean
  entry?: Entry
}

interface Entry {
  id: number
  title: Said
  steps: Step[]
  more: number
  renders: Map<string, number>
  /** Sums of its steps, by what they are called in the summary, if its event may repeat. */
  sums?: Map<string, number>
  /** How many events it sums up. */
  times: number
  /** Whether it will be sent. */
  isChanged: boolean
  started: number
  ended: number
}

interface Options {
  send: (news: TraceNews) => void
  graph: Graph
  now: () => number
  later: (run: () => void) => void
  afterwards: (run: () => void) => void
}

/** Events with the same key are summed up unless they are this far apart, in milliseconds. */
const maxPause = 1000

const add = (counts: Map<string, number>, name: string) =>
  counts.set(name, (counts.get(name) ?? 0) + 1)

/** Says counts after each other: `3 `, `name`, `, 2 `, `name`. */
const sayCounts = (counts: Map<string, number>): string[] =>
  [...counts].flatMap(([name, count], index) => [
    `${index > 0 ? ', ' : ''}${count.toLocaleString('en')} × `,
    name,
  ])

function sayRenders({renders}: Entry): string[] {
  return renders.size > 0 ? ['Renders: ', '', ...sayCounts(renders)] : ['0 renders']
}

function summaryOf(entry: Entry): Said {
  const {times, started, ended, sums = new Map<string, number>()} = entry
  if (times === 1) return sayRenders(entry)
  const seconds = ((ended - started) / 1000).toFixed(1)
  const said = [
    `${times.toLocaleString('en')} times in ${seconds} s: `,
    '',
    ...sayCounts(sums),
  ]
  const [first = '', ...rest] = sayRenders(entry)
  return [...said, `${sums.size > 0 ? '. ' : ''}${first}`, ...rest]
}

/** A step as it is sent. */
export function shownStep(step: Step, {idOf}: Graph): TraceStep {
  const {depth, subject, kind, outcome, via} = step
  const line = step.line ?? subject.line
  const rule = ruleOf(step)
  const [first = '', ...rest] = sayings[kind](step)
  return {
    depth,
    said: ['', subject.name, `${subject.rest ?? ''}${first}`, ...rest],
    ...(line !== undefined && {line}),
    ...(outcome !== 'passed' && {stops: true}),
    ...(rule !== undefined && {rule}),
    ...(kind !== 'scope' && {at: idOf(subject)}),
    ...(via && {from: idOf(via)}),
  }
}

/** Stands for each step that its entry does not list, and takes what is said of it. */
const unlisted: Step = {
  kind: 'scope',
  subject: {name: ''},
  depth: 0,
  value: '',
  from: '',
  isListed: false,
  outcome: 'passed',
}

/** Collects the steps of events, and sends what has happened. */
export function createRecorder({send, graph, now, later, afterwards}: Options) {
  let lastId = 0
  /** The event whose callback runs. */
  let current: Context | undefined
  /** The last event, until its task is over: promises of its callback still belong to it. */
  let recent: Context | undefined
  /** The last event that gave React something to do. */
  let asked: Context | undefined
  /** Whether React has rendered since. */
  let isAnswered = false
  let isClosing = false
  let isFlushing = false
  /** Entries that may be summed up with another event. */
  const repeating = new Map<string, Entry>()
  const changed = new Set<Entry>()

  const flush = () => {
    isFlushing = false
    const entries = [...changed].map((entry) => ({
      id: entry.id,
      title: entry.title,
      steps: entry.steps.map((step) => (step.shown ??= shownStep(step, graph))),
      more: entry.more,
      rendered: graph.componentIds(entry.renders.keys()),
      summary: summaryOf(entry),
    }))
    // Read last: a step may be the first about its subject.
    send({entries, graph: graph.read()})
    for (const entry of changed) entry.isChanged = false
    changed.clear()
  }
  const change = (entry: Entry) => {
    if (entry.isChanged) return
    entry.isChanged = true
    changed.add(entry)
    const [oldest] = changed
    if (oldest && changed.size > maxEntries) {
      oldest.isChanged = false
      changed.delete(oldest)
    }
    if (isFlushing) return
    isFlushing = true
    later(flush)
  }

  const entryOf = (context: Context): Entry => {
    if (context.entry) return context.entry
    if (isAnswered) asked = undefined
    const {key} = context
    const time = now()
    const known = key === undefined ? undefined : repeating.get(key)
    if (known && time - known.ended <= maxPause) {
      known.times += 1
      known.ended = time
      context.entry = known
      return known
    }
    const entry: Entry = {
      id: (lastId += 1),
      title: context.title(),
      steps: [],
      more: 0,
      renders: new Map(),
      sums: key === undefined ? undefined : new Map(),
      times: 1,
      isChanged: false,
      started: time,
      ended: time,
    }
    if (key === undefined) repeating.clear()
    else repeating.set(key, entry)
    context.entry = entry
    return entry
  }

  /** The event to which a step belongs. */
  const contextOf = (): Context => {
    const context = current ?? recent
    if (context) return context
    const outside: Context = {title: () => ['Later, outside an event'], key: 'outside'}
    closeLater(outside)
    return outside
  }
  const closeLater = (context: Context) => {
    recent = context
    if (isClosing) return
    isClosing = true
    afterwards(() => {
      isClosing = false
      recent = undefined
    })
  }

  const within = <Result>(context: Context, act: () => Result): Result => {
    const outer = current
    const outerDepth = recorder.depth
    current = context
    recorder.depth = 0
    try {
      return act()
    } finally {
      current = outer
      recorder.depth = outerDepth
      if (!outer) closeLater(context)
    }
  }

  const recorder = {
    /** How many steps the next one is in: raised for what belongs to the step before. */
    depth: 0,
    /** Runs the callback of an event. An event in another one belongs to the outer one. */
    event: <Result>(context: Context, act: () => Result): Result => {
      if (current) return act()
      if (context.isShown) change(entryOf(context))
      return within(context, act)
    },
    /** Runs something for React, which works off what an earlier event asked for. */
    forReact: <Result>(act: () => Result): Result =>
      current ? act() : within(asked ?? contextOf(), act),
    /** Says that this event gives React something to do. */
    askReact: () => {
      asked = contextOf()
      isAnswered = false
    },
    /**
     * Adds a step.
     *
     * @param sum what it counts as in the sums of an event that repeats
     * @returns the step, to which more may be added
     */
    step: (kind: Step['kind'], subject: Subject, sum?: string): Step => {
      const entry = current?.entry ?? entryOf(contextOf())
      if (sum && entry.sums) add(entry.sums, sum)
      if (!entry.isChanged) change(entry)
      if (entry.times > 1) return unlisted
      if (entry.steps.length === maxSteps) {
        entry.more += 1
        return unlisted
      }
      const step: Step = {
        kind,
        subject,
        depth: recorder.depth,
        value: '',
        from: '',
        isListed: true,
        outcome: 'passed',
      }
      entry.steps.push(step)
      return step
    },
    rendered: (name: string) => {
      const entry = entryOf(current ?? asked ?? contextOf())
      isAnswered = true
      const known = name || 'a component'
      graph.renders(known)
      add(entry.renders, known)
      change(entry)
    },
  }
  return recorder
}

export type Recorder = ReturnType<typeof createRecorder>
