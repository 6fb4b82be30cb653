import type {Page} from '../fixtures'

/**
 * Returns the page's elements and texts, in order and without attributes. Leaves out what
 * scripts change: noscript, the closed menu, which React removes (plugins/loading/client/menu.ts),
 * the parts of an example that change when it runs, the button that wraps wide code, and the logo,
 * because the built page has a copy for each theme and hydration keeps one.
 */
export function contentOf(page: Page): Promise<string> {
  return page.evaluate(() => {
    const changing = [
      'noscript',
      'dialog:not([open])',
      '[data-example-stage]',
      'button:has(+ [data-example-stage])',
      '[data-example] > figcaption',
      '[class*="themedComponent"]',
    ].join()
    const walker = document.createTreeWalker(
      document.getElementById('__docusaurus') ?? document.body,
      NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT,
      (node) =>
        node instanceof Element &&
        (node.matches(changing) ||
          (node.localName === 'button' && node.textContent === 'Wrap'))
          ? NodeFilter.FILTER_REJECT
          : NodeFilter.FILTER_ACCEPT,
    )
    const parts: string[] = []
    while (walker.nextNode()) {
      const {currentNode} = walker
      if (currentNode instanceof Element) parts.push(`<${currentNode.localName}>`)
      // Adjacent text nodes are one text in HTML.
      else if (currentNode instanceof Text) parts.push(currentNode.data)
    }
    return parts.join('').replace(/\s+/g, '')
  })
}
