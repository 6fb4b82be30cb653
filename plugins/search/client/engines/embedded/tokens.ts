/** A searchable term, and its position in the text. */
export interface Token {
  term: string
  start: number
  end: number
}

/** Matches words and identifiers: `don't`, `fast-text`, `NO_VALUE`. */
const wordPattern = /[\p{L}\p{N}_$]+(?:['’-][\p{L}\p{N}_$]+)*/gu

/** Matches the parts of an identifier: acronyms, capitalised or lower-case words, numbers. */
const partPattern = /\p{Lu}+(?!\p{Ll})|\p{Lu}?[\p{Ll}'’]+|\p{N}+|\p{L}+/gu

/** Normalises a word for the index: to lower case and the singular. */
export function normalize(word: string): string {
  const term = word.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '')
  return term.length > 3 ? term.replace(/([^siu])s$/, '$1') : term
}

/** A word of a text. An identifier can have several parts. */
export interface Word extends Token {
  parts: Token[]
}

/** Splits a text into its words. */
export function words(text: string): Word[] {
  return Array.from(text.matchAll(wordPattern), ({0: word, index}) => ({
    term: normalize(word),
    start: index,
    end: index + word.length,
    parts: Array.from(word.matchAll(partPattern), (part) => ({
      term: normalize(part[0]),
      start: index + part.index,
      end: index + part.index + part[0].length,
    })),
  })).filter(({term}) => term !== '')
}

/**
 * Splits a text into the terms that find it. `useFacetMap` is found by `usefacetmap`,
 * by each of its parts, and by its endings that start with a part (`facetmap`).
 */
export function tokens(text: string): Token[] {
  return words(text).flatMap(({parts, ...word}) => {
    if (parts.length < 2) return [word]
    const tails = parts.slice(0, -1).map(({start}) => ({
      term: normalize(text.slice(start, word.end)),
      start,
      end: word.end,
    }))
    return [...tails, ...parts]
  })
}

/** A text as one term: "use facet map" is `usefacetmap`. */
export function squash(text: string): string {
  return normalize(
    words(text)
      .map(({term}) => term)
      .join(''),
  )
}

/** Endings that may differ between a word of the query and a word of the text. */
const endings = [/ations?$/, /(?:ions?|ings?|ables?|[eo]rs?|ed|es|ly|y|e)$/]

/** The shortest stem, in letters. A shorter one could belong to another word. */
const minStemLength = 4

function dropDoubledConsonant(term: string): string {
  return term.replace(/([^aeiou])\1$/, '$1')
}

/**
 * The part that a word has in common with its other forms: `combin` for "combining" and
 * "combined". Stems are compared, but never shown.
 */
export function stem(term: string): string {
  const single = dropDoubledConsonant(term)
  for (const ending of endings) {
    const base = single.replace(ending, '')
    if (base !== single && dropDoubledConsonant(base).length >= minStemLength)
      return stem(base)
  }
  return single
}
