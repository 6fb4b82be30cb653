/**
 * Texts in less space, gzipped, than their letters take: each different word once, and for each
 * text the codes of its words. Frequent words have short codes.
 */

/** The digits of a code: what JSON writes as one byte, but for the two separators. */
const digits = Array.from({length: 92}, (_, index) => String.fromCharCode(0x23 + index))
  .filter((digit) => digit !== '\\')
  .join('')

const betweenTexts = ' '
const betweenRows = '!'

/** How many digits follow each first digit of a code, so that 760,000 words have one. */
const following = [55, 32, 3, 1].flatMap((count, more) => Array<number>(count).fill(more))

/** The number of the first word whose code begins with each digit. */
const starts: number[] = []
let count = 0
for (const more of following) {
  starts.push(count)
  count += digits.length ** more
}

/** The most letters that a word has from the one before it. */
const maxShared = 9

/** Rows of texts, as the index has them. */
export interface PackedTexts {
  /** The words in the order of their codes; of each, what the one before it does not have. */
  words: string
  rows: string
}

/** The code of a word, by its number. */
function codeOf(word: number): string {
  const first = starts.findLastIndex((start) => start <= word)
  let rest = word - (starts[first] ?? 0)
  let code = ''
  for (let more = following[first] ?? 0; more > 0; more -= 1) {
    code = digits.charAt(rest % digits.length) + code
    rest = Math.floor(rest / digits.length)
  }
  return digits.charAt(first) + code
}

/** Reads the codes of a text. */
function readCodes(text: string): number[] {
  const numbers: number[] = []
  for (let at = 0; at < text.length;) {
    const first = digits.indexOf(text.charAt(at))
    const end = at + 1 + (following[first] ?? 0)
    let rest = 0
    for (at += 1; at < end; at += 1)
      rest = rest * digits.length + digits.indexOf(text.charAt(at))
    numbers.push((starts[first] ?? 0) + rest)
  }
  return numbers
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
  const shortest = following.indexOf(1)
  // In alphabetical order, words have their beginnings in common.
  const words = [...byCount.slice(0, shortest), ...byCount.slice(shortest).sort()]
  const codes = new Map(words.map((word, number) => [word, codeOf(number)]))
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
  const known = readWords(words)
  const unpack = (text: string) =>
    readCodes(text)
      .map((word) => known[word])
      .join(' ')
  return rows.split(betweenRows).map((row) => row.split(betweenTexts).map(unpack))
}
