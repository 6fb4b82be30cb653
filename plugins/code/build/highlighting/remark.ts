import {Joi} from '@docusaurus/utils-validation'
import type {Code, Root} from 'mdast'
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx'
import type {Plugin} from 'unified'
import {SKIP, visit} from 'unist-util-visit'
import type {SampleId} from '../samples/sampleId'
import {checkOptions, type OptionsSchema} from '../../../lib/options'
import {isTypeScript, readFence} from '../../../content/page'
import {
  applyMagicComments,
  parseFenceMeta,
  visibleCode,
  type MagicComment,
} from '../../../content/fence'
import {attribute} from '../../../content/mdx'
import {highlight} from './highlight'

interface Options {
  component: string
  sampleId: SampleId
}

const schema: OptionsSchema<Options> = {
  component: Joi.string().required(),
  sampleId: Joi.function().required(),
}

function codeBlock(code: Code, {component, sampleId}: Options): MdxJsxFlowElement {
  const fence = readFence(code)
  const {title, markedLines, firstNumber} = parseFenceMeta(fence.meta)
  const links = code.data?.links
  const language = fence.language || 'text'
  const attributes = {
    language,
    title,
    types: isTypeScript(fence) ? sampleId(fence) : undefined,
    html: highlight(visibleCode(code.value), language, {
      markedLines,
      links,
      firstNumber,
      lineClasses: code.data?.lineClasses,
    }),
  }
  return {
    type: 'mdxJsxFlowElement',
    name: component,
    attributes: Object.entries(attributes).flatMap(([name, value]) =>
      value === undefined ? [] : attribute(name, value),
    ),
    children: [],
  }
}

/**
 * Remark plugin: highlights fences when a page is compiled and hands the result to a
 * component as HTML, so that readers download no highlighter. Links come from the fence, where
 * plugins/code/build/apiLinks put them. Types are loaded, by sample id, when a reader asks for them.
 */
const remarkCodeBlocks: Plugin<[Options], Root> = (options) => {
  checkOptions('code-blocks', schema, options)
  return (root) => {
    visit(root, 'code', (node, index, parent) => {
      if (parent && index !== undefined) parent.children[index] = codeBlock(node, options)
    })
  }
}

/**
 * Remark plugin: applies magic comments. Comes before all plugins that read code.
 *
 * @param kinds those of `themeConfig.prism`, if the site has its own
 */
export const remarkMagicComments: Plugin<[(readonly MagicComment[])?], Root> =
  (kinds) => (root) => {
    visit(root, 'code', (code) => applyMagicComments(code, kinds))
  }

/**
 * Remark plugin: marks the diagrams of Mermaid: fences, which Docusaurus' own plugin has replaced, and
 * the component `Mermaid`. Only a browser can draw them, so their page loads its scripts when they
 * come near the screen (plugins/loading). Markdown pages show their source.
 */
export const remarkDiagrams: Plugin<[], Root> = () => (root) => {
  visit(root, (node) => {
    if (node.type === 'mdxJsxFlowElement' && node.name === 'Mermaid') {
      const value = node.attributes.find((one) => 'name' in one && one.name === 'value')
      Object.assign(node, {
        name: 'div',
        attributes: [
          attribute('data-hydrate', ''),
          ...(value ? [{...value, name: 'data-mermaid'}] : []),
        ],
        children: [{...node}],
      })
      return SKIP
    }
    const {data} = node as {data?: {hName?: string; hProperties?: {value?: string}}}
    if (data?.hName !== 'mermaid') return undefined
    const diagram = {type: node.type, data: {...data}}
    Object.assign(node, {
      data: {
        hName: 'div',
        hProperties: {dataHydrate: '', dataMermaid: data.hProperties?.value},
      },
      children: [diagram],
    })
    return SKIP
  })
}

export default remarkCodeBlocks
