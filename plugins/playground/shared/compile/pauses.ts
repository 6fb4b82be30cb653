import {javascriptLanguage} from '@codemirror/lang-javascript'
import type {SyntaxNode} from '@lezer/common'
import {lineAt} from '../problem'
import {pauseCheck} from '../protocol'
import {insert, type Insertion} from './insert'

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
  const insertions: Insertion[] = []
  javascriptLanguage.parser.parse(code).iterate({
    enter({node}) {
      const body = bodyOf(node)
      if (!body) return
      const {from, to} = body
      const call = `${pauseCheck}(${lineAt(code, from)})`
      const isExpression = node.name === 'ArrowFunction' && body.name !== 'Block'
      const [before, after] = isExpression ? [`(${call},(`, '))'] : [`{${call};`, '}']
      insertions.push({at: from, text: before})
      // Inner nodes are visited later. If two end together, the inner one must close first.
      insertions.unshift({at: to, text: after})
    },
  })
  return insert(code, insertions)
}
