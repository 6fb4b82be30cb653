import {nameCall, pauseCheck} from '../shared/protocol'
import {createTaskQueue, createTurnCheck} from './turn'

/** Returns a module by its name. */
export type Require = (name: string) => unknown

/** Takes a value that a variable is declared with, the variable's name and its line. */
export type NameValue = <Value>(value: Value, name: string, line: number) => Value

const unnamed: NameValue = (value) => value

/** Runs a function soon, in its own task. */
export const afterwards = createTaskQueue()

/**
 * Compiles a module.
 *
 * @param code CommonJS, which may call the functions that `pauseCheck` and `nameCall` name
 * @returns a function that evaluates the module, again on each call, and returns its exports
 */
export function compileModule(
  code: string,
  file: string,
): (require: Require, nameValue?: NameValue) => Record<string, unknown> {
  const parameters = `require, module, exports, ${pauseCheck}, ${nameCall}`
  // Indirect, so that the program cannot see this module's variables.
  // oxlint-disable-next-line no-eval -- see above
  const evaluate = (0, eval)(
    `(function (${parameters}) {${code}\n})\n//# sourceURL=${file}`,
  ) as (...values: unknown[]) => void
  return (require, nameValue = unnamed) => {
    const module: {exports: Record<string, unknown>} = {exports: {}}
    const checkPause = createTurnCheck(() => performance.now(), afterwards)
    evaluate.call(undefined, require, module, module.exports, checkPause, nameValue)
    return module.exports
  }
}
