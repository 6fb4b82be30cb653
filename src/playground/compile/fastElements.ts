import {tsxLanguage} from '@codemirror/lang-javascript'
import type {SyntaxNode} from '@lezer/common'
import type {ElementGroup} from '../frames'
import {lineAt, type Problem} from '../problem'

/** Finds what is wrong with an opening tag of a `fast-*` element. */
function problemsOf(
  tag: SyntaxNode,
  text: (node: SyntaxNode | null) => string,
  groups: readonly ElementGroup[],
): {message: string; node: SyntaxNode}[] {
  const name = tag.getChild('JSXBuiltin')
  const element = text(name)
  if (!name || !element.startsWith('fast-')) return []
  const known = groups.find(({elements}) => elements.includes(element))?.attributes
  if (!known) return [{message: `There is no element ${element}.`, node: name}]
  return tag.getChildren('JSXAttribute').flatMap((node) => {
    const attribute = text(node.firstChild)
    return known.includes(attribute)
      ? []
      : [{message: `${element} does not take the attribute ${attribute}.`, node}]
  })
}

/**
 * Finds the `fast-*` elements and attributes of a program that dom-fiber does not have. It
 * would ignore them and say nothing.
 *
 * @param source TypeScript with JSX
 * @param groups what dom-fiber has
 */
export function findUnknownFastParts(
  source: string,
  groups: readonly ElementGroup[],
): Problem[] {
  const problems: Problem[] = []
  const text = (node: SyntaxNode | null) => (node ? source.slice(node.from, node.to) : '')
  tsxLanguage.parser.parse(source).iterate({
    enter({name, node}) {
      if (name !== 'JSXOpenTag' && name !== 'JSXSelfClosingTag') return
      for (const problem of problemsOf(node, text, groups)) {
        const {message, node: place} = problem
        problems.push({message, line: lineAt(source, place.from)})
      }
    },
  })
  return problems
}
