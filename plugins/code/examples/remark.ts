import type {Root} from 'mdast'
import type {MdxJsxAttribute, MdxJsxFlowElement} from 'mdast-util-mdx-jsx'
import type {Plugin} from 'unified'
import {visit} from 'unist-util-visit'
import {attributeOf, parseMdx} from '../../content/mdx'

/** `() => import('…')`, for what is loaded on demand. */
export function imported(file: string): string {
  return `() => import(${JSON.stringify(file)})`
}

/** An attribute whose value is an expression. */
export function attribute(name: string, expression: string): MdxJsxAttribute {
  const [element] = parseMdx(`<Element ${name}={${expression}} />`).children
  return (element as MdxJsxFlowElement).attributes[0] as MdxJsxAttribute
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
      const name = attributeOf(node, 'name')
      if (name === undefined) {
        return file.fail(
          `<${component}> needs name="…", a file of ${folder}.`,
          node.position,
        )
      }
      node.attributes.push(
        attribute('source', `require('@generated/live-examples/default/${name}.json')`),
        attribute('program', imported(`@site/${folder}/${name}.tsx`)),
      )
    })
  }

export default remarkLiveExamples
