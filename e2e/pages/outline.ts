import type {Nodes} from 'mdast'
import {toString} from 'mdast-util-to-string'
import remarkGfm from 'remark-gfm'
import remarkParse from 'remark-parse'
import {unified} from 'unified'
import {visit} from 'unist-util-visit'
import type {Page} from '../fixtures'

/** The parts that a page must share with its Markdown page, in order. */
interface Outline {
  headings: string[]
  links: string[]
  fences: string[]
}

/** Reads the outline of the open page, which must not be hydrated yet. */
export function outlinePage(page: Page): Promise<Outline> {
  return page.evaluate(() => {
    const outline: Outline = {headings: [], links: [], fences: []}
    const text = (element: Element) => element.textContent.trim()
    const title = document.querySelector('article h1')
    const content =
      document.querySelector('article .markdown') ?? title?.closest('article')

    const walk = (element: Element): void => {
      if (element.matches('noscript, button, .hash-link')) return
      if (element.matches('.tabs-container')) {
        const panels = [...element.querySelectorAll('[role=tabpanel]')]
        const tabs = [...element.querySelectorAll('[role=tab]')]
        // The Markdown page has a section for each tab.
        for (const [index, tab] of tabs.entries()) {
          outline.headings.push(text(tab))
          const panel = panels[index]
          if (panel) walk(panel)
        }
        return
      }
      if (element instanceof HTMLHeadingElement && element !== title) {
        const heading = element.cloneNode(true) as Element
        heading.querySelector('.hash-link')?.remove()
        outline.headings.push(text(heading))
      }
      // The build adds links to names in code; the Markdown page has only the author's links.
      if (element instanceof HTMLAnchorElement && !element.matches('.api-link')) {
        const {origin, href} = element
        outline.links.push(origin === location.origin ? href.slice(origin.length) : href)
      }
      if (element instanceof HTMLPreElement) {
        outline.fences.push(text(element))
        return
      }
      for (const child of element.children) walk(child)
    }
    if (title) outline.headings.push(text(title))
    if (content) walk(content)
    return outline
  })
}

/** Reads the outline of a Markdown page. A link to another one counts as a link to its page. */
export function outlineMarkdown(markdown: string, siteUrl: string): Outline {
  const outline: Outline = {headings: [], links: [], fences: []}
  visit(unified().use(remarkParse).use(remarkGfm).parse(markdown), (node: Nodes) => {
    if (node.type === 'heading') outline.headings.push(toString(node))
    if (node.type === 'code') outline.fences.push(node.value.trim())
    // Each Markdown page links to the list of all; its page does so only outside the article.
    if (node.type === 'link' && node.url !== `${siteUrl}/llms.txt`) {
      const isInternal = node.url.startsWith(`${siteUrl}/`)
      // The files for coding agents, whose names are in capitals, are no pages.
      const path = node.url.slice(siteUrl.length).replace(/(?<=[a-z])\.md(?=#|$)/, '/')
      outline.links.push(isInternal ? path : node.url)
    }
  })
  return outline
}
