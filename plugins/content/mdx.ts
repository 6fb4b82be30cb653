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

const mdx = unified()
  .use(remarkParse)
  .use(remarkFrontmatter)
  .use(remarkGfm)
  .use(remarkDirective)
  .use(remarkMdx)

/**
 * Parses an MDX file; Docusaurus treats `.md` files as MDX too.
 *
 * @param source text of the file, with its front matter
 * @throws a vfile message, with the line, when the text is not valid MDX
 */
export function parseMdx(source: string): Root {
  return mdx.parse(source)
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
