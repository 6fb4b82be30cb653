import type {Code} from 'mdast'
import parseNumericRange from 'parse-numeric-range'

/** The meta of a fence: the text after its language (WRITING.md, "Code"). */
interface FenceMeta {
  title?: string
  markedLines: ReadonlySet<number>
  /** The number of the first line, if lines are numbered. */
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

/** A comment that marks lines, in any language: `// highlight-next-line`. */
const magicComment =
  /^\s*(?:\/\/|#|--|%|;|\/\*|<!--|\{\s*\/\*)\s*highlight-(next-line|start|end)\s*(?:\*\/\s*\}?|-->)?\s*$/

/**
 * Replaces Docusaurus' magic comments in a fence by the numbers of the lines that they mark, as
 * a range in its meta.
 */
export function applyMagicComments(fence: Code): void {
  if (!fence.value.includes('highlight-')) return
  const kept: string[] = []
  const marked: number[] = []
  let isInBlock = false
  let isNext = false
  for (const line of fence.value.split('\n')) {
    const kind = magicComment.exec(line)?.[1]
    if (kind === undefined) {
      kept.push(line)
      if (isInBlock || isNext) marked.push(kept.length)
      isNext = false
    } else if (kind === 'next-line') isNext = true
    else isInBlock = kind === 'start'
  }
  if (kept.length === fence.value.split('\n').length) return
  fence.value = kept.join('\n')
  // Numbers in the meta begin with the first line that readers see.
  const hidden =
    fence.value.slice(0, visibleRange(fence.value).start).split('\n').length - 1
  const range = /\{([\d,-]+)\}/.exec(fence.meta ?? '')?.[1]
  const numbers = [...(range ? [range] : []), ...marked.map((line) => line - hidden)]
  const meta = (fence.meta ?? '').replace(/\{[\d,-]+\}/, '').trim()
  fence.meta = `${meta} {${numbers.join()}}`.trim()
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
