import {isCode, toRecords} from '../../records'
import type {DocSearchRecord, SearchPage} from '../../types'
import {squash} from './tokens'

/** A page or a heading, with the records of the text between it and the next heading. */
export interface Section {
  heading: DocSearchRecord
  contents: DocSearchRecord[]
}

/** A section as it is indexed: text by field. */
export interface SectionDocument {
  id: number
  /** The page's title or the heading. */
  title: string
  /** Of a page only: its URL, whose words a reader may know. */
  path: string
  /** The headings above it. */
  parents: string
  /** The ways in which people ask for it. */
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

/** The text of the heading that a section is about. */
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
 * @param firstId the id of the first; the others follow
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
      // Once more as one word, for titles that are typed that way.
      title: `${title}\n${squash(title)}`,
      path: isPage ? heading.url : '',
      parents: parents.filter((name) => name !== null && name !== title).join('\n'),
      asked: (heading.asked ?? []).join('\n'),
      prose: text([heading, ...contents.filter((record) => !isCode(record))]),
      code: text(contents.filter(isCode)),
    }
  })
}
