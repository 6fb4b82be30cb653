import {isCode, toRecords} from '../../records'
import type {DocSearchRecord, SearchPage} from '../../types'
import {squash} from './tokens'

/** A page or a heading, with the records of the text up to the next heading. */
export interface Section {
  heading: DocSearchRecord
  contents: DocSearchRecord[]
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

/** Makes the texts of a section by field, as they are indexed. */
export function toDocument(section: Section, id: number) {
  const {heading, contents} = section
  const title = sectionTitle(section)
  const parents = Object.values(heading.hierarchy)
  return {
    id,
    // The title is also indexed as one word, for readers who type it as one.
    title: `${title}\n${squash(title)}`,
    // A reader may know the words of a page's address.
    path: heading.type === 'lvl1' ? heading.url : '',
    // The titles above it.
    parents: parents.filter((name) => name !== null && name !== title).join('\n'),
    asked: (heading.asked ?? []).join('\n'),
    prose: text([heading, ...contents.filter((record) => !isCode(record))]),
    code: text(contents.filter(isCode)),
  }
}
