import type {Program} from 'estree'
import type {Root} from 'mdast'
import type {MdxJsxAttribute, MdxJsxFlowElement} from 'mdast-util-mdx-jsx'
import type {Plugin} from 'unified'
import {visit} from 'unist-util-visit'

function requireCall(path: string): Program {
  return {
    type: 'Program',
    sourceType: 'module',
    body: [
      {
        type: 'ExpressionStatement',
        expression: {
          type: 'CallExpression',
          callee: {type: 'Identifier', name: 'require'},
          arguments: [{type: 'Literal', value: path, raw: JSON.stringify(path)}],
          optional: false,
        },
      },
    ],
  }
}

function sourceAttribute(name: string): MdxJsxAttribute {
  const path = `@generated/live-examples/default/${name}.json`
  return {
    type: 'mdxJsxAttribute',
    name: 'source',
    value: {
      type: 'mdxJsxAttributeValueExpression',
      value: `require(${JSON.stringify(path)})`,
      data: {estree: requireCall(path)},
    },
  }
}

/**
 * Remark plugin: gives each `<Example name="…" />` of a page the source that it runs.
 *
 * @throws when an example has no name; one that does not exist fails the bundler's resolve
 */
const remarkLiveExamples: Plugin<[], Root> = () => (root, file) => {
  visit(root, 'mdxJsxFlowElement', (node: MdxJsxFlowElement) => {
    if (node.name !== 'Example') return
    const name = node.attributes.find(
      (attribute): attribute is MdxJsxAttribute =>
        attribute.type === 'mdxJsxAttribute' && attribute.name === 'name',
    )?.value
    if (typeof name !== 'string') {
      return file.fail(
        'An <Example> needs name="…", a file of src/examples.',
        node.position,
      )
    }
    node.attributes.push(sourceAttribute(name))
  })
}

export default remarkLiveExamples
