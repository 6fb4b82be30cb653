import type {SyntaxNode} from '@lezer/common'
import {lineAt} from '../problem'
import {pauseCheck} from '../protocol'
import {wrapParts} from './wrap'

/** The body of a loop or of a function. */
function bodyOf({name, firstChild, lastChild}: SyntaxNode): SyntaxNode | null {
  switch (name) {
    case 'DoStatement':
      return firstChild?.nextSibling ?? null
    case 'ForStatement':
    case 'WhileStatement':
    case 'FunctionDeclaration':
    case 'FunctionExpression':
    case 'MethodDeclaration':
    case 'ArrowFunction':
      return lastChild
  }
  return null
}

/**
 * Inserts a call to a check at the start of the body of each loop and function. The check
 * gets the line it is called from, and throws when the program has run too long without a pause
 * (plugins/playground/frame/turn.ts). Browsers other than Chromium run the frame on the
 * page's thread: an endless loop would block the page, which could no longer remove the frame.
 *
 * @returns the code with the calls; its line numbers stay the same
 */
export function withPauseChecks(code: string): string {
  return wrapParts(code, (node) => {
    const part = bodyOf(node)
    if (!part) return []
    const call = `${pauseCheck}(${lineAt(code, part.from)})`
    const isExpression = node.name === 'ArrowFunction' && part.name !== 'Block'
    return isExpression
      ? [{part, before: `(${call},(`, after: '))'}]
      : [{part, before: `{${call};`, after: '}'}]
  })
}
