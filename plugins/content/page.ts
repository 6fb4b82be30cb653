import {DEFAULT_PARSE_FRONT_MATTER} from '@docusaurus/utils'
import type {Code, Root, Table as TableNode} from 'mdast'
import {toString} from 'mdast-util-to-string'
import type {Node} from 'unist'
import {visit} from 'unist-util-visit'
import {createHeadingIds, headingText} from './headings'
import type {MarkdownFile} from './reader'

/** A heading with the id that Docusaurus gives it. */
export interface Heading {
  depth: number
  text: string
  id: string
  line: number
}

/** A fenced code block. */
export interface Fence {
  language: string
  /** What follows the language on the opening line. */
  meta: string
  /** The export whose signature this is: the first name in `signature="…"`. */
  signature?: string
  code: string
  /** Line of the opening fence; the code begins on the next one. */
  line: number
}

/** A table row; only its first cell is read. */
export interface TableRow {
  text: string
  /** The pieces of inline code in the first cell. */
  codes: string[]
  /** Target of the link, when that cell is nothing but a link around inline code. */
  link?: string
  line: number
}

/** A table; only its first column is read. */
export interface Table {
  rows: TableRow[]
  line: number
}

/** A paragraph, heading or table row as text, without Markdown. */
export interface Block {
  /** The cells of a row are joined by ` | `. */
  text: string
  /** Whether the block is a table row other than the header. */
  isRow: boolean
  line: number
}

/** What plugins and checks read from a Markdown file. */
export interface Page {
  /** Path relative to the site, with forward slashes. */
  file: string
  frontMatter: Record<string, unknown>
  /** The parsed text; nobody may change it. */
  tree: Root
  headings: Heading[]
  fences: Fence[]
  tables: Table[]
  /** What a reader sees as one piece of text: paragraphs, headings, table rows. */
  blocks: Block[]
  /** Paragraphs that look like the start of an admonition but are shown as text. */
  brokenAdmonitions: {text: string; line: number}[]
  /** Set when the file cannot be parsed; the tree and the lists are then empty. */
  syntaxError?: {file: string; line: number; message: string}
}

/** Reads an MDX page. */
export async function parsePage(file: string, {text, tree}: MarkdownFile): Promise<Page> {
  const page: Page = {
    file,
    frontMatter: {},
    tree: {type: 'root', children: []},
    headings: [],
    fences: [],
    tables: [],
    blocks: [],
    brokenAdmonitions: [],
  }
  try {
    const {frontMatter} = await DEFAULT_PARSE_FRONT_MATTER({
      filePath: file,
      fileContent: text,
    })
    page.frontMatter = frontMatter
    page.tree = await tree()
    collect(page)
  } catch (error) {
    page.syntaxError = syntaxErrorOf(file, error)
  }
  return page
}

function collect(page: Page): void {
  const headingId = createHeadingIds({maintainCase: false})
  visit(page.tree, (node, index) => {
    const line = node.position?.start.line ?? 1
    switch (node.type) {
      case 'heading':
        page.headings.push({
          depth: node.depth,
          text: headingText(node),
          id: headingId(node),
          line,
        })
        page.blocks.push({text: blockText(node), isRow: false, line})
        break
      case 'code':
        page.fences.push({...readFence(node), line})
        break
      case 'paragraph': {
        const admonition = /^:::\w+.*/.exec(toString(node))
        if (admonition) page.brokenAdmonitions.push({text: admonition[0], line})
        page.blocks.push({text: blockText(node), isRow: false, line})
        break
      }
      case 'tableRow':
        page.blocks.push({
          text: node.children.map(blockText).join(' | '),
          isRow: index !== 0,
          line,
        })
        break
      case 'table':
        page.tables.push({rows: rowsOf(node), line})
        break
    }
  })
}

/** The text of a node as a reader sees it, on one line. */
function blockText(node: Node): string {
  return toString(node).replace(/\s+/g, ' ').trim()
}

export function readFence({lang, meta, value}: Code): Omit<Fence, 'line'> {
  const signature = /(?:^|\s)signature="(?<name>[^",]*)/.exec(meta ?? '')?.groups?.name
  return {language: lang?.toLowerCase() ?? '', meta: meta ?? '', signature, code: value}
}

/** Whether a fence is code that the compiler checks. */
export function isTypeScript({language}: Pick<Fence, 'language'>): boolean {
  return language === 'ts' || language === 'tsx'
}

function rowsOf(table: TableNode): TableRow[] {
  return table.children.slice(1).map((row) => {
    const [cell] = row.children
    const codes: string[] = []
    if (cell) visit(cell, 'inlineCode', ({value}) => void codes.push(value))
    const [first, ...others] = cell?.children ?? []
    const isCodeLink =
      first?.type === 'link' &&
      others.length === 0 &&
      first.children.every(({type}) => type === 'inlineCode')
    return {
      text: toString(cell),
      codes,
      link: isCodeLink ? first.url : undefined,
      line: row.position?.start.line ?? 1,
    }
  })
}

/** What is wrong with a file; an error without a line is reported on line 1. */
function syntaxErrorOf(file: string, error: unknown): Page['syntaxError'] {
  const {message, line = 1} = error as Error & {line?: number}
  return {file, line, message: `the file cannot be parsed: ${message.split('\n')[0]}`}
}

/** The headings of the sections that a line belongs to, outermost first. */
export function headingsAbove(page: Page, line: number): Heading[] {
  const above: Heading[] = []
  for (const heading of page.headings.filter((candidate) => candidate.line <= line)) {
    while ((above.at(-1)?.depth ?? 0) >= heading.depth) above.pop()
    above.push(heading)
  }
  return above
}

/** Whether a line belongs to the section that a heading opens. */
export function isInSection(page: Page, heading: Heading, line: number): boolean {
  return headingsAbove(page, line).includes(heading)
}
