import {load, type CheerioAPI} from 'cheerio'
import {contentOf} from '../../content/documents'
import {words} from '../client/engines/embedded/tokens'
import type {SearchPage} from '../shared/types'

type Node = ReturnType<CheerioAPI>[number]

/** Parts that are no text of the page, or whose text the source has: code and its title, formulas. */
const skippedParts = [
  'script, style, template, noscript, button, svg, thead, .sr-only, [class*="Icon"], .hash-link',
  '.table-of-contents, [data-footnote-ref], [data-footnote-backref]',
  'pre, div:has(+ div > pre), figcaption:has(+ pre), .katex, [data-example], [data-exercise]',
].join()

/** Elements within a line of text. */
const inline = new Set(
  (
    'a abbr b bdi bdo br cite code data del dfn em i img ins kbd label mark q s samp small ' +
    'span strong sub sup td th time u var wbr'
  ).split(' '),
)
const cells = new Set(['td', 'th'])

/** A heading, with its id, or another piece of text. */
interface Block {
  id?: string
  text: string
}

/** The texts of a page in their order, as a reader sees them apart. */
function readBlocks($: CheerioAPI): Block[] {
  const blocks: Block[] = []
  const skipped = new Set(contentOf($).find(skippedParts).toArray())
  /** Whether it only names the kind of an admonition. */
  const isKind = (node: Node) => {
    const box = $(node).parent()
    return (
      box.is('.theme-admonition') && box.hasClass(`theme-admonition-${$(node).text()}`)
    )
  }
  let line = ''
  const endLine = (id?: string) => {
    const text = line.replace(/\s+/g, ' ').trim()
    if (text !== '' || id !== undefined) blocks.push({id, text})
    line = ''
  }
  const walk = (node: Node): void => {
    if (node.type === 'text') line += node.data
    if (node.type !== 'tag' || skipped.has(node) || isKind(node)) return
    const isLine = !inline.has(node.name)
    if (node.name === 'br') line += ' '
    if (cells.has(node.name) && line.trim() !== '') line += ' · '
    if (isLine) endLine()
    node.children.forEach(walk)
    if (isLine) endLine(/^h[2-6]$/.test(node.name) ? node.attribs.id : undefined)
  }
  contentOf($)
    .contents()
    .each((_, node) => walk(node))
  return blocks
}

const termsOf = (text: string) => words(text).map(({term}) => term)

/** A document without its code, which is most of the work of parsing it. */
const withoutCode = (html: string) =>
  html.replace(/(<pre\b[^>]*>)[^]*?(?=<\/pre>)/g, '$1')

/**
 * Adds what the source of a page cannot say and its document has: the values of expressions, and
 * what components show. A text with a word that the section lacks replaces the one that the source
 * has of it, if there is one.
 *
 * @param html the document that the build wrote for the page
 * @param skipped headings of sections that are not searched
 * @returns the same page if its source has all words
 */
export function withRendered(
  page: SearchPage,
  html: string,
  skipped: readonly string[],
): SearchPage {
  const codes = page.sections.map(({code}) => code)
  const knownOnPage = new Set([page.title, ...codes].flatMap(termsOf))
  const sections = page.sections.map((one) => ({...one, prose: [...one.prose]}))
  let section = sections[0]
  let isChanged = false
  for (const {id, text} of readBlocks(load(withoutCode(html)))) {
    if (id !== undefined) {
      const own = sections.find(({anchor}) => anchor === id)
      section = skipped.includes(text) ? undefined : (own ?? section)
    }
    if (!section || section.title === text || section.prose.includes(text)) continue
    const {title, prose} = section
    const known = new Set([title, ...prose].flatMap(termsOf))
    const terms = new Set(termsOf(text))
    if ([...terms].every((term) => known.has(term) || knownOnPage.has(term))) continue
    const source = prose.findIndex((one) => termsOf(one).every((term) => terms.has(term)))
    prose.splice(source === -1 ? prose.length : source, source === -1 ? 0 : 1, text)
    isChanged = true
  }
  return isChanged ? {...page, sections} : page
}
