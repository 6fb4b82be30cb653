import type {Program} from 'estree'
import type {Root} from 'mdast'
import type {MdxjsEsm} from 'mdast-util-mdx'
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx'
import type {Plugin} from 'unified'
import {visit} from 'unist-util-visit'
import {expandExercises, nameOf} from '../../content/exercises'
import {attribute, imported} from '../examples/remark'

/** `import {Exercise} from '…'`, which only pages with exercises have to load. */
function componentImport(): MdxjsEsm {
  const name = {type: 'Identifier', name: 'Exercise'} as const
  const source = '@site/src/components/Exercise'
  const estree: Program = {
    type: 'Program',
    sourceType: 'module',
    body: [
      {
        type: 'ImportDeclaration',
        specifiers: [{type: 'ImportSpecifier', imported: name, local: name}],
        source: {type: 'Literal', value: source, raw: JSON.stringify(source)},
        attributes: [],
      },
    ],
  }
  // Only what is parsed counts.
  return {type: 'mdxjsEsm', value: '', data: {estree}}
}

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
    const exercises: MdxJsxFlowElement[] = []
    visit(root, 'mdxJsxFlowElement', (node: MdxJsxFlowElement) => {
      if (node.name === 'Exercise') exercises.push(node)
    })
    for (const exercise of exercises) {
      const file = `@generated/exercises/default/${nameOf(exercise)}.json`
      exercise.attributes.push(attribute('loadChecks', imported(file)))
    }
    if (exercises.length > 0) root.children.unshift(componentImport())
  }
