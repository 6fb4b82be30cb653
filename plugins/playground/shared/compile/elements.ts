import {tsxLanguage} from '@codemirror/lang-javascript'
import type {SyntaxNode} from '@lezer/common'
import type {ElementGroup} from '../frames'
import {lineAt, type Problem} from '../problem'

/** The name of a tag, which follows `<` or `</`. A fragment has none. */
function nameNode(tag: SyntaxNode): SyntaxNode | null {
  const node = tag.firstChild?.nextSibling
  return node && node.name !== 'JSXEndTag' ? node : null
}

/**
 * Finds mistakes that the compiler accepts: closing tags with the wrong name, and `fast-*`
 * elements and attributes that dom-fiber lacks.
 */
export function findElementProblems(
  source: string,
  groups: readonly ElementGroup[],
): Problem[] {
  const problems: Problem[] = []
  const textOf = (node: SyntaxNode | null) =>
    node ? source.slice(node.from, node.to) : ''
  const report = (message: string, {from}: SyntaxNode) =>
    problems.push({message, line: lineAt(source, from)})

  const checkClosing = (element: SyntaxNode) => {
    const open = element.getChild('JSXOpenTag') ?? element.getChild('JSXFragmentTag')
    const close = element.getChild('JSXCloseTag')
    if (!open || !close) return
    const [opened, closed] = [textOf(nameNode(open)), textOf(nameNode(close))]
    if (opened !== closed) report(`<${opened}> is closed by </${closed}>.`, close)
  }
  const checkAttributes = (tag: SyntaxNode) => {
    const element = textOf(nameNode(tag))
    if (!element.startsWith('fast-')) return
    const known = groups.find(({elements}) => elements.includes(element))?.attributes
    if (!known) {
      report(`There is no element ${element}.`, tag)
      return
    }
    for (const attribute of tag.getChildren('JSXAttribute')) {
      const name = textOf(attribute.firstChild)
      if (!known.includes(name))
        report(`${element} does not take the attribute ${name}.`, attribute)
    }
  }

  tsxLanguage.parser.parse(source).iterate({
    enter({name, node}) {
      if (name === 'JSXElement') checkClosing(node)
      if (name === 'JSXOpenTag' || name === 'JSXSelfClosingTag') checkAttributes(node)
    },
  })
  return problems
}
