import {javascriptLanguage} from '@codemirror/lang-javascript'
import type {SyntaxNode} from '@lezer/common'

/** A part of code, and the texts to put around it. */
interface Wrapping {
  part: SyntaxNode
  before: string
  after: string
}

/**
 * Puts texts around parts of a program.
 *
 * @param code JavaScript without errors
 * @param wrap is asked for each node
 */
export function wrapParts(
  code: string,
  wrap: (node: SyntaxNode) => readonly Wrapping[],
): string {
  const insertions: {at: number; text: string}[] = []
  javascriptLanguage.parser.parse(code).iterate({
    enter({node}) {
      for (const {part, before, after} of wrap(node)) {
        insertions.push({at: part.from, text: before})
        // Inner nodes are visited later. If two end together, the inner one must close first.
        insertions.unshift({at: part.to, text: after})
      }
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
