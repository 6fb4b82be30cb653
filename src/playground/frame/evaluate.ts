import {pauseCheck} from '../protocol'
import {createTaskQueue, createTurnCheck} from './turn'

/** Gives a module what it imports. */
export type Require = (name: string) => unknown

/** Runs a function in a task of its own, soon. */
export const afterwards = createTaskQueue()

/**
 * Compiles a module.
 *
 * @param code CommonJS, which may call `pauseCheck`
 * @param file its name in stack traces
 * @returns evaluates the module, each time from its start, and gives what it exports
 * @throws a syntax error
 */
export function compileModule(
  code: string,
  file: string,
): (require: Require) => Record<string, unknown> {
  const parameters = `require, module, exports, ${pauseCheck}`
  // Indirect, so that the program cannot see the variables of this module.
  // oxlint-disable-next-line no-eval -- see above
  const evaluate = (0, eval)(
    `(function (${parameters}) {${code}\n})\n//# sourceURL=${file}`,
  ) as (...values: unknown[]) => void
  return (require) => {
    const module: {exports: Record<string, unknown>} = {exports: {}}
    const checkPause = createTurnCheck(() => performance.now(), afterwards)
    evaluate.call(undefined, require, module, module.exports, checkPause)
    return module.exports
  }
}
