/** A searchable term, and its position in the text. */
export interface Token {
  term: string
  start: number
  end: number
}

/** Matches words and identifiers, `don't`, `fast-text`, `NO_VALUE`, and operators of JavaScript. */
const wordPattern =
  /[\p{L}\p{M}\p{N}_$]+(?:['’-][\p{L}\p{M}\p{N}_$]+)*|[=!]==?|=>|\?[?.]|&&|\|\||\.{3}/gu

/** Whether a word is an operator, which is left as it is. */
export const isOperator = (word: string) => /^[=!>?.&|]+$/.test(word)

/** Matches the parts of an identifier: acronyms, capitalised or lower-case words, numbers. */
const partPattern =
  /[\p{Lu}\p{M}]+(?![\p{Ll}\p{M}])|\p{Lu}?[\p{Ll}\p{M}'’]+|\p{N}+|[\p{L}\p{M}]+/gu

/** Matches a letter of a script that writes no spaces between words. */
const unspacedPattern =
  /[\p{scx=Han}\p{scx=Hira}\p{scx=Kana}\p{scx=Thai}\p{scx=Lao}\p{scx=Khmer}\p{scx=Myanmar}]/u

/** Splits texts of such scripts by the browser's dictionaries, whatever the locale. */
const segmenter = new Intl.Segmenter('en', {granularity: 'word'})

/** Caches all results of a function. They are few: the index has few texts, of few words. */
export function memoize<Result>(
  read: (text: string) => Result,
): (text: string) => Result {
  const results = new Map<string, Result>()
  return (text) => {
    const result = results.get(text) ?? read(text)
    results.set(text, result)
    return result
  }
}

/**
 * Normalises a word for the index: to lower case and the singular, without the accents that
 * Latin, Greek and Cyrillic letters have. Marks of other scripts are letters of their own.
 */
export const normalize = memoize((word) => {
  if (isOperator(word)) return word
  const term = word
    .toLowerCase()
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]|[^\p{L}\p{M}\p{N}]/gu, '')
    .normalize('NFC')
  return term.length > 3 ? term.replace(/([^siu])s$/, '$1') : term
})

/** A word of a text. An identifier can have several parts. */
export interface Word extends Token {
  parts: Token[]
}

/** Finds the words of a text, and where they start. */
function split(text: string): {word: string; index: number}[] {
  return Array.from(text.matchAll(wordPattern)).flatMap(({0: word, index}) =>
    unspacedPattern.test(word)
      ? Array.from(segmenter.segment(word), (part) => ({
          word: part.segment,
          index: index + part.index,
        }))
      : [{word, index}],
  )
}

/** Splits a text into its words. */
export function words(text: string): Word[] {
  return split(text)
    .map(({word, index}) => ({
      term: normalize(word),
      start: index,
      end: index + word.length,
      parts: Array.from(word.matchAll(partPattern), (part) => ({
        term: normalize(part[0]),
        start: index + part.index,
        end: index + part.index + part[0].length,
      })),
    }))
    .filter(({term}) => term !== '')
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
const endings = [
  /(?:iz)?ations?$/,
  /iz(?:e[drs]?|ing|able)$/,
  /(?:ions?|ings?|ables?|[eo]rs?|ed|es|ly|y|e)$/,
]

/** The shortest stem, in letters. A shorter one could belong to another word. */
const minStemLength = 4

/** British spellings as American ones: "memoise" and "behaviour". */
function american(term: string): string {
  return term
    .replace(/is(e|ed|er|ing|able|ation)$/, 'iz$1')
    .replace(/(?<=\p{L}{3})our$/u, 'or')
}

function dropDoubledConsonant(term: string): string {
  return term.replace(/([^aeiou])\1$/, '$1')
}

/**
 * The part that a word has in common with its other forms: `combin` for "combining" and
 * "combined". Stems are compared, but never shown.
 */
export const stem = memoize((term): string => {
  const single = dropDoubledConsonant(american(term))
  for (const ending of endings) {
    const base = single.replace(ending, '')
    if (base !== single && dropDoubledConsonant(base).length >= minStemLength)
      return stem(base)
  }
  return single
})
