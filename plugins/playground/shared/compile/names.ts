import type {SyntaxNode} from '@lezer/common'
import {lineAt} from '../problem'
import {nameCall} from '../protocol'
import {wrapParts} from './wrap'

/** The variable that is declared, or the first one of an array pattern. */
function variableOf(bound: SyntaxNode): SyntaxNode | undefined {
  const node = bound.name === 'ArrayPattern' ? bound.firstChild?.nextSibling : bound
  return node?.name === 'VariableDefinition' ? node : undefined
}

/**
 * Passes what each call returns that a variable is declared with to a function, with the
 * variable's name and line: a trace calls facets by these names (plugins/playground/frame/trace).
 *
 * @returns the code with the calls; its line numbers stay the same
 */
export function withNames(code: string): string {
  return wrapParts(code, (equals) => {
    if (equals.name !== 'Equals' || equals.parent?.name !== 'VariableDeclaration')
      return undefined
    const [bound, call] = [equals.prevSibling, equals.nextSibling]
    const variable = bound && variableOf(bound)
    if (!variable || call?.name !== 'CallExpression') return undefined
    if (code.startsWith('require(', call.from)) return undefined
    const name = JSON.stringify(code.slice(variable.from, variable.to))
    const after = `,${name},${lineAt(code, variable.from)})`
    return {part: call, before: `${nameCall}(`, after}
  })
}
