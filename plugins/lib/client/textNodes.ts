/** The text nodes of an element, each with the offset at which it begins. */
export function textNodes(element: Element): {text: Text; offset: number}[] {
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
  const nodes: {text: Text; offset: number}[] = []
  let offset = 0
  while (walker.nextNode()) {
    const text = walker.currentNode as Text
    nodes.push({text, offset})
    offset += text.length
  }
  return nodes
}
