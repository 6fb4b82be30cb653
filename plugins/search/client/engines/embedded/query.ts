import type {QueryCombination} from 'minisearch'
import {isOperator, normalize, squash, words} from './tokens'
import type {Word} from './tokens'
import {typoLengths} from './tuning'

/** A term that a query looks up: one of its words, or all words as one. */
export interface QueryTerm {
  word: string
  /** The words of the query that the term stands for. A match should have them. */
  covers: readonly string[]
  /** Index queries, tried in order until one finds something; if none does, typos are allowed. */
  attempts: QueryCombination[]
}

export interface ParsedQuery {
  /** The query as it was typed, without surrounding spaces. */
  text: string
  /** The query as one term: "use facet map" is `usefacetmap`. */
  identity: string
  /** The names that the query compares. */
  compared: ReadonlySet<string>
  /** The words that a match should have. */
  words: string[]
  /** Its stop words, such as those of "why does": they say what kind of question it is. */
  formWords: string[]
  terms: QueryTerm[]
}

/** Words that only form a question. A query with other words has no terms for them. */
export const stopWords = new Set(
  (
    'a about an and any are as at be between by can could difference do does dont explain for ' +
    'from get have how i if im in into is it its me my need not of on or should so than that ' +
    'the their them then there these this to use using versus vs want was we what when ' +
    'where which while who why will with work you your'
  )
    .split(' ')
    .map(normalize),
)

/**
 * Words of questions that say little about what is asked. A section that lacks them has hardly less
 * of the query, although they are rare on the site.
 */
export const weakWords = new Set(
  (
    'actually again alternative always another best broken call called correct correctly ' +
    'different equivalent error every example function given good guide happen happens inside ' +
    'instead invalid issue just keep like many method much multiple needed new normal nothing ' +
    'now old only outside possible problem properly really regular replacement right same ' +
    'several similar something still support supported tutorial used various version warning way ' +
    'within without working'
  )
    .split(' ')
    .map(normalize),
)

/** How many typos a term may have. A short term is similar to too many others. */
export function maxTypos({length}: string): number {
  if (length < typoLengths.one) return 0
  return length < typoLengths.two ? 1 : 2
}

/** A word with two neighbouring letters exchanged, once for each pair: a common typo. */
function transposed(word: string): string[] {
  return Array.from({length: word.length - 1}, (_, position) =>
    [
      word.slice(0, position),
      word.charAt(position + 1),
      word.charAt(position),
      word.slice(position + 2),
    ].join(''),
  )
}

/** Makes the term of a word. An identifier is also looked up by its parts and with typos. */
function wordTerm({term, parts}: Word): QueryTerm {
  const asTyped: QueryCombination = {queries: [term], prefix: true}
  const byParts: QueryCombination = {
    queries: parts.map((part) => part.term),
    combineWith: 'AND',
  }
  const asTransposed: QueryCombination = {
    queries: transposed(term),
    prefix: true,
    combineWith: 'OR',
  }
  const asIdentifier: QueryCombination[] = [
    // A title may have more than an identifier's parts: useMemo finds useFacetMemo.
    {queries: [asTyped, {...byParts, fields: ['title']}], combineWith: 'OR'},
    asTransposed,
    // A reader who misspells a name wants a similar name, not a text with the same parts.
    {queries: [term], fields: ['title'], fuzzy: maxTypos(term)},
    {...byParts, prefix: true},
  ]
  return {
    word: term,
    covers: [term],
    attempts: parts.length > 1 ? asIdentifier : [asTyped, asTransposed],
  }
}

/** Whether a word of a text is a name, as it stands there or with a capital. */
function isName(text: string, {start, end}: Word, names: ReadonlySet<string>): boolean {
  const word = text.slice(start, end)
  return names.has(word) || names.has(word.charAt(0).toUpperCase() + word.slice(1))
}

/** The words of a query such as "with vs mount" that are names, if it has two. */
function comparedNames(text: string, names: ReadonlySet<string>): Set<string> {
  const all = words(text)
  const compares = all.some(({term}) => term === 'vs' || term === 'versus')
  const compared = compares ? all.filter((word) => isName(text, word, names)) : []
  return new Set(compared.length > 1 ? compared.map(({term}) => term) : [])
}

/**
 * The words of a text except stop words and operators, or all words if there are no others.
 *
 * @param isKept whether a stop word stays
 */
export function significantWords(text: string, isKept?: (word: Word) => boolean): Word[] {
  const all = words(text)
  const significant = all.filter(
    (word) => !isOperator(word.term) && (!stopWords.has(word.term) || isKept?.(word)),
  )
  return significant.length > 0 ? significant : all
}

/** The stop words of a text. */
export function stopWordsOf(text: string): string[] {
  return words(text).flatMap(({term}) => (stopWords.has(term) ? [term] : []))
}

/**
 * Parses the text that a reader typed.
 *
 * @param names the names that the site's pages declare
 */
export function parseQuery(
  text: string,
  names: ReadonlySet<string> = new Set(),
): ParsedQuery {
  const query = text.trim()
  const identity = squash(query)
  const compared = comparedNames(query, names)
  const queryWords = significantWords(
    query,
    ({term, start, end}) => compared.has(term) || names.has(query.slice(start, end)),
  )
  const covers = queryWords.map(({term}) => term)
  const terms = queryWords.map(wordTerm)
  if (words(query).length > 1) {
    // An identifier may be typed as separate words.
    const attempts = [{queries: [identity], prefix: true, fields: ['title']}]
    terms.push({word: identity, covers, attempts})
  }
  const formWords = stopWordsOf(query)
  return {text: query, identity, compared, words: covers, formWords, terms}
}
