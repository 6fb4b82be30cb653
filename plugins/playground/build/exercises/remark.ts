import type {Root} from 'mdast'
import type {Plugin} from 'unified'
import {expandExercises, nameOf, type ExerciseNames} from '../../../content/exercises'
import {parseMdx} from '../../../content/mdx'
import {expressionAttribute, lazyImport} from '../examples/remark'

export interface Options extends ExerciseNames {
  /** Path of the component's module; only pages with exercises import it. */
  module: string
}

/**
 * Remark plugin: writes the texts of exercises into a page, and gives each exercise the
 * import of its checks.
 */
export const remarkExercises =
  (siteDir: string, options: Options): Plugin<[], Root> =>
  () =>
  (root) => {
    const exercises = expandExercises(root, siteDir, options)
    for (const exercise of exercises) {
      const file = `@generated/exercises/default/${nameOf(exercise)}.json`
      exercise.attributes.push(expressionAttribute('loadChecks', lazyImport(file)))
    }
    if (exercises.length === 0) return
    const {component, module} = options
    const {children} = parseMdx(`import {${component}} from '${module}'`)
    root.children.unshift(...children)
  }
