import {transform} from 'sucrase'
import type {ElementGroup} from '../frames'
import type {Problem} from '../problem'
import {findUnknownFastParts} from './fastElements'
import {withPauses} from './pauses'
import {findWrongClosingTag} from './tags'

/** A program that may run, or why it may not. */
export type Compiled = {code: string} | {problems: Problem[]}

/** Reads an error of the compiler, which has its place in its message, too. */
function readSyntaxError(error: unknown): Problem {
  const {message, loc} = error as {message: string; loc?: {line: number}}
  return {message: message.replace(/ \(\d+:\d+\)$/, ''), line: loc?.line}
}

/**
 * Compiles what a reader typed. It runs none of it.
 *
 * @param source TypeScript with JSX, a module
 * @param fastElements what dom-fiber has
 * @returns a CommonJS module in the same lines, which calls `pauseCheck`; or what is wrong
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
  const wrongTag = findWrongClosingTag(source)
  if (wrongTag) return {problems: [wrongTag]}
  const problems = findUnknownFastParts(source, fastElements)
  return problems.length > 0 ? {problems} : {code: withPauses(code)}
}

/**
 * Lists the modules that compiled code takes something from, each once. What is imported
 * for its types alone, as dom-fiber is, is not among them.
 */
export function importsOf(code: string): string[] {
  const calls = code.matchAll(/[=(>,]\s*require\((['"])([^'"\n]+)\1\)/g)
  return [...new Set([...calls].map(([, , name = '']) => name))]
}
