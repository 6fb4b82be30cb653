import {transform} from 'sucrase'
import type {ElementGroup} from '../frames'
import {messageOf, type Problem} from '../problem'
import {withTracedCalls} from './calls'
import {findElementProblems} from './elements'
import {withPauseChecks} from './pauses'

type Compiled = {code: string} | {problems: Problem[]}

/** Reads a compiler error, whose message repeats its position. */
function readSyntaxError(error: unknown): Problem {
  const {message, loc} = error as {message: string; loc?: {line: number}}
  return {message: message.replace(/ \(\d+:\d+\)$/, ''), line: loc?.line}
}

/** Turns TypeScript with JSX into a CommonJS module with the line numbers of the source. */
function transpile(source: string): string {
  return transform(source, {
    transforms: ['typescript', 'jsx', 'imports'],
    jsxRuntime: 'automatic',
    production: true,
  }).code
}

/**
 * Compiles a program of the site, which TypeScript has checked.
 *
 * @returns the program, and a version of it that can be traced
 * @throws when the source has a syntax error
 */
export function compileProgram(
  source: string,
  file: string,
): {code: string; traced: string} {
  try {
    const code = transpile(source)
    return {code: withPauseChecks(code), traced: withPauseChecks(withTracedCalls(code))}
  } catch (error) {
    throw new Error(`${file}: ${messageOf(error)}`, {cause: error})
  }
}

/**
 * Compiles a reader's code without running it.
 *
 * @param isTraced whether the module also calls `enterCall` and `leaveCall`
 * @returns a CommonJS module with the line numbers of the source and with calls to `pauseCheck`;
 *   or the problems
 */
export function compile(
  source: string,
  fastElements: readonly ElementGroup[],
  isTraced = false,
): Compiled {
  let code: string
  try {
    code = transpile(source)
  } catch (error) {
    return {problems: [readSyntaxError(error)]}
  }
  const problems = findElementProblems(source, fastElements)
  if (problems.length > 0) return {problems}
  return {code: withPauseChecks(isTraced ? withTracedCalls(code) : code)}
}

/**
 * Lists the modules whose exports compiled code uses, each once. `import 'a'` does not count:
 * examples import dom-fiber that way, for its types.
 */
export function importsOf(code: string): string[] {
  const calls = code.matchAll(/[=(>,]\s*require\((['"])([^'"\n]+)\1\)/g)
  return [...new Set([...calls].map(([, , name = '']) => name))]
}
