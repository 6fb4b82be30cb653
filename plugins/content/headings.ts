import type {MarkdownConfig} from '@docusaurus/types'
import {createSlugger, parseMarkdownHeadingId} from '@docusaurus/utils'
import type {Heading, Nodes} from 'mdast'
import type {} from 'mdast-util-mdx'
import {toString} from 'mdast-util-to-string'

/**
 * The id that a comment at the end of a heading sets: `name` if the comment is `#name`, in MDX or
 * in HTML.
 */
function commentId(node: Nodes | undefined): string | undefined {
  if (node?.type !== 'mdxTextExpression' && node?.type !== 'html') return undefined
  return /^(?:\/\*|<!--)\s*#(\S+?)(?:\s[^]*)?(?:\*\/|-->)$/.exec(node.value.trim())?.[1]
}

/** The text of a heading and the id that it sets, if any: by a comment, or as `{#name}`. */
function readHeading(heading: Heading): {text: string; id: string | undefined} {
  const id = commentId(heading.children.at(-1))
  const children = id === undefined ? heading.children : heading.children.slice(0, -1)
  const text = toString(children, {includeHtml: false})
  return id === undefined ? parseMarkdownHeadingId(text, 'classic') : {text, id}
}

/** The text of a heading, on one line, without what sets its id. */
export function headingText(heading: Heading): string {
  return readHeading(heading).text.replace(/\s+/g, ' ').trim()
}

/**
 * Makes a function that returns the id that Docusaurus gives a heading. That
 * function must be called for all headings of one page, in order.
 */
export function createHeadingIds({
  maintainCase,
}: MarkdownConfig['anchors']): (heading: Heading) => string {
  const slugger = createSlugger()
  // As in Docusaurus, a slug includes the source of expressions and the descriptions of images.
  return (heading) => {
    const {text, id} = readHeading(heading)
    return id ?? slugger.slug(text, {maintainCase})
  }
}
