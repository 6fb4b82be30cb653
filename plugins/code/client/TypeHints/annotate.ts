import {textNodes} from '../../../lib/client/textNodes'
import type {TypedToken} from '../../shared/sampleTypes'

/** The attribute that marks an identifier in code. Its value is an index in `SampleTypes.types`. */
export const typeAttribute = 'data-type'

/** Finds the element that contains just this part of a text node, or makes one. */
function elementOf(text: Text, start: number, length: number): Element {
  const {parentElement: parent} = text
  if (parent && parent.tagName !== 'CODE' && parent.textContent.length === length) {
    return parent
  }
  const part = text.splitText(start)
  part.splitText(length)
  const element = document.createElement('span')
  part.replaceWith(element)
  element.append(part)
  return element
}

/**
 * Marks the identifiers in highlighted code. The text stays the same, so that copying it
 * still gives the code.
 *
 * @param tokens in the order of the code
 */
export function annotate(code: Element, tokens: readonly TypedToken[]): void {
  const nodes = textNodes(code)
  // Backwards: a split leaves the text before it, with the earlier tokens, in the listed node.
  for (const [start, length, type] of [...tokens].reverse()) {
    const node = nodes.findLast(({offset}) => offset <= start)
    if (!node) continue
    // Skips an identifier that the highlighter has split.
    if (start + length > node.offset + node.text.length) continue
    const element = elementOf(node.text, start - node.offset, length)
    element.setAttribute(typeAttribute, String(type))
  }
}

/** The first mention of each name with each of its types, in the order of the code. */
export function firstMentions(code: Element): HTMLElement[] {
  const seen = new Set<string>()
  const identifiers = code.querySelectorAll<HTMLElement>(`[${typeAttribute}]`)
  return [...identifiers].filter((element) => {
    const mention = `${element.textContent} ${element.getAttribute(typeAttribute) ?? ''}`
    return !seen.has(mention) && seen.add(mention)
  })
}
