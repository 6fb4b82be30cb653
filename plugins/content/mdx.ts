import {escapeMarkdownHeadingIds, unwrapMdxCodeBlocks} from '@docusaurus/utils'
import remarkComment from '@slorber/remark-comment'
import type {Root} from 'mdast'
import type {MdxFlowExpression, MdxTextExpression} from 'mdast-util-mdx'
import type {
  MdxJsxAttribute,
  MdxJsxFlowElement,
  MdxJsxTextElement,
} from 'mdast-util-mdx-jsx'
import remarkDirective from 'remark-directive'
import remarkFrontmatter from 'remark-frontmatter'
import remarkGfm from 'remark-gfm'
import remarkMdx from 'remark-mdx'
import remarkParse from 'remark-parse'
import {unified} from 'unified'
import {visit} from 'unist-util-visit'

const commonMark = () =>
  unified().use(remarkParse).use(remarkFrontmatter).use(remarkGfm).use(remarkDirective)

const parsers = {md: commonMark(), mdx: commonMark().use(remarkMdx).use(remarkComment)}

/** The language of a page: CommonMark, with HTML, or MDX, with components. */
export type PageFormat = keyof typeof parsers

/** Finds `mdx: {format: …}` in front matter, on one line or two. */
const ownFormat = /^---\n(?:(?!---).*\n)*?mdx:\s*(?:\{\s*)?format:\s*['"]?(mdx?|detect)\b/

/** The format of a page. */
export function formatOf(source: string, file: string): PageFormat {
  // Without `mdx.format`, Docusaurus treats `.md` files as MDX too.
  const format = ownFormat.exec(source)?.[1] ?? 'mdx'
  if (format === 'detect') return file.endsWith('.md') ? 'md' : 'mdx'
  return format as PageFormat
}

/**
 * Parses a Markdown file as Docusaurus does. In MDX, HTML comments and `{#id}` of headings are accepted,
 * which Docusaurus itself accepts only on a site without the flags of its version 4.
 *
 * @throws a vfile message, with the line, when the text is not valid MDX
 */
export function parseMarkdown(source: string, format: PageFormat): Root {
  const text = unwrapMdxCodeBlocks(source)
  return parsers[format].parse(format === 'mdx' ? escapeMarkdownHeadingIds(text) : text)
}

/** Parses MDX. */
export function parseMdx(source: string): Root {
  return parseMarkdown(source, 'mdx')
}

/** A component or HTML element in a page. */
export type JsxElement = MdxJsxFlowElement | MdxJsxTextElement

/**
 * The text of an expression that consists of one string literal. Writers use such expressions where
 * Markdown has no other form, for example `{' '}` or `{'<'}`.
 */
export function stringOf({
  value,
}: MdxFlowExpression | MdxTextExpression): string | undefined {
  return /^(['"`])([^]*)\1$/.exec(value.trim())?.[2]
}

/** The uses of a component in a page, each a block of its own: its examples or exercises. */
export function usesOf(root: Root, component: string): MdxJsxFlowElement[] {
  const uses: MdxJsxFlowElement[] = []
  visit(root, 'mdxJsxFlowElement', (node: MdxJsxFlowElement) => {
    if (node.name === component) uses.push(node)
  })
  return uses
}

/** The value of an attribute, if it is a plain string. */
export function attributeOf({attributes}: JsxElement, name: string): string | undefined {
  const attribute = attributes.find(
    (candidate) => candidate.type === 'mdxJsxAttribute' && candidate.name === name,
  )
  return typeof attribute?.value === 'string' ? attribute.value : undefined
}

/** Makes an attribute whose value is a plain string. */
export function attribute(name: string, value: string): MdxJsxAttribute {
  return {type: 'mdxJsxAttribute', name, value}
}
