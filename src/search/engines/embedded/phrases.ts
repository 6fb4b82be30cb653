import {memoize} from './markup'
import type {Matches} from './markup'
import {stopWords} from './query'
import {stem, words} from './tokens'
import type {Word} from './tokens'
import {likeByParts, partlyLike, queryShare} from './tuning'

/** A search phrase of a section: its words without stop words. */
type Phrase = readonly Word[]

/** Parses phrases on demand, because queries need few of them. */
const parsePhrase = memoize((text): Phrase => {
  const all = words(text)
  const significant = all.filter(({term}) => !stopWords.has(term))
  return significant.length > 0 ? significant : all
})

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
    // "read only facet" is the end of `createReadOnlyFacet`.
    const share = identity.length / term.length
    return {queryWords: matches.queryWords, likeness: 1, share}
  }
  const queryWords = parts.flatMap((part) => terms.get(part.term) ?? [])
  const share = likeByParts * (queryWords.length / Math.max(parts.length, 1))
  return {queryWords, likeness: likeByParts, share}
}

/**
 * The search phrases of all sections (`asked` in ../../types.ts). The index knows only the words
 * of these phrases; this class knows which words belong together.
 */
export class Phrases {
  readonly #sections: (readonly string[])[] = []
  readonly #counts = new Map<string, number>()
  #total = 0
  /** The weight of a term: higher for a rare one. */
  readonly #rarity = memoize((term) => {
    const count = this.#counts.get(stem(term)) ?? 0
    return Math.log(1 + this.#total / (1 + count))
  })

  /** Adds the phrases of the next section. */
  add(texts: readonly string[]): void {
    this.#sections.push(texts)
    this.#total += texts.length
  }

  /** Counts a term of a phrase. Frequent terms weigh less. */
  count(term: string): void {
    const base = stem(term)
    this.#counts.set(base, (this.#counts.get(base) ?? 0) + 1)
  }

  /**
   * How close a query is to the nearest phrase of a section, from 0 to 1. It is 1 for a phrase
   * that has all words of the query and no others.
   *
   * @param matches the matched terms of the section
   */
  nearest(section: number, matches: Matches): number {
    const {queryWords} = matches
    const queryRarity = queryWords.reduce((sum, word) => sum + this.#rarity(word), 0)
    const nearnesses = (this.#sections[section] ?? []).map(parsePhrase).map((phrase) => {
      const likenesses = new Map<string, number>()
      let sharedRarity = 0
      let phraseRarity = 0
      for (const word of phrase) {
        const match = matchWord(word, matches)
        const rarity = this.#rarity(word.term)
        phraseRarity += rarity
        sharedRarity += match.share * rarity
        for (const queryWord of match.queryWords) {
          const best = Math.max(match.likeness, likenesses.get(queryWord) ?? 0)
          likenesses.set(queryWord, best)
        }
      }
      if (sharedRarity === 0) return 0
      const likeRarity = queryWords.reduce(
        (sum, word) => sum + (likenesses.get(word) ?? 0) * this.#rarity(word),
        0,
      )
      return (
        (likeRarity / queryRarity) ** queryShare *
        (sharedRarity / phraseRarity) ** (1 - queryShare)
      )
    })
    return Math.max(0, ...nearnesses)
  }
}
