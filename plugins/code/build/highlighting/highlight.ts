import * as allLanguages from 'prismjs'
import loadLanguages from 'prismjs/components/'
import {Prism, normalizeTokens} from 'prism-react-renderer'
import {escapeHtml, escapeText} from '../../../lib/shared/escape'
import type {CodeLink} from '../apiLinks/codeLinks'

const aliases: Record<string, string> = {mdx: 'markdown'}

// An unknown language is no mistake: its code has no colours.
loadLanguages.silent = true
// Prism makes itself a global variable, which its grammars need while they load.
Reflect.deleteProperty(globalThis, 'Prism')

function grammarOf(language: string) {
  const id = language.toLowerCase()
  const name = aliases[id] ?? id
  if (name in Prism.languages) return Prism.languages[name]
  // Prism itself has grammars for all other languages.
  Object.assign(globalThis, {Prism: allLanguages})
  loadLanguages([name])
  Reflect.deleteProperty(globalThis, 'Prism')
  return allLanguages.languages[name]
}

/**
 * The classes of coloured tokens, by Prism's token type. Text without a colour of its own gets
 * no element, which keeps the pages small.
 */
const tokenClasses: Record<string, string> = {
  'attr-name': 'tok-attr',
  boolean: 'tok-number',
  deleted: 'tok-keyword',
  inserted: 'tok-string',
  builtin: 'tok-type',
  'class-name': 'tok-type',
  comment: 'tok-comment',
  function: 'tok-function',
  'function-variable': 'tok-function',
  keyword: 'tok-keyword',
  'literal-property': 'tok-property',
  number: 'tok-number',
  property: 'tok-property',
  regex: 'tok-string',
  selector: 'tok-tag',
  string: 'tok-string',
  tag: 'tok-tag',
  'attr-value': 'tok-string',
}

/** The class of a token: the innermost of its types that has a colour wins. */
function tokenClass(types: string[]): string | undefined {
  return types.map((type) => tokenClasses[type]).findLast((name) => name !== undefined)
}

export interface Piece {
  text: string
  className: string | undefined
}

/**
 * Joins neighbours of one colour, and spaces with what is before them: no colour of theirs shows.
 * That halves the elements of code, which browsers style and lay out when a page loads.
 */
export function joinColours(pieces: readonly Piece[]): Piece[] {
  const joined: Piece[] = []
  for (const {text, className} of pieces) {
    const last = joined.at(-1)
    if (last && (last.className === className || text.trim() === '')) last.text += text
    else joined.push({text, className})
  }
  return joined
}

/**
 * Splits code into pieces of one colour each.
 *
 * @returns the pieces of each line, without its line break
 */
export function tokenize(code: string, language: string): Piece[][] {
  const grammar = grammarOf(language)
  if (!grammar) return code.split('\n').map((text) => [{text, className: undefined}])
  return normalizeTokens(Prism.tokenize(code, grammar)).map((tokens) =>
    joinColours(
      tokens
        .filter(({empty}) => !empty)
        .map(({content, types}) => ({text: content, className: tokenClass(types)})),
    ),
  )
}

/** What code may show besides its colours. */
export interface Annotations {
  /** 1-based numbers of the lines to mark. */
  markedLines?: ReadonlySet<number>
  lineClasses?: readonly (readonly string[])[]
  /** The number of the first line, if lines are numbered. */
  firstNumber?: number
  /** In source order; each lies inside one token. */
  links?: readonly CodeLink[]
}

function anchor({href, isTabStop}: CodeLink, text: string): string {
  const tabIndex = isTabStop ? '' : ' tabindex="-1"'
  return `<a href="${escapeHtml(href)}"${tabIndex}>${escapeText(text)}</a>`
}

/** The HTML of a piece that begins at an offset in the code. */
function withLinks(text: string, offset: number, links: readonly CodeLink[]): string {
  let html = ''
  let done = 0
  for (const link of links) {
    const start = link.start - offset
    const end = link.end - offset
    if (start < done || end > text.length) continue
    html += escapeText(text.slice(done, start)) + anchor(link, text.slice(start, end))
    done = end
  }
  return html + escapeText(text.slice(done))
}

/**
 * Highlights code at build time.
 *
 * @param language a fence's language; code in an unknown language has no colours
 * @returns HTML for the inside of a `code` element, with classes instead of inline styles
 */
export function highlight(
  code: string,
  language: string,
  {markedLines = new Set(), lineClasses, links = [], firstNumber}: Annotations = {},
): string {
  let offset = 0
  const lines = tokenize(code, language).map((pieces, index) => {
    const line = pieces
      .map((piece) => {
        const text = withLinks(piece.text, offset, links)
        offset += piece.text.length
        return piece.className === undefined
          ? text
          : `<span class="${piece.className}">${text}</span>`
      })
      .join('')
    // Pieces do not include the line break.
    offset += 1
    const numbered =
      firstNumber === undefined
        ? line
        : `<span class="code-line-numbered" data-line="${firstNumber + index}"></span>${line}`
    const classes = [
      ...(markedLines.has(index + 1) ? ['code-line-marked'] : []),
      ...(lineClasses?.[index] ?? []),
    ]
    return classes.length > 0
      ? `<span class="${escapeHtml(classes.join(' '))}">${numbered}\n</span>`
      : `${numbered}\n`
  })
  return lines.join('').replace(/\n$/, '')
}
