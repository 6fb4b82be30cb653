import type {ExampleRoot} from '../components/Example/renderers/mount'
import type {Verdict} from './exercise'
import type {Problem} from './problem'

/**
 * The messages between the page, its frame and the programs in it. A run is one program in
 * its own frame, inside the frame on the page. Each run has a number and a channel to the
 * page.
 */

/** The function that a compiled program calls in its loops and functions. */
export const pauseCheck = '__checkPause'

/** From the page to the frame. `start` comes with the port of the run's channel. */
export interface FrameCommand {
  /**
   * `start`: makes a run that is still invisible. `keep`: shows the run and ends all others.
   * `end`: ends the run.
   */
  action: 'start' | 'keep' | 'end'
  run: number
}

/** A program that is ready to run. */
export interface Program {
  /** A CommonJS module with the same lines as the source. */
  code: string
  /** Its name in stack traces. */
  file: string
  root: ExampleRoot
  exercise?: ExerciseCode
}

/** The modules that an exercise sends to the frame, as CommonJS. */
export interface ExerciseCode {
  /** The exercise's own checks.ts (plugins/code/exercises). */
  checks: string
  /** `frame/checks`, which runs the checks. */
  checker: string
}

/** From the page to a run. */
export type RunMessage =
  | {type: 'run'; program: Program; theme: string}
  | {type: 'theme'; theme: string}
  | {type: 'ping'}

/** From a run to the page. */
export type RunAnswer =
  /** The run is listening. */
  | {type: 'ready'}
  /** The program is on the stage. */
  | {type: 'mounted'}
  /** The program failed before it was mounted. */
  | {type: 'failed'; problem: Problem}
  /** The program on the stage threw. */
  | {type: 'problem'; problem: Problem}
  /** The program on the stage was checked. */
  | {type: 'checked'; verdicts: Verdict[]}
  /** The height of the program's output, in CSS pixels. */
  | {type: 'height'; height: number}
  | {type: 'pong'}

const maxMessageLength = 1000

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

/**
 * Validates a message from a run. A program may send anything on its channel.
 *
 * @returns undefined unless the message is an answer
 */
export function readAnswer(data: unknown): RunAnswer | undefined {
  const {type, ...rest} = Object(data) as Record<string, unknown>
  switch (type) {
    case 'ready':
    case 'mounted':
    case 'pong':
      return {type}
    case 'failed':
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
