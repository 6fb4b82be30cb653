import {titleLevels} from './types'
import type {DocSearchRecord, Hierarchy, PageSection, SearchPage} from './types'

/** A page or a heading, with the records of its own text. */
export interface Section {
  /** The title of the page, or the text of the heading. */
  title: string
  /** Whether the section declares the export that its heading names. */
  declares: boolean
  heading: DocSearchRecord
  prose: DocSearchRecord[]
  /** One record with the words of its code, or none. */
  code: DocSearchRecord[]
}

/** Headings (40 to 90) rank before text. A declaration adds 5 to the level of its heading. */
function headingLevel({level, declares}: PageSection): number {
  return 100 - 10 * level + (declares ? 5 : 0)
}

/** Prose ranks below all headings, and code below prose. */
const proseLevel = 10
const codeLevel = 0

/** Replaces the title at a level, and removes the titles below it. */
function withTitle(hierarchy: object, level: number, title: string): Hierarchy {
  const [own, ...below] = titleLevels.slice(level - 1)
  const titles = [[own, title], ...below.map((name) => [name, null])]
  return {...hierarchy, ...Object.fromEntries(titles)} as Hierarchy
}

/** Makes the records of a page, by section. */
export function toSections(page: SearchPage): Section[] {
  let hierarchy = withTitle({lvl0: page.section}, 1, page.title)
  let position = 0
  return page.sections.map((section) => {
    const isPage = section.level === 1
    const title = isPage ? page.title : section.title
    const {anchor, declares, phrases} = section
    hierarchy = withTitle(hierarchy, section.level, title)
    const url = anchor === null ? page.url : `${page.url}#${anchor}`
    const shared = {
      hierarchy,
      url,
      url_without_anchor: page.url,
      anchor,
      language: page.language,
      docusaurus_tag: page.tag,
      version: page.version,
    }
    const record = (id: string, level: number, content: string | null) => ({
      objectID: `${url}:${id}`,
      type: 'content' as DocSearchRecord['type'],
      content,
      ...shared,
      weight: {pageRank: page.pageRank, level, position: position++},
    })

    const type = `lvl${section.level}` as DocSearchRecord['type']
    const description = (isPage && page.description) || null
    const heading = {...record(type, headingLevel(section), description), type}
    return {
      title,
      declares,
      heading: {...heading, ...(phrases && {phrases})},
      prose: section.prose.map((text, index) =>
        record(`content:${index}`, proseLevel, text),
      ),
      code: section.code === '' ? [] : [record('code', codeLevel, section.code)],
    }
  })
}

/** The record of a section's heading, with the first text below it: what a hit on it says. */
export function withFirstText({heading, prose}: Section): DocSearchRecord {
  return {...heading, content: heading.content ?? prose[0]?.content ?? null}
}

/**
 * Makes the DocSearch records of a page: one for the page, one for each heading, paragraph,
 * list item and table row, and one for the words in the code of each section.
 */
export function toRecords(page: SearchPage): DocSearchRecord[] {
  return toSections(page).flatMap((section) => [
    withFirstText(section),
    ...section.prose,
    ...section.code,
  ])
}
