/**
 * Texts in less space, gzipped, than their letters take: each different word once, and for each
 * text the codes of its words. Frequent words have short codes.
 */

/** The digits of a code: what JSON writes as one byte, but for the two separators. */
const digits = Array.from({length: 92}, (_, index) =>
  String.fromCharCode(0x23 + index),
).filter((digit) => digit !== '\\')

const betweenTexts = ' '
const betweenRows = '!'

/** How many first digits begin a code with no further digit, with one, with two and with three. */
const firstDigits = [55, 32, 3, 1]

/** The length of a code, by its first digit. */
const lengths = new Map(
  firstDigits
    .flatMap((count, more) => Array<number>(count).fill(more + 1))
    .map((length, index) => [digits[index], length]),
)

/** The most letters that a word has from the one before it. */
const maxShared = 9

/** Rows of texts, as the index has them. */
export interface PackedTexts {
  /** The words in the order of their codes; of each, what the one before it does not have. */
  words: string
  rows: string
}

/** All codes with so many digits after a beginning. */
function* codesFrom(start: string, more: number): Generator<string> {
  if (more === 0) yield start
  else for (const digit of digits) yield* codesFrom(start + digit, more - 1)
}

/** All codes, the shortest first: 760,000. */
function* allCodes(): Generator<string> {
  for (const digit of digits) yield* codesFrom(digit, (lengths.get(digit) ?? 1) - 1)
}

/** The words with their codes. */
function withCodes(words: readonly string[]): [word: string, code: string][] {
  const codes = allCodes()
  return words.map((word) => [word, codes.next().value as string])
}

function sharedLength(a: string, b: string): number {
  let length = 0
  while (length < maxShared && length < a.length && a[length] === b[length]) length += 1
  return length
}

/** Writes words: how many letters the one before it gives, then the others. */
function writeWords(words: readonly string[]): string {
  return words
    .map((word, index) => {
      const shared = sharedLength(word, words[index - 1] ?? '')
      return `${shared}${word.slice(shared).replace(/[\d~]/g, '~$&')}`
    })
    .join('')
}

function readWords(text: string): string[] {
  let word = ''
  return [...text.matchAll(/(\d)((?:~.|[^\d~])*)/g)].map(([, shared, others = '']) => {
    word = word.slice(0, Number(shared)) + others.replace(/~(.)/g, '$1')
    return word
  })
}

/** Packs rows of texts. Each row needs a text. */
export function packTexts(rows: readonly (readonly string[])[]): PackedTexts {
  const counts = new Map<string, number>()
  for (const word of rows.flat().flatMap((text) => text.split(' ')))
    counts.set(word, (counts.get(word) ?? 0) + 1)
  const byCount = [...counts].sort(([, a], [, b]) => b - a).map(([word]) => word)
  const [shortest = 0] = firstDigits
  // In alphabetical order, words have their beginnings in common.
  const words = [...byCount.slice(0, shortest), ...byCount.slice(shortest).sort()]
  const codes = new Map(withCodes(words))
  const pack = (text: string) =>
    text
      .split(' ')
      .map((word) => codes.get(word))
      .join('')
  return {
    words: writeWords(words),
    rows: rows.map((row) => row.map(pack).join(betweenTexts)).join(betweenRows),
  }
}

/** Unpacks rows of texts. */
export function unpackTexts({words, rows}: PackedTexts): string[][] {
  const wordOf = new Map(withCodes(readWords(words)).map(([word, code]) => [code, word]))
  const unpack = (text: string) => {
    const found: (string | undefined)[] = []
    for (let at = 0; at < text.length;) {
      const end = at + (lengths.get(text[at]) ?? 1)
      found.push(wordOf.get(text.slice(at, end)))
      at = end
    }
    return found.join(' ')
  }
  return rows.split(betweenRows).map((row) => row.split(betweenTexts).map(unpack))
}
