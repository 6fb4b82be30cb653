import type {QueryCombination} from 'minisearch'
import {squash, words} from './tokens'
import type {Word} from './tokens'
import {stopWordWeight, typoLengths} from './tuning'

/** A term that a query looks up: one of its words, or all words as one. */
export interface QueryTerm {
  word: string
  weight: number
  /** The words of the query that the term stands for. A match should have them. */
  covers: readonly string[]
  /** Index queries, tried in order until one finds something. */
  attempts: QueryCombination[]
  /** Where the term is looked up with typos if all attempts find nothing. */
  typosIn: 'nothing' | 'titles' | 'everything'
}

export interface ParsedQuery {
  /** The query as it was typed, without surrounding spaces. */
  text: string
  /** The query as one term: "use facet map" is `usefacetmap`. */
  identity: string
  /** The words that a match should have. */
  words: string[]
  terms: QueryTerm[]
}

/** Words that only form a question: they may match, but a match need not have them. */
export const stopWords = new Set(
  (
    'a about an and any are as at be between by can could difference do does dont for ' +
    'from get have how i if im in into is it its me my not of on or should so than that ' +
    'the their them then there these this to use using versus vs want was we what when ' +
    'where which while who why will with without you your'
  ).split(' '),
)

/** How many typos a term may have. A short term is similar to too many others. */
export function maxTypos({length}: string): number {
  if (length < typoLengths.one) return 0
  return length < typoLengths.two ? 1 : 2
}

function stopWordTerm({term}: Word): QueryTerm {
  return {
    word: term,
    weight: stopWordWeight,
    covers: [],
    attempts: [{queries: [term]}],
    typosIn: 'nothing',
  }
}

/** Makes a term that looks up a word as typed, by an identifier's parts, and with typos. */
function wordTerm({term, parts}: Word): QueryTerm {
  const asTyped: QueryCombination = {queries: [term], prefix: true}
  const byParts: QueryCombination = {
    queries: parts.map((part) => part.term),
    combineWith: 'AND',
  }
  const asIdentifier: QueryCombination[] = [
    // A title may have more than an identifier's parts: useMemo finds useFacetMemo.
    {queries: [asTyped, {...byParts, fields: ['title']}], combineWith: 'OR'},
    // A misspelt name means a similar name, not a text with the same parts.
    {queries: [term], fields: ['title'], fuzzy: maxTypos(term)},
    {...byParts, prefix: true},
  ]
  return {
    word: term,
    weight: 1,
    covers: [term],
    attempts: parts.length > 1 ? asIdentifier : [asTyped],
    typosIn: 'everything',
  }
}

/** Parses the text that a reader typed. */
export function parseQuery(text: string): ParsedQuery {
  const query = text.trim()
  const queryWords = words(query)
  const identity = squash(query)
  const onlyStopWords = queryWords.every(({term}) => stopWords.has(term))

  const terms = queryWords.map((word) =>
    stopWords.has(word.term) && !onlyStopWords ? stopWordTerm(word) : wordTerm(word),
  )
  const required = terms.flatMap(({covers}) => covers)
  if (terms.length > 1) {
    // An identifier may be typed as separate words.
    terms.push({
      word: identity,
      weight: 1,
      covers: required,
      attempts: [{queries: [identity], prefix: true, fields: ['title']}],
      typosIn: 'titles',
    })
  }
  return {text: query, identity, words: required, terms}
}
