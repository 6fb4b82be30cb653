/** A text to insert at an offset. */
export interface Insertion {
  at: number
  text: string
}

/** Inserts texts into code. Those with the same offset keep their order. */
export function insert(code: string, insertions: readonly Insertion[]): string {
  let result = ''
  let done = 0
  for (const {at, text} of [...insertions].sort((a, b) => a.at - b.at)) {
    result += code.slice(done, at) + text
    done = at
  }
  return result + code.slice(done)
}
