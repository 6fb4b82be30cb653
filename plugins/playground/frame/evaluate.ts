import {enterCall, leaveCall, pauseCheck} from '../shared/protocol'
import {createTaskQueue, createTurnCheck} from './turn'

/** Returns a module by its name. */
export type Require = (name: string) => unknown

/** What a program that can be traced tells about its calls. */
export interface CallTracer {
  /**
   * A call begins.
   *
   * @param line of the program
   * @returns nothing, for the call's arguments
   */
  enter: (line: number) => readonly never[]
  /**
   * The call has returned.
   *
   * @param name of the variable that is declared with the value
   * @param line of that variable
   */
  leave: <Value>(value: Value, name?: string, line?: number) => Value
}

const untraced: CallTracer = {enter: () => [], leave: (value) => value}

/** Runs a function soon, in its own task. */
export const afterwards = createTaskQueue()

/**
 * Compiles a module.
 *
 * @param code CommonJS, which may call the functions that `pauseCheck`, `enterCall` and `leaveCall` name
 * @returns a function that evaluates the module, again on each call, and returns its exports
 * @throws a SyntaxError if the code has one
 */
export function compileModule(
  code: string,
  file: string,
): (require: Require, calls?: CallTracer) => Record<string, unknown> {
  const parameters = `require, module, exports, ${pauseCheck}, ${enterCall}, ${leaveCall}`
  // Indirect, so that the program cannot see this module's variables.
  // oxlint-disable-next-line no-eval -- see above
  const evaluate = (0, eval)(
    `(function (${parameters}) {${code}\n})\n//# sourceURL=${file}`,
  ) as (...values: unknown[]) => void
  return (require, {enter, leave} = untraced) => {
    const module: {exports: Record<string, unknown>} = {exports: {}}
    const checkPause = createTurnCheck(() => performance.now(), afterwards)
    evaluate.call(undefined, require, module, module.exports, checkPause, enter, leave)
    return module.exports
  }
}
