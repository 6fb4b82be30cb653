import path from 'node:path'
import type {MarkdownReader} from '../../content/reader'
import {headingsAbove, parsePage, type Page, type TableRow} from '../../content/page'
import {PACKAGES} from '../packageNames'

/** The page with the index of all exports (WRITING.md, "Exports and the index"). */
export const INDEX = 'docs/api/overview.mdx'
/** The page whose tables list the fast-* elements. */
export const ELEMENTS = 'docs/api/fast-components.mdx'

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

/**
 * Reads from the docs where each name is documented.
 *
 * @param index the page INDEX
 * @param elements the page ELEMENTS
 */
export function apiLinks(index: Page, elements: Page): ApiLinks {
  const links = new Map<string, string>()
  const tables = elements.tables.flatMap(({rows}) => rows)
  for (const {codes, line} of tables) {
    for (const name of codes.map(elementName)) {
      if (name === undefined || links.has(name)) continue
      const own = elements.headings.find(({text}) => text === name)
      const section = own ?? headingsAbove(elements, line).at(-1)
      const anchor = section ? `#${section.id}` : ''
      links.set(name, docRoute(ELEMENTS) + anchor)
    }
  }
  for (const {text, link} of indexEntries(index)) {
    if (link === undefined) continue
    const [file = '', anchor] = link.split('#')
    const route = docRoute(path.posix.join(path.posix.dirname(INDEX), file))
    links.set(text, anchor === undefined ? route : `${route}#${anchor}`)
  }
  return links
}

let last: {texts: string; links: ApiLinks} | undefined

/**
 * Reads the links of a site, anew when one of the two pages has changed.
 *
 * @throws when one of the two pages does not exist
 */
export async function readApiLinks(read: MarkdownReader): Promise<ApiLinks> {
  const [index, elements] = await Promise.all([read(INDEX), read(ELEMENTS)])
  const texts = index.text + elements.text
  if (last?.texts !== texts) {
    const links = apiLinks(
      await parsePage(INDEX, index),
      await parsePage(ELEMENTS, elements),
    )
    last = {texts, links}
  }
  return last.links
}
