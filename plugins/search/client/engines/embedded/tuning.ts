/**
 * The ranking parameters. They were chosen with the queries of `scripts/search/queries`, and
 * `scripts/search/quality.test.ts` limits how many of these may be answered badly.
 *
 * Factors multiply a score, so 1 changes nothing; gains are added to a factor of 1. Shares are
 * between 0 and 1. An exponent says how steeply a share counts: above 1, small shares count for
 * little; below 1, they count nearly as much as large ones.
 */

/** Factors for a match, by field (toDocument.ts). */
export const fieldBoosts = {
  title: 6,
  path: 3,
  parents: 3,
  phrases: 4.7,
  prose: 1,
  code: 0.5,
}

/** Factor for matching another form of the word: "combined" for "combining". */
export const otherFormWeight = 0.9

/** How many letters a word needs before it may have one typo, and before it may have two. */
export const typoLengths = {one: 4, two: 7}

/**
 * Words with fewer letters are taken for whole words, or for the beginnings of words of titles, if
 * the index has more sections.
 */
export const broad = {letters: 3, sections: 2000}

/** How many sections the rarest words of a query find before more frequent words find no others. */
export const enough = 1000

/** The share of its weight that a word of questions has (`weakWords`). */
export const weakWordShare = 0.3

/** How steeply coverage counts: the share of the query that a section has. */
export const coverageExponent = 4.5

/**
 * How steeply it counts how many sections of a page are among the best, and how many sections are
 * the best.
 */
export const pageCount = {exponent: 1.1, best: 50}

/**
 * The most that a section gains, with both tiers of the index, if the first tier alone answers with
 * it; less, the less of the query it has.
 */
export const firstAnswer = 10

/** How steeply the level of a heading counts. */
export const levelExponent = 2

/**
 * Factor for a page itself, in place of that for a level; how steeply the number of the query's
 * words lowers it, because a long query asks for a section.
 */
export const pageBoost = {factor: 1, exponent: -0.7}

/** Factor for the kind of page, by rank: posts have rank 1, pages 2, documentation 3. */
export const kind = {base: 0.4, perRank: 0.2, exponent: 0.5}

/**
 * How many of the best matches are ordered by comparing their phrases with the query. The others
 * follow in the order that their words give.
 */
export const rankedCount = 200

/**
 * The most a section gains from a phrase close to the query, from the share of the query that its
 * title and phrases have, from a whole phrase and from its whole title within the query, and from the words of
 * questions that it shares with the query; how steeply the first three shares count.
 */
export const phraseGain = {
  near: 60,
  asked: 27,
  whole: 12,
  title: 2,
  question: 4,
  exponent: 4,
}

/** The share of a word that counts if the query has only its beginning, or misspells it. */
export const partlyLike = 0.4

/**
 * The share of an identifier that counts if the query has only its parts: "cached map" for
 * mapFacetsCached. It is also the share of a word that a phrase lacks and a title has.
 */
export const likeByParts = 0.7

/** Whether it matters more that a phrase has all words of the query (1), or no other words (0). */
export const queryShare = 0.6

/** The most sections of a page among the first hits, and the number of first hits. */
export const spreading = {maxOfPage: 2, firstHits: 20}

/** How similar a title must be to be suggested for a query that found nothing. */
export const suggestion = {fields: ['title'], prefix: true, fuzzy: 0.5}
