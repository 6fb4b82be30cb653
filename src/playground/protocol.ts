import type {ExampleRoot} from '../components/Example/renderers/mount'
import type {Verdict} from './exercise'
import type {Problem} from './problem'

/**
 * What the page, the frame and its programs say to each other. A run is one program in a
 * frame of its own, inside of the frame that the page has; it has a number, and a channel
 * to the page.
 */

/** From the page to the frame. The first one brings the port of the run's channel. */
export interface FrameCommand {
  /**
   * `start`: makes a run, out of sight. `keep`: shows it and ends all others. `end`: ends
   * it.
   */
  action: 'start' | 'keep' | 'end'
  run: number
}

/** A program that is ready to run. */
export interface Program {
  /** JavaScript, a CommonJS module, in the lines of what was typed. */
  code: string
  /** Its name in messages of errors. */
  file: string
  root: ExampleRoot
  exercise?: ExerciseCode
}

/** What an exercise adds to the frame, each a CommonJS module. */
export interface ExerciseCode {
  /** The exercise's own checks.ts (plugins/code/exercises). */
  checks: string
  /** What runs them: `frame/checks`, which only exercises need. */
  checker: string
}

/** From the page to a run. */
export type RunMessage =
  | {type: 'run'; program: Program; theme: string}
  | {type: 'theme'; theme: string}
  | {type: 'ping'}

/** From a run to the page. */
export type RunAnswer =
  /** The run has begun to listen. */
  | {type: 'ready'}
  /** The program is on the stage. */
  | {type: 'mounted'}
  /** The program failed before it was on the stage. */
  | {type: 'failed'; problem: Problem}
  /** The program, which is on the stage, threw. */
  | {type: 'problem'; problem: Problem}
  /** The program, which is on the stage, was checked. */
  | {type: 'checked'; verdicts: Verdict[]}
  /** What the program shows has this height, in CSS pixels. */
  | {type: 'height'; height: number}
  | {type: 'pong'}

const longestMessage = 1000

function readProblem(value: unknown): Problem | undefined {
  const {message, line} = Object(value) as Partial<Record<keyof Problem, unknown>>
  if (typeof message !== 'string') return undefined
  const problem = {message: message.slice(0, longestMessage)}
  return Number.isSafeInteger(line) ? {...problem, line: Number(line)} : problem
}

/** As many checks as an exercise may have. */
const mostVerdicts = 50

function readVerdict(value: unknown): Verdict[] {
  const {title, failure} = Object(value) as Partial<Record<keyof Verdict, unknown>>
  if (typeof title !== 'string') return []
  const verdict = {title: title.slice(0, longestMessage)}
  return typeof failure === 'string'
    ? [{...verdict, failure: failure.slice(0, longestMessage)}]
    : [verdict]
}

/**
 * Reads what came from a run. A program may manage to send anything on its channel: what is
 * not an answer becomes undefined.
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
      return Array.isArray(verdicts) && verdicts.length <= mostVerdicts
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
