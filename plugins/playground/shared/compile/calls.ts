import type {SyntaxNode} from '@lezer/common'
import {lineAt} from '../problem'
import {enterCall, leaveCall} from '../protocol'
import {wrapParts} from './wrap'

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
 * @returns the code with calls around its calls; its line numbers stay the same
 */
export function withTracedCalls(code: string): string {
  return wrapParts(code, (call) => {
    const values = call.name === 'CallExpression' ? call.getChild('ArgList') : null
    const closing = values?.lastChild
    if (!values || !closing || untraced.has(code.slice(call.from, values.from))) return []
    let last = closing.prevSibling
    while (last?.name.endsWith('Comment')) last = last.prevSibling
    const comma = last?.name === '(' || last?.name === ',' ? '' : ','
    const line = lineAt(code, values.from)
    const variable = variableOf(call)
    const name =
      variable &&
      `,${JSON.stringify(code.slice(variable.from, variable.to))},${lineAt(code, variable.from)}`
    return [
      {part: call, before: `${leaveCall}(`, after: `${name ?? ''})`},
      {part: closing, before: `${comma}...${enterCall}(${line})`, after: ''},
    ]
  })
}
