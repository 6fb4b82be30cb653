import {javascriptLanguage} from '@codemirror/lang-javascript'
import type {SyntaxNode} from '@lezer/common'
import {lineAt} from '../problem'
import {nameCall} from '../protocol'
import {insert, type Insertion} from './insert'

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
  const insertions: Insertion[] = []
  javascriptLanguage.parser.parse(code).iterate({
    enter({node: equals}) {
      if (equals.name !== 'Equals' || equals.parent?.name !== 'VariableDeclaration')
        return
      const [bound, call] = [equals.prevSibling, equals.nextSibling]
      const variable = bound && variableOf(bound)
      if (!variable || call?.name !== 'CallExpression') return
      if (code.startsWith('require(', call.from)) return
      const name = code.slice(variable.from, variable.to)
      insertions.push({at: call.from, text: `${nameCall}(`})
      // Inner calls are visited later. If two end together, the inner one must close first.
      insertions.unshift({
        at: call.to,
        text: `,${JSON.stringify(name)},${lineAt(code, variable.from)})`,
      })
    },
  })
  return insert(code, insertions)
}
