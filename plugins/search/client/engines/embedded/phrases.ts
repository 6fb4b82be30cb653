import {memoize} from './markup'
import type {Matches} from './markup'
import {significantWords} from './query'
import {stem} from './tokens'
import type {Word} from './tokens'
import {likeByParts, partlyLike, queryShare, usualLength} from './tuning'

/** Parses phrases on demand, because queries need few of them. */
const wordsOfPhrase = memoize(significantWords)

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

/**
 * How close a query is to a phrase, from 0 to 1.
 *
 * @param lengthOf how many words the phrase is taken to have, when so many of them match
 */
function closeness(
  phrase: string,
  matches: Matches,
  lengthOf: (words: number, matched: number) => number,
): number {
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
  if (totalShare === 0) return 0
  const totalLikeness = queryWords.reduce(
    (sum, word) => sum + (likenesses.get(word) ?? 0),
    0,
  )
  return (
    (totalLikeness / queryWords.length) ** queryShare *
    (totalShare / lengthOf(words.length, totalShare)) ** (1 - queryShare)
  )
}

/**
 * How close a query is to the nearest of some phrases, from 0 to 1. It is 1 for a phrase that
 * has all words of the query and no others. The index knows only which words the phrases have;
 * this function knows which words are in the same phrase.
 *
 * @param phrases the title and the search phrases of a section
 * @param matches the matched terms of the section
 */
export function nearness(phrases: readonly string[], matches: Matches): number {
  return Math.max(0, ...phrases.map((phrase) => closeness(phrase, matches, (all) => all)))
}

/**
 * How close a query can be to a phrase, from 0 to 1, if only the words of all phrases are known,
 * without which phrase they belong to: the words that match may be of one phrase.
 */
export function nearnessToWords(text: string, matches: Matches): number {
  return closeness(text, matches, (all, matched) =>
    Math.min(all, Math.max(matched, usualLength)),
  )
}
