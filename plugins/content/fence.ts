import parseNumericRange from 'parse-numeric-range'

/** The meta of a fence: the text after its language (WRITING.md, "Code"). */
interface FenceMeta {
  title?: string
  markedLines: ReadonlySet<number>
}

/** Reads the meta of a fence: `title="file.tsx" {2,4-6}`. */
export function parseFenceMeta(meta: string): FenceMeta {
  const title = /title="([^"]*)"/.exec(meta)?.[1]
  const range = /\{([\d,-]+)\}/.exec(meta)?.[1]
  return {title, markedLines: new Set(range ? parseNumericRange(range) : [])}
}

/** A range in a text; `end` is the offset after its last character. */
export interface TextRange {
  start: number
  end: number
}

const cut = /^[ \t]*\/\/ ---cut---[ \t]*$/m
const expectedErrors = /^\/\/ @errors:.*/

/**
 * Finds the part of a fence that readers see. It begins after the cut mark or, without one,
 * after a first line that names expected errors. The lines above it are compiled, too
 * (WRITING.md, "Code"). Empty lines at both ends are omitted.
 */
export function visibleRange(code: string): TextRange {
  const mark = cut.exec(code) ?? expectedErrors.exec(code)
  const markEnd = mark ? mark.index + mark[0].length : 0
  const shown = code.slice(markEnd)
  const start = markEnd + shown.length - shown.replace(/^\n+/, '').length
  return {start, end: Math.max(start, code.replace(/\n+$/, '').length)}
}

/** The part of a fence's code that readers see. */
export function visibleCode(code: string): string {
  const {start, end} = visibleRange(code)
  return code.slice(start, end)
}
