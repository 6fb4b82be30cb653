import {javascriptLanguage} from '@codemirror/lang-javascript'
import type {SyntaxNode} from '@lezer/common'
import {lineAt} from '../problem'
import {pauseCheck} from './pauseCheck'

/** Text around a piece of a program. */
interface Wrap {
  from: number
  to: number
  before: string
  after: string
}

/** A check before a statement, in a block of their own. */
function inStatement({from, to}: SyntaxNode, call: string): Wrap {
  return {from, to, before: `{${call};`, after: '}'}
}

function inExpression({from, to}: SyntaxNode, call: string): Wrap {
  return {from, to, before: `(${call},(`, after: '))'}
}

function wrapOf(
  node: SyntaxNode,
  callAt: (place: SyntaxNode) => string,
): Wrap | undefined {
  const body = node.name === 'DoStatement' ? node.firstChild?.nextSibling : node.lastChild
  if (!body) return undefined
  switch (node.name) {
    case 'ForStatement':
    case 'WhileStatement':
    case 'DoStatement':
    case 'FunctionDeclaration':
    case 'FunctionExpression':
    case 'MethodDeclaration':
      return inStatement(body, callAt(body))
    case 'ArrowFunction':
      return body.name === 'Block'
        ? inStatement(body, callAt(body))
        : inExpression(body, callAt(body))
  }
  return undefined
}

/**
 * Has a program call a check at each turn of a loop and at the start of each function, with
 * its line. The check throws when the program does not come to an end
 * (src/playground/frame). Browsers other than Chromium run the frame on the page's own
 * thread: there a loop without an end would stop the page, and with it whatever could end
 * the frame from outside.
 *
 * @param code JavaScript without errors
 * @returns the same lines, with the calls
 */
export function withPauses(code: string): string {
  const callAt = ({from}: SyntaxNode) => `${pauseCheck}(${lineAt(code, from)})`
  const insertions: {at: number; text: string}[] = []
  javascriptLanguage.parser.parse(code).iterate({
    enter({node}) {
      const wrap = wrapOf(node, callAt)
      if (!wrap) return
      insertions.push({at: wrap.from, text: wrap.before})
      // What is entered later is inside: where both end, it is closed first.
      if (wrap.after !== '') insertions.unshift({at: wrap.to, text: wrap.after})
    },
  })
  let result = ''
  let done = 0
  for (const {at, text} of insertions.sort((a, b) => a.at - b.at)) {
    result += code.slice(done, at) + text
    done = at
  }
  return result + code.slice(done)
}
