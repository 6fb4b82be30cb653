import type {Matches} from './markup'
import {significantWords, stopWordsOf} from './query'
import {memoize, stem} from './tokens'
import type {Word} from './tokens'
import {likeByParts, partlyLike, queryShare} from './tuning'

/** Parses phrases on demand, because queries need few of them. */
const wordsOfPhrase = memoize(significantWords)
const formWordsOfPhrase = memoize(stopWordsOf)

/** How a query matches one word of a phrase. */
interface WordMatch {
  /** The words of the query that match the phrase's word. */
  queryWords: readonly string[]
  /** How much each of them counts. */
  likeness: number
  /** How much of the phrase's word is matched. */
  share: number
}

function matchWord({term, parts}: Word, matches: Matches): WordMatch {
  const {terms, identity} = matches
  const whole = terms.get(term)
  if (whole !== undefined) {
    const likeness = stem(term) === stem(whole) ? 1 : partlyLike
    const queryWords = whole === identity ? matches.queryWords : [whole]
    return {queryWords, likeness, share: likeness}
  }
  if (terms.has(identity) && term.includes(identity)) {
    // The query as one term: "read only facet" is the end of `createReadOnlyFacet`.
    const share = identity.length / term.length
    return {queryWords: matches.queryWords, likeness: 1, share}
  }
  const queryWords = parts.flatMap((part) => terms.get(part.term) ?? [])
  const share = likeByParts * (queryWords.length / Math.max(parts.length, 1))
  return {queryWords, likeness: likeByParts, share}
}

/** How a query fits a phrase: two shares, from 0 to 1. */
export interface Fit {
  /** How close they are: 1 for a phrase that has all words of the query and no others. */
  near: number
  /** How much of the phrase the query has. A query may ask for more than that. */
  share: number
}

function fitOf(phrase: string, matches: Matches, inTitles: readonly string[]): Fit {
  const {queryWords} = matches
  const likenesses = new Map<string, number>()
  const words = wordsOfPhrase(phrase)
  let totalShare = 0
  for (const word of words) {
    const match = matchWord(word, matches)
    totalShare += match.share
    for (const queryWord of match.queryWords) {
      const best = Math.max(match.likeness, likenesses.get(queryWord) ?? 0)
      likenesses.set(queryWord, best)
    }
  }
  if (totalShare === 0) return {near: 0, share: 0}
  const likenessOf = (word: string) =>
    likenesses.get(word) ?? (inTitles.includes(word) ? likeByParts : 0)
  const totalLikeness = queryWords.reduce((sum, word) => sum + likenessOf(word), 0)
  const share = totalShare / words.length
  const near =
    (totalLikeness / queryWords.length) ** queryShare * share ** (1 - queryShare)
  return {near, share}
}

/**
 * How a query fits some phrases, at best. The index knows only which words the phrases have; this
 * function knows which words are in the same phrase.
 *
 * @param phrases the title or the search phrases of a section
 * @param matches the matched terms of the section
 * @param inTitles the words of the query that the section's title and the titles above it have,
 *   which its phrases need not repeat
 */
export function bestFit(
  phrases: readonly string[],
  matches: Matches,
  inTitles: readonly string[] = [],
): Fit {
  const fits = phrases.map((phrase) => fitOf(phrase, matches, inTitles))
  return {
    near: Math.max(0, ...fits.map(({near}) => near)),
    share: Math.max(0, ...fits.map(({share}) => share)),
  }
}

/** The most that the words of a query's question and those of a phrase have in common: a share. */
export function formShare(
  phrases: readonly string[],
  formWords: readonly string[],
): number {
  if (formWords.length === 0) return 0
  const shares = phrases.map((phrase) => {
    const others = formWordsOfPhrase(phrase)
    const same = formWords.filter((word) => others.includes(word)).length
    return same / Math.max(formWords.length, others.length)
  })
  return Math.max(...shares)
}
