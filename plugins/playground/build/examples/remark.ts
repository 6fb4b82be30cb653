import type {Root} from 'mdast'
import type {MdxJsxAttribute, MdxJsxFlowElement} from 'mdast-util-mdx-jsx'
import type {Plugin} from 'unified'
import {exampleSchema, type ExampleParts} from '../../../content/examples'
import {attributeOf, parseMdx, usesOf} from '../../../content/mdx'
import {checkOptions} from '../../../lib/options'

/** The code `() => import('…')`, for a module that is loaded on demand. */
export function lazyImport(file: string): string {
  return `() => import(${JSON.stringify(file)})`
}

/** An attribute whose value is an expression. */
export function expressionAttribute(name: string, expression: string): MdxJsxAttribute {
  const [element] = parseMdx(`<Element ${name}={${expression}} />`).children
  return (element as MdxJsxFlowElement).attributes[0] as MdxJsxAttribute
}

/**
 * Remark plugin: gives each live example on a page its source and program. `liveExamples` reports
 * an example whose file does not exist.
 *
 * @throws when an example has no name
 */
const remarkLiveExamples: Plugin<[ExampleParts], Root> = (options) => {
  checkOptions('live-examples', exampleSchema, options)
  const {component, folder} = options
  return (root, file) => {
    for (const node of usesOf(root, component)) {
      const name = attributeOf(node, 'name')
      if (name === undefined) {
        return file.fail(
          `<${component}> needs name="…", a file of ${folder}.`,
          node.position,
        )
      }
      node.attributes.push(
        expressionAttribute(
          'source',
          `require('@generated/live-examples/default/${name}.json')`,
        ),
      )
    }
  }
}

export default remarkLiveExamples
