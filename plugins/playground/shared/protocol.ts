import type {ExampleRoot} from './roots'
import type {Verdict} from './exercise'
import type {Problem} from './problem'

/**
 * The messages between the page, its frame and the programs in it. A run is one program in
 * its own frame, inside the frame on the page. Each run has a channel to the page.
 */

/** The name of the function that a compiled program calls in its loops and functions. */
export const pauseCheck = '__checkPause'

/** The names of the functions that a traced program calls before and after each call. */
export const enterCall = '__enter'
export const leaveCall = '__leave'

/**
 * From the page to the frame. `hello`: asks for an empty message, which the frame also sends by
 * itself when it begins to take commands. `start`: makes an invisible run; the port of its
 * channel comes with this command. `show`: replaces the visible run with the invisible one.
 * `end`: removes the invisible run.
 */
export type FrameCommand = 'hello' | 'start' | 'show' | 'end'

/** A program that is ready to run. */
export interface Program {
  /** A CommonJS module with the line numbers of the source. */
  code: string
  /** Its name in stack traces. */
  file: string
  root: ExampleRoot
  /** What the program finds in `localStorage`. */
  stored?: Readonly<Record<string, string>>
  exercise?: ExerciseCode
  /** `frame/trace` as a CommonJS module, if the run is traced. */
  tracer?: string
}

/** The modules with which a run checks an exercise, as CommonJS. */
export interface ExerciseCode {
  /** The exercise's own checks.ts (plugins/playground/build/exercises). */
  checks: string
  /** `frame/checks`, which runs the checks. */
  checker: string
}

/**
 * Whether the timers and frames of a traced program run, are held, or are held after the next one
 * has run.
 */
export type Pace = 'run' | 'pause' | 'step'

/** From the page to a run. */
export type RunMessage =
  | {type: 'run'; program: Program}
  | {type: 'theme'; theme: string}
  | {type: 'pace'; pace: Pace}
  | {type: 'ping'}

/** From a run to the page. */
export type RunAnswer =
  /** The run's first message, and its answer to each ping. */
  | {type: 'alive'}
  | {type: 'mounted'; height: number}
  /** The program threw. If it was not mounted yet, the run has failed. */
  | {type: 'problem'; problem: Problem}
  | {type: 'checked'; verdicts: Verdict[]}
  /** The program has changed its `localStorage`, which now has these entries. */
  | {type: 'stored'; entries: Record<string, string>}
  /** What has happened in a traced program (`readNews` of ./trace reads it). */
  | {type: 'traced'; news: unknown}
  /** The height of the program's output has changed, in CSS pixels. */
  | {type: 'height'; height: number}

const maxMessageLength = 1000

/** The most that a program may store, in characters of JSON. */
export const maxStored = 10_000

/** More than any exercise has. */
const maxVerdicts = 50

function readText(value: unknown): string | undefined {
  return typeof value === 'string' ? value.slice(0, maxMessageLength) : undefined
}

function readProblem(value: unknown): Problem | undefined {
  const {message, line} = Object(value) as Record<string, unknown>
  const text = readText(message)
  if (text === undefined) return undefined
  return {message: text, line: Number.isSafeInteger(line) ? Number(line) : undefined}
}

function readVerdict(value: unknown): Verdict[] {
  const {title, failure} = Object(value) as Record<string, unknown>
  const text = readText(title)
  return text === undefined ? [] : [{title: text, failure: readText(failure)}]
}

/** Entries of a storage; undefined if they are not texts, or too long. */
export function readEntries(value: unknown): Record<string, string> | undefined {
  const entries = Object.entries(Object(value) as Record<string, unknown>)
  const areTexts = entries.every(([, text]) => typeof text === 'string')
  return areTexts && JSON.stringify(entries).length <= maxStored
    ? (Object.fromEntries(entries) as Record<string, string>)
    : undefined
}

/**
 * Validates a message from a run. A program may send anything on its channel.
 *
 * @returns undefined unless the message is an answer
 */
export function readAnswer(data: unknown): RunAnswer | undefined {
  const {type, ...rest} = Object(data) as Record<string, unknown>
  switch (type) {
    case 'alive':
      return {type}
    case 'problem': {
      const problem = readProblem(rest.problem)
      return problem && {type, problem}
    }
    case 'checked': {
      const {verdicts} = rest
      return Array.isArray(verdicts) && verdicts.length <= maxVerdicts
        ? {type, verdicts: verdicts.flatMap(readVerdict)}
        : undefined
    }
    case 'stored': {
      const entries = readEntries(rest.entries)
      return entries && {type, entries}
    }
    case 'traced':
      return {type, news: rest.news}
    case 'mounted':
    case 'height': {
      const {height} = rest
      return typeof height === 'number' && height >= 0 && Number.isFinite(height)
        ? {type, height}
        : undefined
    }
    default:
      return undefined
  }
}
