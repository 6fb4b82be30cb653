import {mapTexts} from '../../hitLines'
import {isCode} from '../../records'
import type {DocSearchRecord, SearchHit, SearchQuery} from '../../types'
import {highlight, matchedWords, snippet} from './markup'
import type {Matches} from './markup'
import type {SectionMatch} from './sectionIndex'
import {sectionTitle} from './sections'
import type {Section} from './sections'

/** Reads the length of each snippet, in words, from entries such as `content:10`. */
function snippetSizes({attributesToSnippet}: SearchQuery): Map<string, number> {
  return new Map(
    attributesToSnippet.map((entry) => {
      const [attribute = '', size] = entry.split(':')
      return [attribute, Number(size)]
    }),
  )
}

/**
 * Chooses the record that stands for a section: its heading, unless prose below it has words
 * of the query that the heading lacks. Code is skipped, because its words are not a sentence.
 */
function bestRecord(section: Section, matches: Matches): DocSearchRecord {
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

/**
 * Makes the hit of a matched section, with the highlight tags of all queries (../../query.ts)
 * and with snippets as long as this query asks for.
 */
export function toHit({section, matches}: SectionMatch, query: SearchQuery): SearchHit {
  const record = bestRecord(section, matches)
  const sizes = snippetSizes(query)
  return {
    ...record,
    _highlightResult: mapTexts(record, (text) =>
      text ? {value: highlight(text, matches)} : undefined,
    ),
    _snippetResult: mapTexts(record, (text, attribute) => {
      const size = sizes.get(attribute)
      return text && size ? {value: snippet(text, size, matches)} : undefined
    }),
  }
}
