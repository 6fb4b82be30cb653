import {
  admonitionTitleToDirectiveLabel,
  createSlugger,
  escapeMarkdownHeadingIds,
  parseMarkdownHeadingId,
  unwrapMdxCodeBlocks,
} from '@docusaurus/utils'
import type {MarkdownConfig} from '@docusaurus/types'
import remarkComment from '@slorber/remark-comment'
import type {Code, Heading, Nodes, Root} from 'mdast'
import type {} from 'mdast-util-directive'
import type {} from 'mdast-util-mdx'
import {toString} from 'mdast-util-to-string'
import remarkDirective from 'remark-directive'
import remarkGfm from 'remark-gfm'
import remarkMdx from 'remark-mdx'
import remarkParse from 'remark-parse'
import {unified} from 'unified'
import type {PageSection} from '../../src/search/types'
import {visibleCode} from '../code-blocks/fence'

export type MarkdownFormat = 'md' | 'mdx'

/** The parts of the site's Markdown configuration that change what a page says. */
export type MarkdownSyntax = Pick<MarkdownConfig, 'mdx1Compat' | 'anchors'>

/** Docusaurus' own admonitions, for the syntax `:::note Title`. */
const admonitions = [
  'secondary',
  'info',
  'success',
  'danger',
  'note',
  'tip',
  'warning',
  'important',
  'caution',
]

/** A section that only links to other pages (WRITING.md, "Sections"): nobody seeks it. */
const linksHeading = 'Related pages'

/** An identifier or word in code, long enough to be searched for. */
const codeWord = /[\p{L}_$][\p{L}\p{N}_$-]{2,}/gu

/** Attributes of block-level components that readers see as text. */
const visibleAttributes = ['title', 'label']

/**
 * Splits a Markdown page into its sections, with the text that a reader sees and the
 * anchors that Docusaurus gives its headings.
 *
 * @param source Markdown without front matter
 * @throws when the source is not valid in its format
 */
export function readSections(
  source: string,
  format: MarkdownFormat,
  syntax: MarkdownSyntax,
): PageSection[] {
  let section = emptySection(1, '', null)
  const sections = [section]
  const headingAnchor = createAnchorer(syntax)
  const addProse = (text: string) => {
    const normalized = text.replace(/\s+/g, ' ').trim()
    if (normalized !== '') section.prose.push(normalized)
  }

  const walk = (node: Nodes): void => {
    switch (node.type) {
      case 'heading': {
        const {anchor, title} = headingAnchor(node)
        // The page's own title is known already; it only takes its part in slugs.
        if (node.depth > 1) {
          section = emptySection(node.depth, title, anchor)
          sections.push(section)
        }
        return
      }
      case 'table':
        // What a column is called says nothing without its rows.
        node.children.slice(1).forEach(walk)
        return
      case 'paragraph':
      case 'tableRow':
        addProse(visibleText(node))
        return
      case 'code':
        section.code += `${visibleCode(node.value)}\n`
        section.declares ||= signatureOf(node) === section.title
        return
      case 'mdxJsxFlowElement':
        for (const {type, ...attribute} of node.attributes) {
          if (type !== 'mdxJsxAttribute' || !('name' in attribute)) continue
          if (!visibleAttributes.includes(attribute.name)) continue
          if (typeof attribute.value === 'string') addProse(attribute.value)
        }
        node.children.forEach(walk)
        return
      default:
        if ('children' in node) node.children.forEach(walk)
    }
  }
  walk(parse(source, format, syntax))
  return reduceCode(sections.filter(({title}) => title !== linksHeading))
}

function emptySection(level: number, title: string, anchor: string | null): PageSection {
  return {level, title, anchor, prose: [], code: '', declares: false}
}

/** The export that a fence declares: `signature="isFacet"` (WRITING.md, "Code"). */
function signatureOf({meta}: Code): string | undefined {
  return /signature="([^"]+)"/.exec(meta ?? '')?.[1]
}

/**
 * Reduces code to what it adds to a search: the words that the page has nowhere else, each
 * once. Code as it stands would take a fifth of the index.
 */
function reduceCode(sections: PageSection[]): PageSection[] {
  const text = sections.flatMap(({title, prose}) => [title, ...prose]).join(' ')
  const known = new Set(text.match(codeWord))
  return sections.map((section) => {
    const added = new Set(
      section.code.match(codeWord)?.filter((word) => !known.has(word)),
    )
    added.forEach((word) => known.add(word))
    return {...section, code: [...added].join(' ')}
  })
}

/** Parses Markdown with the syntax extensions that Docusaurus' own loader has. */
function parse(
  source: string,
  format: MarkdownFormat,
  {mdx1Compat}: MarkdownSyntax,
): Root {
  let text = unwrapMdxCodeBlocks(source)
  if (mdx1Compat.headingIds) text = escapeMarkdownHeadingIds(text)
  if (mdx1Compat.admonitions) text = admonitionTitleToDirectiveLabel(text, admonitions)

  const parser = unified().use(remarkParse).use(remarkGfm).use(remarkDirective)
  if (format === 'mdx') parser.use(remarkMdx)
  if (mdx1Compat.comments) parser.use(remarkComment)
  return parser.parse(text)
}

/** Gives headings the text and the anchor that Docusaurus gives them, in page order. */
function createAnchorer({anchors}: MarkdownSyntax) {
  const slugger = createSlugger()
  return (heading: Heading): {anchor: string; title: string} => {
    const shown = visibleText(heading).trim()
    const commentId = explicitCommentId(heading.children.at(-1))
    if (commentId !== undefined) return {anchor: commentId, title: shown}
    // A slug is made of more than what is shown: expressions and image descriptions too.
    const slugged = toString(heading.children.filter(({type}) => type !== 'html'))
    const {id} = parseMarkdownHeadingId(slugged)
    return {
      anchor: id ?? slugger.slug(slugged, {maintainCase: anchors.maintainCase}),
      title: parseMarkdownHeadingId(shown).text,
    }
  }
}

/** Reads the id of a heading that ends with an MDX or HTML comment, such as `#id`. */
function explicitCommentId(node: Nodes | undefined): string | undefined {
  if (node?.type !== 'mdxTextExpression' && node?.type !== 'html') return undefined
  return /^(?:\/\*|<!--)\s*#(\S+?)(?:\s[^]*)?(?:\*\/|-->)$/.exec(node.value.trim())?.[1]
}

/** The text that a node shows: no image descriptions, comments or expressions. */
function visibleText(node: Nodes): string {
  switch (node.type) {
    case 'text':
    case 'inlineCode':
      return node.value
    case 'break':
      return ' '
    case 'mdxTextExpression':
      // `{' '}` and `{'<'}` are text that Markdown cannot hold as it is.
      return /^(['"`])([^]*)\1$/.exec(node.value.trim())?.[2] ?? ''
    case 'textDirective':
      // A colon before a word is seldom meant as a directive, and shown as written.
      return `:${node.name}${node.children.map(visibleText).join('')}`
    case 'tableRow':
      return node.children.map(visibleText).filter(Boolean).join(' · ')
    default:
      return 'children' in node ? node.children.map(visibleText).join('') : ''
  }
}
