import type {LoadedVersion} from '@docusaurus/plugin-content-docs'
import {sidebarDocs} from '../../content/sidebars'

/** A page as it is listed in the files for language models. */
export interface LlmsPage {
  title: string
  description: string
  /** The group of pages that it belongs to. */
  section: string
  /** Absolute address of the page. */
  url: string
  /** Absolute address of the page's Markdown twin. */
  twinUrl: string
  markdown: string
}

/** Addresses of the docs of a version, in the order of the sidebars. */
export function readingOrder({
  docs,
  sidebars,
}: Pick<LoadedVersion, 'docs' | 'sidebars'>): string[] {
  const urls = new Map(docs.map(({id, permalink}) => [id, permalink]))
  return Object.values(sidebars)
    .flat()
    .flatMap(sidebarDocs)
    .flatMap((id) => urls.get(id) ?? [])
}

/**
 * Makes llms.txt (https://llmstxt.org): what the site is, and every page by section.
 *
 * @param pages in reading order
 */
export function llmsIndex(title: string, tagline: string, pages: LlmsPage[]): string {
  const sections = [...new Set(pages.map(({section}) => section))]
  const lists = sections.map((section) => {
    const items = pages
      .filter((page) => page.section === section)
      .map((page) => `- [${page.title}](${page.twinUrl}): ${page.description}`)
    return `## ${section}\n\n${items.join('\n')}\n`
  })
  return [`# ${title}\n\n> ${tagline}\n`, ...lists].join('\n')
}

/**
 * Adds a note to the head of a page that says where all pages are listed, for agents that
 * read only this one.
 *
 * @param markdown a page that begins with its title and, as a quotation of one line, its
 *   description
 */
export function withIndexNote(markdown: string, indexUrl: string): string {
  const note = `>\n> All pages of this site: [llms.txt](${indexUrl})`
  return markdown.replace(/^> .*$/m, (description) => `${description}\n${note}`)
}

/** Makes llms-full.txt: all pages in one file, each after the address it comes from. */
export function llmsFull(pages: LlmsPage[]): string {
  return pages.map(({url, markdown}) => `Source: ${url}\n\n${markdown}`).join('\n---\n\n')
}
