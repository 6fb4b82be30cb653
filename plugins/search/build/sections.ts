import type {MarkdownConfig} from '@docusaurus/types'
import {parseMarkdownHeadingId} from '@docusaurus/utils'
import type {Nodes, Root} from 'mdast'
import type {} from 'mdast-util-directive'
import type {} from 'mdast-util-mdx'
import type {PageSection} from '../shared/types'
import {visibleCode} from '../../content/fence'
import {createHeadingIds} from '../../content/headings'
import {stringOf} from '../../content/mdx'
import {readFence} from '../../content/page'

/** Matches the identifiers and words in code that are long enough to search for. */
const codeWord = /[\p{L}_$][\p{L}\p{N}_$-]{2,}/gu

/** Attributes that block-level components show as text. */
const visibleAttributes = ['title', 'label']

/** Elements whose content is no text of the page. */
const unseen = new Set(['Head', 'head', 'script', 'style', 'template'])

/** HTML elements that begin a new piece of text, even within a line of the source. */
const blocks = new Set('dd dt div figcaption li option p summary td th'.split(' '))

/**
 * Splits a Markdown page into its sections, with their visible text and the anchors that
 * Docusaurus gives to headings.
 *
 * @param tree the page, parsed as MDX
 * @param anchors the site's setting for anchors
 * @param skipped headings of sections that are not searched, such as lists of links
 */
export function readSections(
  tree: Root,
  anchors: MarkdownConfig['anchors'],
  skipped: readonly string[] = [],
): PageSection[] {
  let section = emptySection(1, '', null)
  const sections = [section]
  const headingId = createHeadingIds(anchors)
  const addProse = (text: string) => {
    const normalized = text.replace(/\s+/g, ' ').trim()
    if (normalized !== '') section.prose.push(normalized)
  }

  const walk = (node: Nodes): void => {
    switch (node.type) {
      case 'heading': {
        // The page's title is already known, but no later heading may get the same anchor.
        const anchor = headingId(node)
        if (node.depth > 1) {
          const {text} = parseMarkdownHeadingId(visibleText(node).trim(), 'classic')
          section = emptySection(node.depth, text, anchor)
          sections.push(section)
        }
        return
      }
      case 'table':
        // The header is skipped, because column names say nothing without their rows.
        node.children.slice(1).forEach(walk)
        return
      case 'paragraph':
      case 'tableRow':
        addProse(visibleText(node))
        return
      case 'code':
        section.code += `${visibleCode(node.value)}\n`
        section.declares ||= readFence(node).signature === section.title
        return
      case 'html':
        // In a page that is not MDX, a block of HTML is one string.
        addProse(node.value.replace(/<!--[^]*?-->|<[^>]*>/g, ' '))
        return
      case 'mdxFlowExpression':
        addProse(stringOf(node) ?? '')
        return
      case 'mdxJsxFlowElement':
        if (unseen.has(node.name ?? '')) return
        if (node.data?.phrases)
          section.phrases = [...(section.phrases ?? []), ...node.data.phrases]
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
  return reduceCode(sections.filter(({title}) => !skipped.includes(title)))
}

function emptySection(level: number, title: string, anchor: string | null): PageSection {
  return {level, title, anchor, prose: [], code: '', declares: false}
}

/**
 * Reduces code to the words that the headings and prose of the sections lack, each once per page.
 * All the code would take a fifth of the index.
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

/**
 * The visible text of a node, without image descriptions, comments, and expressions other than
 * strings.
 */
function visibleText(node: Nodes): string {
  switch (node.type) {
    case 'text':
    case 'inlineCode':
      return node.value
    case 'break':
      return ' '
    case 'mdxTextExpression':
      return stringOf(node) ?? ''
    case 'mdxJsxTextElement': {
      if (unseen.has(node.name ?? '')) return ''
      const text = node.children.map(visibleText).join('')
      return blocks.has(node.name ?? '') ? ` ${text} ` : text
    }
    case 'textDirective':
      // A colon before a word is seldom meant as a directive, and is shown as written.
      return `:${node.name}${node.children.map(visibleText).join('')}`
    case 'tableRow':
      return node.children.map(visibleText).filter(Boolean).join(' · ')
    default:
      return 'children' in node ? node.children.map(visibleText).join('') : ''
  }
}
