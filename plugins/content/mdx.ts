import type {Root} from 'mdast'
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
 * Parses an MDX file, as which Docusaurus treats `.md` files too.
 *
 * @param source text of the file, with its front matter
 * @throws a vfile message, with the line, when it is no MDX
 */
export function parseMdx(source: string): Root {
  return mdx.parse(source)
}
