import type {Expression, Literal, Program} from 'estree'
import type {Root} from 'mdast'
import type {MdxJsxAttribute, MdxJsxFlowElement} from 'mdast-util-mdx-jsx'
import type {Plugin} from 'unified'
import {visit} from 'unist-util-visit'

function literal(value: string): Literal {
  return {type: 'Literal', value, raw: JSON.stringify(value)}
}

/** `require('…')`, of what belongs to the page. */
function required(file: string): Expression {
  return {
    type: 'CallExpression',
    callee: {type: 'Identifier', name: 'require'},
    arguments: [literal(file)],
    optional: false,
  }
}

/** `() => import('…')`, of what is loaded when it is asked for. */
export function imported(file: string): Expression {
  return {
    type: 'ArrowFunctionExpression',
    params: [],
    expression: true,
    body: {type: 'ImportExpression', source: literal(file)},
  }
}

/** An attribute whose value is an expression. */
export function attribute(name: string, value: Expression): MdxJsxAttribute {
  const estree: Program = {
    type: 'Program',
    sourceType: 'module',
    body: [{type: 'ExpressionStatement', expression: value}],
  }
  return {
    type: 'mdxJsxAttribute',
    name,
    // Only what is parsed counts.
    value: {type: 'mdxJsxAttributeValueExpression', value: '', data: {estree}},
  }
}

interface Options {
  /** The component that shows an example by its `name`. */
  component: string
  /** Folder of the files, relative to the site. */
  folder: string
}

/**
 * Remark plugin: gives each live example of a page the source that it shows and the program
 * that it runs.
 *
 * @throws when an example has no name; one that does not exist fails the bundler's resolve
 */
const remarkLiveExamples: Plugin<[Options], Root> =
  ({component, folder}) =>
  (root, file) => {
    visit(root, 'mdxJsxFlowElement', (node: MdxJsxFlowElement) => {
      if (node.name !== component) return
      const name = node.attributes.find(
        (given): given is MdxJsxAttribute =>
          given.type === 'mdxJsxAttribute' && given.name === 'name',
      )?.value
      if (typeof name !== 'string') {
        return file.fail(
          `<${component}> needs name="…", a file of ${folder}.`,
          node.position,
        )
      }
      node.attributes.push(
        attribute('source', required(`@generated/live-examples/default/${name}.json`)),
        attribute('program', imported(`@site/${folder}/${name}.tsx`)),
      )
    })
  }

export default remarkLiveExamples
