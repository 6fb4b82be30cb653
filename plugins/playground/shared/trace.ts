/** The entries of a trace, as the frame sends them and the page shows them. */

/** A text whose second, fourth and so on parts are names or values of the program. */
export type Said = readonly string[]

/** One step of how a change travelled. */
export interface TraceStep {
  /** How many steps it happened inside. */
  depth: number
  said: Said
  /** The 1-based line of the program that it comes from, if known. */
  line?: number
  /** Whether an equality check, `NO_VALUE` or the end of the list stopped the change here. */
  stops?: boolean
  /** The rule of docs/api/helpers.mdx that explains it, if one does. */
  rule?: number
  /** The node of the picture that it is about, and the one from which the change came to it. */
  at?: number
  from?: number
}

/** What one event did: a press, a key, a timer. A later entry with the same id replaces it. */
export interface TraceEntry {
  id: number
  title: Said
  steps: TraceStep[]
  /** How many steps are not listed. */
  more: number
  /** The nodes of the components that rendered. */
  rendered: number[]
  /** What rendered, and the sums of an event that repeats. */
  summary: Said
}

/** `reader`: whatever observes a facet and is none, such as an attribute or an effect. */
export type NodeKind = 'facet' | 'reader' | 'component'

/** A facet, reader or component of the picture, or several of one line. Its id is its place. */
export interface TraceNode {
  name: string
  /** Words after the name. */
  rest: string
  kind: NodeKind
  line?: number
}

/** The picture of a program: who observes whom. */
export interface TraceGraph {
  nodes: TraceNode[]
  /** From ids to ids. An edge stays when nobody is subscribed any more. */
  edges: {from: number; to: number; isLive: boolean}[]
  /** How many nodes are not drawn. */
  more: number
}

export interface TraceNews {
  entries: TraceEntry[]
  /** Only if it has changed. */
  graph?: TraceGraph
}

/**
 * Dispatched on an example or exercise to mark a line of its source: the detail is the 1-based
 * line, or undefined for none.
 */
export const lineEvent = 'trace-line'

/** Dispatched there when the cursor of the editor moves: the detail is its 1-based line. */
export const cursorEvent = 'trace-cursor'

/** The most steps that an entry lists. */
export const maxSteps = 50

/** The most entries in one message. */
export const maxEntries = 20

/** The most nodes and edges of a picture. */
export const maxNodes = 48
export const maxEdges = 150

const maxParts = 200
const maxPartLength = 200
const kinds: readonly unknown[] = ['facet', 'reader', 'component'] satisfies NodeKind[]

type Fields = Record<string, unknown>

const fieldsOf = (value: unknown) => Object(value) as Fields

function isCount(value: unknown): value is number {
  return Number.isSafeInteger(value) && Number(value) >= 0
}

/** Reads the items of a list; an item that is none becomes an empty list. */
function readList<Item>(
  value: unknown,
  max: number,
  read: (fields: Fields) => Item[],
): Item[] | undefined {
  return Array.isArray(value) && value.length <= max
    ? value.flatMap((item) => read(fieldsOf(item)))
    : undefined
}

/** The counts among some fields. */
function countsIn<Name extends string>(fields: Fields, ...names: Name[]) {
  const counts = names.filter((name) => isCount(fields[name]))
  return Object.fromEntries(counts.map((name) => [name, fields[name]])) as Partial<
    Record<Name, number>
  >
}

function readSaid(value: unknown): Said | undefined {
  return Array.isArray(value) &&
    value.length <= maxParts &&
    value.every((part) => typeof part === 'string')
    ? value.map((part: string) => part.slice(0, maxPartLength))
    : undefined
}

function readStep({depth, said, stops, rule, ...rest}: Fields): TraceStep[] {
  const text = readSaid(said)
  if (!text || !isCount(depth)) return []
  return [
    {
      depth,
      said: text,
      ...countsIn(rest, 'line', 'at', 'from'),
      ...(stops === true && {stops}),
      ...(isCount(rule) && rule >= 1 && rule <= 9 && {rule}),
    },
  ]
}

function readEntry({id, title, more, summary, ...rest}: Fields): TraceEntry[] {
  const [shownTitle, shownSummary] = [readSaid(title), readSaid(summary)]
  const steps = readList(rest.steps, maxSteps, readStep)
  const {rendered} = rest
  if (!shownTitle || !shownSummary || !steps || !isCount(id) || !isCount(more)) return []
  if (!Array.isArray(rendered) || !rendered.every(isCount)) return []
  return [{id, title: shownTitle, steps, more, rendered, summary: shownSummary}]
}

function readGraph({nodes, edges, more}: Fields): TraceGraph | undefined {
  const shown = readList(nodes, maxNodes, ({name, rest, kind, ...others}) =>
    typeof name === 'string' && typeof rest === 'string' && kinds.includes(kind)
      ? [
          {
            name: name.slice(0, maxPartLength),
            rest: rest.slice(0, maxPartLength),
            kind: kind as NodeKind,
            ...countsIn(others, 'line'),
          },
        ]
      : [],
  )
  const ends = (id: unknown): id is number => isCount(id) && id < (shown?.length ?? 0)
  const lines = readList(edges, maxEdges, ({from, to, isLive}) =>
    ends(from) && ends(to) ? [{from, to, isLive: isLive === true}] : [],
  )
  return shown && lines && isCount(more) ? {nodes: shown, edges: lines, more} : undefined
}

/** Reads what a tracer has sent. A program may send anything. */
export function readNews(value: unknown): TraceNews {
  const {entries, graph} = fieldsOf(value)
  return {
    entries: readList(entries, maxEntries, readEntry) ?? [],
    graph: readGraph(fieldsOf(graph)),
  }
}
