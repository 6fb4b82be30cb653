import {javascriptLanguage} from '@codemirror/lang-javascript'
import type {SyntaxNode} from '@lezer/common'
import {lineAt} from '../problem'
import {enterCall, leaveCall} from '../protocol'
import {insert, type Insertion} from './insert'

/** The variable that a call's value is declared with, or the first one of an array pattern. */
function variableOf({parent, prevSibling: equals}: SyntaxNode): SyntaxNode | undefined {
  if (parent?.name !== 'VariableDeclaration' || equals?.name !== 'Equals')
    return undefined
  const bound = equals.prevSibling
  const node = bound?.name === 'ArrayPattern' ? bound.firstChild?.nextSibling : bound
  return node?.name === 'VariableDefinition' ? node : undefined
}

/** Calls of the module itself, which stay as they are. */
const untraced = new Set(['super', 'require'])

/**
 * Tells a trace about each call (plugins/playground/frame/trace): its line once the arguments
 * have been evaluated, then what it returned, with the name and line of a variable that is
 * declared with it. The stack of an error would give the line in Chromium and Firefox, but in
 * WebKit it has no lines of evaluated code.
 *
 * @param code JavaScript without errors
 * @returns the code with calls around its calls; its line numbers stay the same
 */
export function withTracedCalls(code: string): string {
  const insertions: Insertion[] = []
  javascriptLanguage.parser.parse(code).iterate({
    enter({node: call}) {
      const values = call.name === 'CallExpression' ? call.getChild('ArgList') : null
      if (!values || untraced.has(code.slice(call.from, values.from))) return
      let last = values.lastChild?.prevSibling
      while (last?.name.endsWith('Comment')) last = last.prevSibling
      const comma = last?.name === '(' || last?.name === ',' ? '' : ','
      const line = lineAt(code, values.from)
      const variable = variableOf(call)
      const name =
        variable &&
        `,${JSON.stringify(code.slice(variable.from, variable.to))},${lineAt(code, variable.from)}`
      insertions.push({at: call.from, text: `${leaveCall}(`})
      // Inner calls are visited later. If two end together, the inner one must close first.
      insertions.unshift(
        {at: values.to - 1, text: `${comma}...${enterCall}(${line})`},
        {at: call.to, text: `${name ?? ''})`},
      )
    },
  })
  return insert(code, insertions)
}
