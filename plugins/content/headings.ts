import type {MarkdownConfig} from '@docusaurus/types'
import {createSlugger} from '@docusaurus/utils'
import type {Heading, Nodes} from 'mdast'
import type {} from 'mdast-util-mdx'
import {toString} from 'mdast-util-to-string'

/** The id that a comment at the end of a heading sets: `name` if the comment is `#name`. */
function explicitId(node: Nodes | undefined): string | undefined {
  if (node?.type !== 'mdxTextExpression') return undefined
  return /^\/\*\s*#(\S+?)(?:\s[^]*)?\*\/$/.exec(node.value.trim())?.[1]
}

/** The text of a heading, on one line, without the comment that sets its id. */
export function headingText(heading: Heading): string {
  const hasId = explicitId(heading.children.at(-1)) !== undefined
  const children = hasId ? heading.children.slice(0, -1) : heading.children
  return toString(children).replace(/\s+/g, ' ').trim()
}

/**
 * Makes a function that returns the id that Docusaurus gives a heading. That
 * function must be called for all headings of one page, in order.
 *
 * @param anchors the site's setting for anchors
 */
export function createHeadingIds({
  maintainCase,
}: MarkdownConfig['anchors']): (heading: Heading) => string {
  const slugger = createSlugger()
  // As in Docusaurus, a slug includes the source of expressions and the descriptions of images.
  return (heading) =>
    explicitId(heading.children.at(-1)) ?? slugger.slug(toString(heading), {maintainCase})
}
