import {isCode} from '../../records'
import type {DocSearchRecord} from '../../types'
import {matchedWords} from './markup'
import type {Matches} from './markup'
import {sectionTitle} from './sections'
import type {Section} from './sections'

/**
 * Chooses what stands for a section: its heading, unless some prose below it has words of
 * the query that the heading lacks. Words of code make no sentence to show.
 */
export function bestRecord(section: Section, matches: Matches): DocSearchRecord {
  const inTitle = matchedWords(sectionTitle(section), matches)
  let best = {record: section.heading, matched: -1}
  for (const record of [section.heading, ...section.contents]) {
    if (isCode(record)) continue
    const inContent = matchedWords(record.content ?? '', matches)
    const matched = matches.queryWords.filter(
      (word) => inTitle.has(word) || inContent.has(word),
    ).length
    if (matched > best.matched) best = {record, matched}
  }
  return best.record
}
