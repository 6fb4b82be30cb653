import {titleLevels} from './types'
import type {DocSearchRecord, Hierarchy, PageSection, SearchPage} from './types'

/** Content ranks below all headings (40 to 90), and code ranks below prose. */
const proseLevel = 10
const codeLevel = 0

/** Whether a content record holds the words of code. */
export function isCode({type, weight}: DocSearchRecord): boolean {
  return type === 'content' && weight.level === codeLevel
}

/** The declaration of an export ranks before other headings of its name and level. */
const declarationLevel = 5

/** Whether a record's heading names an export that is declared below it. */
export function isDeclaration({weight}: DocSearchRecord): boolean {
  return weight.level % 10 === declarationLevel
}

function headingLevel({level, declares}: PageSection): number {
  return 100 - 10 * level + (declares ? declarationLevel : 0)
}

/** Derives the hierarchy of a section from that of the section before it. */
function descend(hierarchy: Hierarchy, {level, title}: PageSection): Hierarchy {
  if (level === 1) return hierarchy
  const [own, ...below] = titleLevels.slice(level - 1)
  const names = [[own, title], ...below.map((name) => [name, null])]
  return {...hierarchy, ...Object.fromEntries(names)} as Hierarchy
}

/**
 * Makes the DocSearch records of a page: one for the page, for each heading and for each
 * paragraph, list item and table row, and one for the words in the code of each section.
 */
export function toRecords(page: SearchPage): DocSearchRecord[] {
  const records: DocSearchRecord[] = []
  let hierarchy: Hierarchy = {
    lvl0: page.section,
    lvl1: page.title,
    lvl2: null,
    lvl3: null,
    lvl4: null,
    lvl5: null,
    lvl6: null,
  }

  for (const section of page.sections) {
    hierarchy = descend(hierarchy, section)
    const url = section.anchor === null ? page.url : `${page.url}#${section.anchor}`
    const add = (
      id: string,
      type: DocSearchRecord['type'],
      level: number,
      content: string | null,
      asked?: readonly string[],
    ) =>
      records.push({
        objectID: `${url}:${id}`,
        type,
        hierarchy,
        content,
        ...(asked && {asked}),
        url,
        url_without_anchor: page.url,
        anchor: section.anchor,
        language: page.language,
        docusaurus_tag: page.tag,
        version: page.version,
        weight: {pageRank: page.pageRank, level, position: records.length},
      })

    const type = `lvl${section.level}` as DocSearchRecord['type']
    const description = section.level === 1 ? page.description || null : null
    add(type, type, headingLevel(section), description, section.asked)
    section.prose.forEach((text, index) =>
      add(`content:${index}`, 'content', proseLevel, text),
    )
    if (section.code !== '') add('code', 'content', codeLevel, section.code)
  }
  return records
}
