import path from 'node:path'
import type {MarkdownReader} from '../../content/reader'
import {headingsAbove, parsePage, type Page, type TableRow} from '../../content/page'
import {PACKAGES} from '../packageNames'

/** The pages that say where names are documented: paths relative to the site. */
export interface ApiPages {
  /** The page with the index of all exports. */
  index: string
  /** The page whose tables list the fast-* elements. */
  elements: string
}

/** A row of the index: an export and where it is documented. */
export interface IndexEntry extends TableRow {
  package: string
}

/** Where each export and each fast-* element is documented: `/docs/api/helpers#batch`. */
export type ApiLinks = ReadonlyMap<string, string>

/** The name of the package whose part of the index a line is in. */
export function packageAbove(index: Page, line: number): string | undefined {
  const names = headingsAbove(index, line).map(
    ({text}) => /@react-facet\/[\w-]+/.exec(text)?.[0],
  )
  return PACKAGES.find((name) => names.includes(name))
}

/** Rows of the tables that stand under a heading with the name of a package. */
export function indexEntries(index: Page): IndexEntry[] {
  return index.tables.flatMap((table) => {
    const name = packageAbove(index, table.line)
    return name ? table.rows.map((row) => ({...row, package: name})) : []
  })
}

/** The element that a cell names: `fast-div`, written so or as a tag. */
export function elementName(code: string): string | undefined {
  return /^<?(fast-[\w-]+)(?:\s*\/?>)?$/.exec(code)?.[1]
}

/** The route of a docs page, without the base URL: the file name is the route. */
export function docRoute(file: string): string {
  return `/${file.replace(/(?:\/index)?\.mdx?$/, '')}`
}

/** Reads from the two pages where each name is documented. */
export function apiLinks(index: Page, elements: Page): ApiLinks {
  const links = new Map<string, string>()
  const tables = elements.tables.flatMap(({rows}) => rows)
  for (const {codes, line} of tables) {
    for (const name of codes.map(elementName)) {
      if (name === undefined || links.has(name)) continue
      const own = elements.headings.find(({text}) => text === name)
      const section = own ?? headingsAbove(elements, line).at(-1)
      const anchor = section ? `#${section.id}` : ''
      links.set(name, docRoute(elements.file) + anchor)
    }
  }
  for (const {text, link} of indexEntries(index)) {
    if (link === undefined) continue
    const [file = '', anchor] = link.split('#')
    const route = docRoute(path.posix.join(path.posix.dirname(index.file), file))
    links.set(text, anchor === undefined ? route : `${route}#${anchor}`)
  }
  return links
}

/** Gives where each name is documented. */
export type ReadApiLinks = () => Promise<ApiLinks>

/**
 * Makes a function that several plugins can share: it reads the links of a site, and again
 * only when one of the two pages has changed. It throws when one of them does not exist.
 */
export function createApiLinks(read: MarkdownReader, pages: ApiPages): ReadApiLinks {
  let last: {texts: string; links: ApiLinks} | undefined
  return async () => {
    const [index, elements] = await Promise.all([read(pages.index), read(pages.elements)])
    const texts = index.text + elements.text
    if (last?.texts !== texts) {
      const links = apiLinks(
        await parsePage(pages.index, index),
        await parsePage(pages.elements, elements),
      )
      last = {texts, links}
    }
    return last.links
  }
}
