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
}

/** What one event did: a press, a key, a timer. A later entry with the same id replaces it. */
export interface TraceEntry {
  id: number
  title: Said
  steps: TraceStep[]
  /** How many steps are not listed. */
  more: number
  /** What rendered, and the sums of an event that repeats. */
  summary: Said
}

/**
 * Dispatched on an example or exercise to mark a line of its source: the detail is the 1-based
 * line, or undefined for none.
 */
export const lineEvent = 'trace-line'

/** The most steps that an entry lists. */
export const maxSteps = 50

/** The most entries in one message. */
export const maxEntries = 20

const maxParts = 200
const maxPartLength = 200

function isCount(value: unknown): value is number {
  return Number.isSafeInteger(value) && Number(value) >= 0
}

function readSaid(value: unknown): Said | undefined {
  return Array.isArray(value) &&
    value.length <= maxParts &&
    value.every((part) => typeof part === 'string')
    ? value.map((part: string) => part.slice(0, maxPartLength))
    : undefined
}

function readStep(value: unknown): TraceStep[] {
  const {depth, said, line, stops, rule} = Object(value) as Record<string, unknown>
  const text = readSaid(said)
  if (!text || !isCount(depth)) return []
  return [
    {
      depth,
      said: text,
      ...(isCount(line) && {line}),
      ...(stops === true && {stops}),
      ...(isCount(rule) && rule >= 1 && rule <= 9 && {rule}),
    },
  ]
}

/** Reads an entry from a message, which may contain anything. It is empty if it is none. */
export function readTraceEntry(value: unknown): TraceEntry[] {
  const {id, title, steps, more, summary} = Object(value) as Record<string, unknown>
  const [shownTitle, shownSummary] = [readSaid(title), readSaid(summary)]
  if (!shownTitle || !shownSummary || !isCount(id) || !isCount(more)) return []
  if (!Array.isArray(steps) || steps.length > maxSteps) return []
  return [
    {id, title: shownTitle, steps: steps.flatMap(readStep), more, summary: shownSummary},
  ]
}
