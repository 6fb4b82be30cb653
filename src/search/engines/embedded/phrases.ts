import type {Matches} from './markup'
import {stopWords} from './query'
import {stem, words} from './tokens'
import type {Word} from './tokens'
import {likeByParts, partlyLike, queryShare} from './tuning'

/** A way to ask for a section: its words, without those that only make a question. */
type Phrase = readonly Word[]

function parsePhrase(text: string): Phrase {
  const all = words(text)
  const telling = all.filter(({term}) => !stopWords.has(term))
  return telling.length > 0 ? telling : all
}

/** What a query has of a word of a phrase. */
interface WordMatch {
  /** The words of the query that stand for it, and how much of them counts. */
  queryWords: readonly string[]
  likeness: number
  /** How much of the word that is. */
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
 * The ways to ask for the sections of the site, phrase by phrase. An index of words knows
 * which words a section is asked for with; these say which of them belong together.
 */
export class Phrases {
  /** By section; text until a query needs it, as few sections are ever looked at. */
  readonly #sections: (readonly string[] | readonly Phrase[])[] = []
  readonly #counts = new Map<string, number>()
  /** How much each term says, as far as a query needed it. */
  readonly #meanings = new Map<string, number>()
  #total = 0

  /** Adds those of the next section. */
  add(texts: readonly string[]): void {
    this.#sections.push(texts)
    this.#total += texts.length
  }

  /** Counts a term of some phrase: the more often it is there, the less it says. */
  count(term: string): void {
    const base = stem(term)
    this.#counts.set(base, (this.#counts.get(base) ?? 0) + 1)
  }

  /**
   * How near a query comes to one of a section's phrases, from 0 to 1: a phrase that has all
   * words of the query and no others is what the reader asks.
   *
   * @param matches what of the section matched
   */
  nearest(section: number, matches: Matches): number {
    const {queryWords} = matches
    const all = queryWords.reduce((sum, word) => sum + this.#meaning(word), 0)
    const near = this.#phrasesOf(section).map((phrase) => {
      const likenesses = new Map<string, number>()
      let shared = 0
      let own = 0
      for (const word of phrase) {
        const match = matchWord(word, matches)
        const meaning = this.#meaning(word.term)
        own += meaning
        shared += match.share * meaning
        for (const queryWord of match.queryWords) {
          const best = Math.max(match.likeness, likenesses.get(queryWord) ?? 0)
          likenesses.set(queryWord, best)
        }
      }
      if (shared === 0) return 0
      const ofQuery = queryWords.reduce(
        (sum, word) => sum + (likenesses.get(word) ?? 0) * this.#meaning(word),
        0,
      )
      return (ofQuery / all) ** queryShare * (shared / own) ** (1 - queryShare)
    })
    return Math.max(0, ...near)
  }

  #phrasesOf(section: number): readonly Phrase[] {
    const phrases = (this.#sections[section] ?? []).map((phrase) =>
      typeof phrase === 'string' ? parsePhrase(phrase) : phrase,
    )
    this.#sections[section] = phrases
    return phrases
  }

  #meaning(term: string): number {
    const known = this.#meanings.get(term)
    if (known !== undefined) return known
    const count = this.#counts.get(stem(term)) ?? 0
    const meaning = Math.log(1 + this.#total / (1 + count))
    this.#meanings.set(term, meaning)
    return meaning
  }
}
