import type {Code, Root} from 'mdast'
import type {MdxJsxAttribute, MdxJsxFlowElement} from 'mdast-util-mdx-jsx'
import parseNumericRange from 'parse-numeric-range'
import type {Plugin} from 'unified'
import {visit} from 'unist-util-visit'
import {highlight} from './highlight'

/** What a fence's info string says after the language (WRITING.md, "Code"). */
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

/**
 * Removes what only the documentation check reads: lines above the last cut mark and the
 * line that names expected errors (WRITING.md, "Code").
 */
export function visibleCode(code: string): string {
  const lines = code.split('\n')
  const cut = lines.findIndex((line) => line.trim() === '// ---cut---')
  return lines
    .slice(cut + 1)
    .filter((line) => !line.startsWith('// @errors:'))
    .join('\n')
    .replace(/^\n+|\n+$/g, '')
}

function attribute(name: string, value: string | undefined): MdxJsxAttribute[] {
  return value === undefined ? [] : [{type: 'mdxJsxAttribute', name, value}]
}

function codeBlock(code: Code): MdxJsxFlowElement {
  const {title, markedLines} = parseFenceMeta(code.meta ?? '')
  const language = code.lang ?? 'text'
  return {
    type: 'mdxJsxFlowElement',
    name: 'CodeBlock',
    attributes: [
      ...attribute('language', language),
      ...attribute('title', title),
      ...attribute('html', highlight(visibleCode(code.value), language, markedLines)),
    ],
    children: [],
  }
}

/**
 * Remark plugin: highlights fences when a page is compiled and hands the result to the
 * CodeBlock component as HTML, so that no highlighter is sent to a reader.
 */
const remarkCodeBlocks: Plugin<[], Root> = () => (root) => {
  visit(root, 'code', (node, index, parent) => {
    if (parent && index !== undefined) parent.children[index] = codeBlock(node)
  })
}

export default remarkCodeBlocks
