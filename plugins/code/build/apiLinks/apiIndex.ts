import path from 'node:path'
import type {MarkdownReader} from '../../../content/reader'
import {headingsAbove, parsePage, type Page, type TableRow} from '../../../content/page'

/**
 * The documented packages, and the pages that say where each export and element is documented.
 * Paths are relative to the site.
 */
export interface Api {
  packages: readonly string[]
  /** The page with the index of all exports. */
  index: string
  /** The page whose tables list the elements that the packages add to JSX. */
  elements: string
}

/** A row of the index: an export and where it is documented. */
export interface IndexEntry extends TableRow {
  package: string
}

/** Where each export and each element is documented: `/docs/api/helpers#batch`. */
export type ApiLinks = ReadonlyMap<string, string>

/** The package named by the headings above a line of the index. */
export function packageAbove(
  packages: readonly string[],
  index: Page,
  line: number,
): string | undefined {
  const words = headingsAbove(index, line).flatMap(({text}) => text.split(/[\s,]/))
  return packages.find((name) => words.includes(name))
}

/** The rows of the tables below headings that name a package. */
export function indexEntries(packages: readonly string[], index: Page): IndexEntry[] {
  return index.tables.flatMap((table) => {
    const name = packageAbove(packages, index, table.line)
    return name ? table.rows.map((row) => ({...row, package: name})) : []
  })
}

/** The element named by inline code such as `fast-div` or `<fast-div>`, if the name has a dash. */
export function elementName(code: string): string | undefined {
  return /^<?(\w+-[\w-]+)(?:\s*\/?>)?$/.exec(code)?.[1]
}

/** The route of a docs page, without the base URL: its path without extension and `/index`. */
export function docRoute(file: string): string {
  return `/${file.replace(/(?:\/index)?\.mdx?$/, '')}`
}

/** Finds out, from the two pages, where each name is documented. */
export function apiLinks(
  packages: readonly string[],
  index: Page,
  elements: Page,
): ApiLinks {
  const links = new Map<string, string>()
  const elementRows = elements.tables.flatMap(({rows}) => rows)
  for (const {codes, line} of elementRows) {
    for (const name of codes.map(elementName)) {
      if (name === undefined || links.has(name)) continue
      const own = elements.headings.find(({text}) => text === name)
      const section = own ?? headingsAbove(elements, line).at(-1)
      const anchor = section ? `#${section.id}` : ''
      links.set(name, docRoute(elements.file) + anchor)
    }
  }
  for (const {text, link} of indexEntries(packages, index)) {
    if (link === undefined) continue
    const [file = '', anchor] = link.split('#')
    const route = docRoute(path.posix.join(path.posix.dirname(index.file), file))
    links.set(text, anchor === undefined ? route : `${route}#${anchor}`)
  }
  return links
}

export type ReadApiLinks = () => Promise<ApiLinks>

/**
 * Makes a function that several plugins share. It returns a site's API links, caches them
 * until one of the two pages changes, and throws when one of the pages does not exist.
 */
export function createApiLinks(read: MarkdownReader, api: Api): ReadApiLinks {
  let last: {texts: string; links: ApiLinks} | undefined
  return async () => {
    const [index, elements] = await Promise.all([read(api.index), read(api.elements)])
    const texts = index.text + elements.text
    if (last?.texts !== texts) {
      const links = apiLinks(
        api.packages,
        await parsePage(api.index, index),
        await parsePage(api.elements, elements),
      )
      last = {texts, links}
    }
    return last.links
  }
}
