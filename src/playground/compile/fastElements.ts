import {tsxLanguage} from '@codemirror/lang-javascript'
import type {SyntaxNode} from '@lezer/common'
import type {ElementGroup} from '../frames'
import {lineAt, type Problem} from '../problem'

/**
 * Finds `fast-*` elements and attributes that dom-fiber does not have. It would ignore them
 * silently.
 *
 * @param source TypeScript with JSX
 * @param groups the elements of dom-fiber and their attributes
 */
export function findUnknownFastParts(
  source: string,
  groups: readonly ElementGroup[],
): Problem[] {
  const problems: Problem[] = []
  const textOf = (node: SyntaxNode | null) =>
    node ? source.slice(node.from, node.to) : ''
  const report = (message: string, {from}: SyntaxNode) =>
    problems.push({message, line: lineAt(source, from)})
  tsxLanguage.parser.parse(source).iterate({
    enter({name, node}) {
      if (name !== 'JSXOpenTag' && name !== 'JSXSelfClosingTag') return
      const tag = node.getChild('JSXBuiltin')
      const element = textOf(tag)
      if (!tag || !element.startsWith('fast-')) return
      const known = groups.find(({elements}) => elements.includes(element))?.attributes
      if (!known) {
        report(`There is no element ${element}.`, tag)
        return
      }
      for (const attribute of node.getChildren('JSXAttribute')) {
        const called = textOf(attribute.firstChild)
        if (!known.includes(called))
          report(`${element} does not take the attribute ${called}.`, attribute)
      }
    },
  })
  return problems
}
