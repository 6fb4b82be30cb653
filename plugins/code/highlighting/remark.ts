import type {Code, Root} from 'mdast'
import type {MdxJsxAttribute, MdxJsxFlowElement} from 'mdast-util-mdx-jsx'
import type {Plugin} from 'unified'
import {visit} from 'unist-util-visit'
import {sampleId} from '../samples/sampleId'
import {isTypeScript, readFence} from '../../content/page'
import {parseFenceMeta, visibleCode} from '../../content/fence'
import {highlight} from './highlight'

function attribute(name: string, value: string | undefined): MdxJsxAttribute[] {
  return value === undefined ? [] : [{type: 'mdxJsxAttribute', name, value}]
}

function codeBlock(code: Code, component: string): MdxJsxFlowElement {
  const {title, markedLines} = parseFenceMeta(code.meta ?? '')
  const links = code.data?.links
  const fence = readFence(code)
  const language = fence.language || 'text'
  return {
    type: 'mdxJsxFlowElement',
    name: component,
    attributes: [
      ...attribute('language', language),
      ...attribute('title', title),
      ...attribute('types', isTypeScript(fence) ? sampleId(fence) : undefined),
      ...attribute(
        'html',
        highlight(visibleCode(code.value), language, {markedLines, links}),
      ),
    ],
    children: [],
  }
}

interface Options {
  /** The component that shows code. */
  component: string
}

/**
 * Remark plugin: highlights fences when a page is compiled and hands the result to a
 * component as HTML, so that no highlighter is sent to a reader. Links are those
 * that plugins/code/apiLinks left at the fence; types are loaded by their name when asked for.
 */
const remarkCodeBlocks: Plugin<[Options], Root> =
  ({component}) =>
  (root) => {
    visit(root, 'code', (node, index, parent) => {
      if (parent && index !== undefined)
        parent.children[index] = codeBlock(node, component)
    })
  }

export default remarkCodeBlocks
