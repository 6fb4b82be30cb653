import type {Root} from 'mdast'
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx'
import type {Plugin} from 'unified'
import {visit} from 'unist-util-visit'
import {expandExercises, nameOf} from '../../content/exercises'
import {attribute, imported} from '../examples/remark'

/**
 * Remark plugin: writes the texts of exercises into a page and gives each the import of its
 * checks.
 *
 * @param siteDir absolute path of the repository
 */
export const remarkExercises =
  ({siteDir}: {siteDir: string}): Plugin<[], Root> =>
  () =>
  (root) => {
    expandExercises(root, siteDir)
    visit(root, 'mdxJsxFlowElement', (node: MdxJsxFlowElement) => {
      if (node.name !== 'Exercise') return
      const file = `@generated/exercises/default/${nameOf(node)}.json`
      node.attributes.push(attribute('loadChecks', imported(file)))
    })
  }
