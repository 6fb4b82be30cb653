import {isCode} from '../../records'
import type {DocSearchRecord, HitMarkup, SearchHit, SearchQuery} from '../../types'
import {highlight, matchedWords, snippet} from './markup'
import type {MarkupOptions, Matches} from './markup'
import type {SectionMatch} from './sectionIndex'
import {sectionTitle} from './sections'
import type {Section} from './sections'

/** Markup when a query asks for none of its own: the provider's defaults. */
const defaultMarkup: MarkupOptions = {
  highlightPreTag: '<em>',
  highlightPostTag: '</em>',
  snippetEllipsisText: '…',
}

/** Length of a snippet that gives none, in words: the provider's default. */
const defaultSnippetSize = 10

/**
 * Marks the texts of a record.
 *
 * @param mark gets a text and its attribute, such as `hierarchy.lvl1`; gives undefined for
 *   one that is left out
 */
function markTexts(
  {hierarchy, content}: DocSearchRecord,
  mark: (text: string, attribute: string) => string | undefined,
): HitMarkup {
  const marked = (text: string | null, attribute: string) => {
    const value = text === null ? undefined : mark(text, attribute)
    return value === undefined ? undefined : {value}
  }
  const levels = Object.entries(hierarchy).flatMap(([level, text]) => {
    const result = marked(text, `hierarchy.${level}`)
    return result ? [[level, result] as const] : []
  })
  const ofContent = marked(content, 'content')
  return {
    hierarchy: Object.fromEntries(levels),
    ...(ofContent && {content: ofContent}),
  }
}

/** Reads `attributesToSnippet`, such as `content:10`: words by attribute. */
function snippetSizes(attributesToSnippet: readonly string[]): Map<string, number> {
  return new Map(
    attributesToSnippet.map((entry) => {
      const [attribute = '', size] = entry.split(':')
      return [attribute, Number(size) || defaultSnippetSize]
    }),
  )
}

/** Keeps the attributes that a query asks for; an objectID is always given. */
function retrieve(
  record: DocSearchRecord,
  attributesToRetrieve: readonly string[] = ['*'],
): Partial<DocSearchRecord> {
  const names = new Set(attributesToRetrieve.map((attribute) => attribute.split('.')[0]))
  return Object.fromEntries(
    Object.entries(record).filter(
      // The ways to ask are there to be searched alone.
      ([name]) =>
        name !== 'asked' && (name === 'objectID' || names.has('*') || names.has(name)),
    ),
  )
}

/**
 * Chooses what stands for a section: its heading, unless some prose below it has words of
 * the query that the heading lacks. Words of code make no sentence to show.
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

/** Makes the hit of a matched section, highlighted and cut as the query asks. */
export function toHit(
  {section, matches}: SectionMatch,
  query: SearchQuery,
): Partial<SearchHit> {
  const record = bestRecord(section, matches)
  const options = {
    highlightPreTag: query.highlightPreTag ?? defaultMarkup.highlightPreTag,
    highlightPostTag: query.highlightPostTag ?? defaultMarkup.highlightPostTag,
    snippetEllipsisText: query.snippetEllipsisText ?? defaultMarkup.snippetEllipsisText,
  }
  const sizes = snippetSizes(query.attributesToSnippet ?? [])
  return {
    ...retrieve(record, query.attributesToRetrieve),
    _highlightResult: markTexts(record, (text) => highlight(text, matches, options)),
    _snippetResult: markTexts(record, (text, attribute) => {
      const size = sizes.get(attribute)
      return size === undefined ? undefined : snippet(text, size, matches, options)
    }),
  }
}
