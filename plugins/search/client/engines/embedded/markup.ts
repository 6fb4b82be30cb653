import {highlightTags} from '../../docsearch'
import {memoize, tokens, words} from './tokens'

/** How a query matched a section. */
export interface Matches {
  /** The matched terms of a section, each with the word of the query that found it. */
  terms: Map<string, string>
  /** The words of the query, without stop words unless it has no others. */
  queryWords: readonly string[]
  /** The query as one term, such as `usefacetmap`. A text that has it counts as having all words. */
  identity: string
}

const ellipsis = '…'

interface Range {
  start: number
  end: number
}

interface Match extends Range {
  queryWord: string
}

const tokensOf = memoize(tokens)
const wordsOf = memoize(words)

/** Finds what to highlight: matched words, or only the beginnings that were typed. */
function findMatches(text: string, {terms}: Matches): Match[] {
  return tokensOf(text)
    .flatMap(({term, start, end}) => {
      const queryWord = terms.get(term)
      if (queryWord === undefined) return []
      const typedEnd = start + queryWord.length
      // An accent that is a character of its own stays with its letter.
      const isTyped =
        text.slice(start, typedEnd).toLowerCase() === queryWord &&
        !/^\p{M}/u.test(text.slice(typedEnd))
      return {start, end: isTyped ? typedEnd : end, queryWord}
    })
    .sort((a, b) => a.start - b.start)
}

/** Joins ranges that overlap or touch. They must be sorted by their start. */
function merge(ranges: readonly Range[]): Range[] {
  const merged: Range[] = []
  for (const {start, end} of ranges) {
    const last = merged.at(-1)
    if (last && start <= last.end) last.end = Math.max(last.end, end)
    else merged.push({start, end})
  }
  return merged
}

/** The query words that were found in a text. */
export function matchedWords(text: string, matches: Matches): ReadonlySet<string> {
  const matched = findMatches(text, matches).map(({queryWord}) => queryWord)
  const hasAll = matched.includes(matches.identity)
  return new Set(hasAll ? [...matches.queryWords, ...matched] : matched)
}

function mark(text: string, {start, end}: Range, matches: readonly Match[]): string {
  let marked = ''
  let position = start
  for (const range of merge(matches)) {
    if (range.start < start || range.end > end) continue
    marked += text.slice(position, range.start)
    marked += highlightTags.pre + text.slice(range.start, range.end) + highlightTags.post
    position = range.end
  }
  return marked + text.slice(position, end)
}

/** Highlights the matched words in a whole text, as the provider does. */
export function highlight(text: string, matches: Matches): string {
  return mark(text, {start: 0, end: text.length}, findMatches(text, matches))
}

/**
 * Cuts a text to the words around its best matches and highlights them.
 *
 * @param size the number of words to keep
 */
export function snippet(text: string, size: number, matches: Matches): string {
  const found = findMatches(text, matches)
  const {start, end} = bestWindow(text, size, found)
  const before = start > 0 ? ellipsis : ''
  const after = end < text.length ? ellipsis : ''
  return before + mark(text, {start, end}, found) + after
}

/**
 * Finds the window of `size` words that has the most distinct query words. Of several equally good
 * windows in a row, it takes the middle one, or the first one if that begins the text.
 */
function bestWindow(text: string, size: number, found: readonly Match[]): Range {
  const textWords = wordsOf(text)
  // A short enough text has no windows and is kept whole.
  const windows = Array.from({length: textWords.length - size + 1}, (_, first) => ({
    start: first === 0 ? 0 : (textWords[first]?.start ?? 0),
    end:
      first + size === textWords.length
        ? text.length
        : (textWords[first + size - 1]?.end ?? 0),
  }))
  const counts = windows.map((range) => {
    const inside = found.filter(
      ({start, end}) => start >= range.start && end <= range.end,
    )
    return new Set(inside.map(({queryWord}) => queryWord)).size
  })
  const best = Math.max(...counts)
  const first = counts.indexOf(best)
  const offsetOfWorse = counts.slice(first).findIndex((count) => count < best)
  const runLength = offsetOfWorse === -1 ? counts.length - first : offsetOfWorse
  const chosen = first === 0 ? 0 : first + Math.floor((runLength - 1) / 2)
  return windows[chosen] ?? {start: 0, end: text.length}
}
