import type {Section} from '../../../shared/records'
import type {DocSearchRecord} from '../../../shared/types'
import {squash} from './tokens'

function text(records: readonly DocSearchRecord[]): string {
  return records.map(({content}) => content ?? '').join('\n')
}

/** Makes the texts to index for a section, by field. */
export function toDocument({title, heading, prose, code}: Section, id: number) {
  const parents = Object.values(heading.hierarchy)
  return {
    id,
    // The title is also indexed as one word, for readers who type it as one.
    title: `${title}\n${squash(title)}`,
    // A reader may know the words of a page's address.
    path: heading.type === 'lvl1' ? heading.url : '',
    // The titles above the section.
    parents: parents.filter((name) => name !== null && name !== title).join('\n'),
    // The phrases that people type to find the section.
    phrases: heading.phrases?.join('\n') ?? '',
    prose: text([heading, ...prose]),
    code: text(code),
  }
}
