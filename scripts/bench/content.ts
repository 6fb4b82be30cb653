import {readFileSync} from 'node:fs'
import {join, posix} from 'node:path'
import type {SidebarsConfig} from '@docusaurus/plugin-content-docs'
import {toMarkdown} from '../../plugins/outputs/twins/convert'
import {examples} from '../../siteParts'
import {readSitePages, type SitePage} from '../sitePages'

/** A page in plain Markdown, which every generator understands. */
export interface Page {
  /** Path of its source without extension, such as `docs/api/hooks/index`. */
  file: string
  /** Its path on the site, such as `/docs/api/hooks`. */
  path: string
  title: string
  description: string
  /** The text after the title; links lead to paths of the site. */
  markdown: string
}

/** A page of the sidebar, or a group of pages that may have a page of its own. */
export interface SidebarItem {
  label: string
  page?: Page
  items?: SidebarItem[]
}

/** What every site in the comparison shows. */
export interface Content {
  pages: Page[]
  sidebar: SidebarItem[]
}

/** Moves a path or file of the docs to a copy of them; the first copy is the docs. */
export function moveToCopy(path: string, copy: number): string {
  return copy === 1 ? path : path.replace(/^(\/?docs)(?=\/)/, `$1/copy-${copy}`)
}

/** The title of a page in a copy of the docs. */
export function titleOf(title: string, copy: number): string {
  return copy === 1 ? title : `${title} (copy ${copy})`
}

/** Converts pages to Markdown for a copy of the docs. */
function toPage(siteDir: string, sources: readonly SitePage[], copy: number) {
  const withoutExtension = (file: string) => file.replace(/\.mdx?$/, '')
  const paths = new Map(sources.map(({file, route}) => [withoutExtension(file), route]))
  return ({file, route, frontMatter, markdown}: SitePage): Page => {
    const title = String(frontMatter.title)
    const description = String(frontMatter.description)
    const isDoc = file.startsWith('docs/')
    const twin = toMarkdown({
      file,
      title,
      description,
      examples,
      ...markdown,
      resolveUrl(url) {
        const [, target = '', suffix = ''] = /^([^?#]*)(.*)$/.exec(url) ?? []
        const linked = withoutExtension(posix.join(posix.dirname(file), target))
        const path = paths.get(linked) ?? target
        return (isDoc ? moveToCopy(path, copy) : path) + suffix
      },
      readSiteFile: (name) => readFileSync(join(siteDir, name), 'utf8'),
    })
    return {
      file: moveToCopy(withoutExtension(file), copy),
      path: moveToCopy(route, copy),
      title: titleOf(title, copy),
      description,
      // Title and description come first, a block each; sites show them in their own way.
      markdown: twin.split('\n\n').slice(2).join('\n\n'),
    }
  }
}

type ConfigItem =
  | string
  | {type: 'category'; label: string; link?: {id: string}; items: ConfigItem[]}

function toSidebarItem(pages: ReadonlyMap<string, Page>) {
  const pageOf = (id: string): Page => {
    const page = pages.get(id)
    if (!page) throw new Error(`The sidebar names ${id}, which is no page.`)
    return page
  }
  return function convert(item: ConfigItem): SidebarItem {
    if (typeof item === 'string') return {label: pageOf(item).title, page: pageOf(item)}
    const {label, link, items} = item
    return {label, page: link && pageOf(link.id), items: items.map(convert)}
  }
}

/**
 * Reads docs and blog of the site as plain Markdown, with the code that components show in
 * their place, as in the pages' Markdown twins.
 *
 * @param sidebars only pages and categories of pages
 * @param copies how many times the docs are included; each copy after the first has its own
 *   paths and titles, and a group of its own at the end of the sidebar
 * @throws when a page uses what Markdown cannot express, or the sidebar names no page
 */
export async function readContent(
  siteDir: string,
  sidebars: SidebarsConfig,
  copies: number,
): Promise<Content> {
  const sources = await readSitePages(siteDir)
  const docs = sources.filter(({file}) => file.startsWith('docs/'))
  const posts = sources.filter(({file}) => file.startsWith('blog/'))
  const config = Object.values(sidebars).flatMap((items) => items as ConfigItem[])

  const content: Content = {pages: posts.map(toPage(siteDir, sources, 1)), sidebar: []}
  for (let copy = 1; copy <= copies; copy++) {
    const pages = docs.map(toPage(siteDir, sources, copy))
    const prefix = moveToCopy('docs/', copy).length
    const byId = new Map(pages.map((page) => [page.file.slice(prefix), page]))
    const items = config.map(toSidebarItem(byId))
    content.pages.push(...pages)
    content.sidebar.push(...(copy === 1 ? items : [{label: `Copy ${copy}`, items}]))
  }
  return content
}
