import type {Code} from 'mdast'
import parseNumericRange from 'parse-numeric-range'

/** The meta of a fence: the text after its language (WRITING.md, "Code"). */
interface FenceMeta {
  title?: string
  markedLines: ReadonlySet<number>
  firstNumber?: number
}

/** Reads the meta of a fence: `title="file.tsx" {2,4-6} showLineNumbers`. */
export function parseFenceMeta(meta: string): FenceMeta {
  const title = /title=(["'])(.*?)\1/.exec(meta)?.[2]
  const range = /\{([\d,-]+)\}/.exec(meta)?.[1]
  const numbers = /(?:^|\s)showLineNumbers(?:=(\d+))?(?=\s|$)/.exec(meta)
  return {
    title,
    markedLines: new Set(range ? parseNumericRange(range) : []),
    firstNumber: numbers ? Number(numbers[1] ?? 1) : undefined,
  }
}

/** A kind of comments that mark lines, as Docusaurus has them in `prism.magicComments`. */
export interface MagicComment {
  className: string
  line?: string
  block?: {start: string; end: string}
}

/** The kind that every site has: its lines become a range in the meta of the fence. */
export const highlightComment = {
  className: 'theme-code-block-highlighted-line',
  line: 'highlight-next-line',
  block: {start: 'highlight-start', end: 'highlight-end'},
} satisfies MagicComment

declare module 'mdast' {
  interface CodeData {
    /** The classes that magic comments of other kinds give each line that readers see. */
    lineClasses?: readonly (readonly string[])[]
  }
}

/** A line that is nothing but a comment, in any language that Docusaurus knows. */
const commentLine =
  /^\s*(?:\/\/|#|--|%|;;?|\/\*|<!--|\{\s*\/\*|\(\*|\*>|!|(?:_\s*)?['‘’]|rem\b)\s*(.*?)\s*(?:\*\/\s*\}?|-->|\*\))?\s*$/i

/**
 * Replaces magic comments in a fence by the numbers of the lines that they mark: as a range in its
 * meta, or as classes in its data.
 */
export function applyMagicComments(
  fence: Code,
  kinds: readonly MagicComment[] = [highlightComment],
): void {
  const kept: string[] = []
  const classes: string[][] = []
  const open = new Set<MagicComment>()
  let next = new Set<MagicComment>()
  const lines = fence.value.split('\n')
  for (const line of lines) {
    const text = commentLine.exec(line)?.[1]
    const kind = kinds.find(
      (each) => text && [each.line, each.block?.start, each.block?.end].includes(text),
    )
    if (kind === undefined) {
      kept.push(line)
      classes.push([...new Set([...open, ...next])].map(({className}) => className))
      next = new Set()
    } else if (text === kind.line) next.add(kind)
    else if (text === kind.block?.start) open.add(kind)
    else open.delete(kind)
  }
  if (kept.length === lines.length) return
  fence.value = kept.join('\n')
  // Lines are counted from the first one that readers see.
  const hidden =
    fence.value.slice(0, visibleRange(fence.value).start).split('\n').length - 1
  const shown = classes.slice(hidden)
  const {className} = highlightComment
  const range = /\{([\d,-]+)\}/.exec(fence.meta ?? '')?.[1]
  const numbers = [
    ...(range ? [range] : []),
    ...shown.flatMap((names, index) => (names.includes(className) ? index + 1 : [])),
  ]
  const meta = (fence.meta ?? '').replace(/\{[\d,-]+\}/, '').trim()
  fence.meta = `${meta} {${numbers.join()}}`.trim()
  const lineClasses = shown.map((names) => names.filter((name) => name !== className))
  fence.data = {...fence.data, lineClasses}
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
