import type {MarkdownConfig} from '@docusaurus/types'
import {createSlugger} from '@docusaurus/utils'
import type {Code, Heading, Nodes, Root} from 'mdast'
import type {} from 'mdast-util-directive'
import type {} from 'mdast-util-mdx'
import {toString} from 'mdast-util-to-string'
import type {PageSection} from '../../src/search/types'
import {visibleCode} from '../code/fence'

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
 * @param tree the page, parsed as MDX
 * @param anchors the site's setting for anchors
 */
export function readSections(
  tree: Root,
  anchors: MarkdownConfig['anchors'],
): PageSection[] {
  let section = emptySection(1, '', null)
  const sections = [section]
  const headingAnchor = createAnchorer(anchors)
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
  walk(tree)
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

/** Gives headings the text and the anchor that Docusaurus gives them, in page order. */
function createAnchorer({maintainCase}: MarkdownConfig['anchors']) {
  const slugger = createSlugger()
  return (heading: Heading): {anchor: string; title: string} => {
    const title = visibleText(heading).trim()
    // A slug is made of more than what is shown: expressions and image descriptions too.
    const slug = () => slugger.slug(toString(heading), {maintainCase})
    return {anchor: explicitId(heading.children.at(-1)) ?? slug(), title}
  }
}

/** Reads the id of a heading that ends with a comment such as `#id`. */
function explicitId(node: Nodes | undefined): string | undefined {
  if (node?.type !== 'mdxTextExpression') return undefined
  return /^\/\*\s*#(\S+?)(?:\s[^]*)?\*\/$/.exec(node.value.trim())?.[1]
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
