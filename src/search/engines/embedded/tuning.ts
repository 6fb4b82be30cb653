/**
 * The figures of the ranking. They were chosen with the queries of `scripts/search/queries`,
 * which say how many questions each change answers better or worse.
 *
 * Weights are factors of a score; what a section is compared with has 1. Shares are between
 * 0 and 1. An exponent says how steeply a share counts: above 1 only large shares do, below
 * 1 small ones nearly as much.
 */

/** Factor of a match by the field that it is in. */
export const fieldBoosts = {
  title: 8,
  path: 3,
  parents: 3,
  asked: 4.7,
  prose: 1,
  code: 0.5,
}

/** Factors of a match that is misspelt, and of one that only begins with the word. */
export const matchWeights = {fuzzy: 0.45, prefix: 0.4}

/** Factor of a match by another form of the word: "combined" for "combining". */
export const otherFormWeight = 0.9

/** Factor of words that only make a question, such as "how": they decide between equals. */
export const stopWordWeight = 0.3

/** Fewest letters of a word that may have one typo, and of one that may have two. */
export const typoLengths = {one: 4, two: 7}

/** How steeply a section counts by the share of the query that it has. */
export const coverageExponent = 2

/** Most that a section gains by what the rest of its page has of the query, and how steeply. */
export const ofPage = {weight: 1.4, exponent: 2}

/** How steeply the level of a heading counts: a page before its sections. */
export const levelExponent = 0.8

/** Factor of a page itself, on top of its level. */
export const pageBoost = 1.3

/** Factor of the kind of page, by its rank: posts have 1, pages 2, documentation 3. */
export const kind = {base: 0.4, perRank: 0.2, exponent: 0.5}

/** How many of the best matches are compared with the query phrase by phrase. */
export const comparedCount = 50

/** Most that a section gains by a phrase that is near the query, and how steeply. */
export const ofPhrase = {weight: 15, exponent: 2}

/** Share of a word that counts when the query has only its beginning, or misspells it. */
export const partlyLike = 0.4

/** Share of an identifier that counts when the query has its parts: "class name". */
export const likeByParts = 0.7

/** Whether a phrase should rather have all words of the query (1) or no others (0). */
export const queryShare = 0.6

/** Most sections of a page among the first hits, and how many hits those are. */
export const spreading = {maxOfPage: 2, firstHits: 20}

/** How near a title has to be to a query that found nothing, to be suggested instead. */
export const suggestion = {fields: ['title'], prefix: true, fuzzy: 0.5}
