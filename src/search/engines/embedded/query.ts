import type {QueryCombination} from 'minisearch'
import {squash, words} from './tokens'
import type {Word} from './tokens'
import {stopWordWeight, typoLengths} from './tuning'

/** Something to look up for a query: one of its words, or all of them as one. */
export interface QueryTerm {
  word: string
  weight: number
  /** The words of the query that it stands for; a match should have them. */
  covers: readonly string[]
  /** What the index is asked, one after the other until something is found. */
  attempts: QueryCombination[]
  /** Where it may have typos, when that finds nothing. */
  typosIn: 'nothing' | 'titles' | 'everything'
}

export interface ParsedQuery {
  /** The query as it was typed, without spaces around it. */
  text: string
  /** The query as one term: "use facet map" is `usefacetmap`. */
  identity: string
  /** The words that a match should have. */
  words: string[]
  terms: QueryTerm[]
}

/** Words that make a question: they find things, but nothing has to contain them. */
export const stopWords = new Set(
  (
    'a about an and any are as at be between by can could difference do does dont for ' +
    'from get have how i if im in into is it its me my not of on or should so than that ' +
    'the their them then there these this to use using versus vs want was we what when ' +
    'where which while who why will with without you your'
  ).split(' '),
)

/** The provider's query limit, in characters. */
const maxQueryLength = 512

/** How many typos a term may have; to a short one too many others are near. */
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

/** Looks a word up as it is, by the parts of an identifier, with typos. */
function wordTerm({term, parts}: Word): QueryTerm {
  const asTyped: QueryCombination = {queries: [term], prefix: true}
  const byParts: QueryCombination = {
    queries: parts.length > 1 ? parts.map((part) => part.term) : [],
    combineWith: 'AND',
  }
  return {
    word: term,
    weight: 1,
    covers: [term],
    attempts: [
      // A title may have the parts of an identifier, and more: useMemo is useFacetMemo.
      {queries: [asTyped, {...byParts, fields: ['title']}], combineWith: 'OR'},
      // A name with a typo is nearer to a name than to a text that has its parts.
      ...(parts.length > 1
        ? [{queries: [term], fields: ['title'], fuzzy: maxTypos(term)}]
        : []),
      {...byParts, prefix: true},
    ],
    typosIn: 'everything',
  }
}

/** Reads what a reader typed. */
export function parseQuery(text: string): ParsedQuery {
  const query = text.trim().slice(0, maxQueryLength)
  const queryWords = words(query)
  const identity = squash(query)
  const onlyStopWords = queryWords.every(({term}) => stopWords.has(term))

  const terms = queryWords.map((word) =>
    stopWords.has(word.term) && !onlyStopWords ? stopWordTerm(word) : wordTerm(word),
  )
  const required = terms.flatMap(({covers}) => covers)
  if (terms.length > 1) {
    // An identifier may be typed as the words that it is made of.
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
