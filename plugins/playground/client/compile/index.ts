import {transform} from 'sucrase'
import type {ElementGroup} from '../../shared/frames'
import type {Problem} from '../../shared/problem'
import {findElementProblems} from './elements'
import {withPauseChecks} from './pauses'

/** A program that can run, or its problems. */
type Compiled = {code: string} | {problems: Problem[]}

/** Reads a compiler error, whose message repeats its position. */
function readSyntaxError(error: unknown): Problem {
  const {message, loc} = error as {message: string; loc?: {line: number}}
  return {message: message.replace(/ \(\d+:\d+\)$/, ''), line: loc?.line}
}

/**
 * Compiles a reader's code without running it.
 *
 * @param source a module in TypeScript with JSX
 * @param fastElements the elements of dom-fiber and their attributes
 * @returns a CommonJS module with the line numbers of the source and with calls to `pauseCheck`;
 *   or the problems
 */
export function compile(source: string, fastElements: readonly ElementGroup[]): Compiled {
  let code: string
  try {
    code = transform(source, {
      transforms: ['typescript', 'jsx', 'imports'],
      jsxRuntime: 'automatic',
      production: true,
    }).code
  } catch (error) {
    return {problems: [readSyntaxError(error)]}
  }
  const problems = findElementProblems(source, fastElements)
  return problems.length > 0 ? {problems} : {code: withPauseChecks(code)}
}

/**
 * Lists the modules whose exports compiled code uses, each once. `import 'a'` does not count:
 * examples import dom-fiber that way, for its types.
 */
export function importsOf(code: string): string[] {
  const calls = code.matchAll(/[=(>,]\s*require\((['"])([^'"\n]+)\1\)/g)
  return [...new Set([...calls].map(([, , name = '']) => name))]
}
