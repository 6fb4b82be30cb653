import {isCode, toRecords} from '../../records'
import type {DocSearchRecord, SearchPage} from '../../types'
import {squash} from './tokens'

/** A page or a heading, with the records of the text up to the next heading. */
export interface Section {
  heading: DocSearchRecord
  contents: DocSearchRecord[]
}

/** The texts of a section by field, as they are indexed. */
export interface SectionDocument {
  id: number
  /** The page's title or the heading. */
  title: string
  /** The URL of a page, whose words a reader may know; empty for headings. */
  path: string
  /** The titles above it. */
  parents: string
  /** The phrases with which people ask for it. */
  asked: string
  prose: string
  code: string
}

/** Groups the records of a page by heading. */
export function toSections(page: SearchPage): Section[] {
  const sections: Section[] = []
  for (const record of toRecords(page)) {
    if (record.type === 'content') sections.at(-1)?.contents.push(record)
    else sections.push({heading: record, contents: []})
  }
  return sections
}

/** The text of a section's heading. */
export function sectionTitle({heading: {hierarchy, type}}: Section): string {
  return (type === 'content' ? null : hierarchy[type]) ?? ''
}

function text(records: readonly DocSearchRecord[]): string {
  return records.map(({content}) => content ?? '').join('\n')
}

/**
 * Makes the index documents of a page's sections.
 *
 * @param sections all sections of one page
 * @param firstId the id of the first section; the others count up from it
 */
export function toDocuments(
  sections: readonly Section[],
  firstId: number,
): SectionDocument[] {
  return sections.map((section, index) => {
    const {heading, contents} = section
    const title = sectionTitle(section)
    const isPage = heading.type === 'lvl1'
    const parents = Object.values(heading.hierarchy)
    return {
      id: firstId + index,
      // The title is also indexed as one word, for readers who type it as one.
      title: `${title}\n${squash(title)}`,
      path: isPage ? heading.url : '',
      parents: parents.filter((name) => name !== null && name !== title).join('\n'),
      asked: (heading.asked ?? []).join('\n'),
      prose: text([heading, ...contents.filter((record) => !isCode(record))]),
      code: text(contents.filter(isCode)),
    }
  })
}
