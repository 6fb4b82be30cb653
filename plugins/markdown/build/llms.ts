import type {LoadedVersion} from '@docusaurus/plugin-content-docs'
import {sidebarDocs, type PageSource} from '../../content/sources'

/** A page and its Markdown page. */
type LinkedPage = Pick<
  PageSource,
  'title' | 'description' | 'section' | 'url' | 'version' | 'tag'
> & {
  /** Path of the markdownUrl, with base URL. */
  markdownUrl: string
  markdown: string
}

/** Addresses of the docs of a version, in sidebar order. */
export function readingOrder({
  docs,
  sidebars,
}: Pick<LoadedVersion, 'docs' | 'sidebars'>): string[] {
  const urls = new Map(docs.map(({id, permalink}) => [id, permalink]))
  const ids = Object.values(sidebars).flat().flatMap(sidebarDocs)
  return ids.flatMap((id) => urls.get(id) ?? [])
}

/** Lists pages, with links to their Markdown pages. */
export function listItems(
  pages: readonly Pick<LinkedPage, 'title' | 'markdownUrl' | 'description'>[],
  origin: string,
): string {
  return pages
    .map(
      ({title, markdownUrl, description}) =>
        `- [${title.replace(/[[\]\\]/g, '\\$&')}](${origin}${encodeURI(markdownUrl)}): ${description}\n`,
    )
    .join('')
}

/**
 * Makes llms.txt (https://llmstxt.org): the site's title and tagline, and every page by section.
 */
export function llmsIndex(
  title: string,
  tagline: string,
  pages: readonly LinkedPage[],
  origin: string,
  skillUrl?: string,
): string {
  const isVersioned =
    new Set(pages.map(({tag}) => tag).filter((tag) => tag.startsWith('docs-'))).size > 1
  const sectionOf = ({section, tag, version}: LinkedPage) =>
    isVersioned && tag.startsWith('docs-') ? `${section} (${version})` : section
  const sections = [...new Set(pages.map(sectionOf))].map((section) => {
    const items = pages.filter((page) => sectionOf(page) === section)
    return `## ${section}\n\n${listItems(items, origin)}`
  })
  const skill = skillUrl === undefined ? [] : [`Rules for coding agents: ${skillUrl}\n`]
  return [`# ${title}\n\n> ${tagline}\n`, ...skill, ...sections].join('\n')
}

/**
 * Adds the address of llms.txt below the description of a page, for agents that read only
 * this page.
 *
 * @param markdown a page that begins with its title and, as a one-line blockquote, its
 *   description
 */
export function withIndexNote(markdown: string, indexUrl: string): string {
  const note = `>\n> All pages of this site: [llms.txt](${indexUrl})`
  return markdown.replace(/^> .*$/m, (description) => `${description}\n${note}`)
}

/** Makes llms-full.txt: all pages in one file, each after its address. */
export function llmsFull(pages: readonly LinkedPage[], origin: string): string {
  return pages
    .map(({url, markdown}) => `Source: ${origin}${url}\n\n${markdown}`)
    .join('\n---\n\n')
}
