import {readFile} from 'node:fs/promises'
import {basename, dirname, join} from 'node:path'
import {runInNewContext} from 'node:vm'
import type {LoadContext, Plugin} from '@docusaurus/types'
import {Joi} from '@docusaurus/utils-validation'
import {transform} from 'sucrase'
import type {ExampleRoot} from '../../shared/roots'
import type {ExerciseData} from '../../shared/source'
import {shownExerciseGlob} from '../../../content/exercises'
import {findFiles} from '../../../content/files'
import {checkOptions, sitePath, type OptionsSchema} from '../../../lib/options'
import type {Options} from './remark'

const text = Joi.string().required()

const schema: OptionsSchema<Options> = {
  folder: sitePath.required(),
  component: text,
  module: text,
  solvedComponent: text,
}

/** Evaluates the checks of an exercise. Their imports are stubs, since nothing is called yet. */
function evaluate(code: string): {default: {root?: ExampleRoot}} {
  const exported = {default: {}}
  runInNewContext(code, {require: () => ({}), exports: exported})
  return exported
}

/**
 * Docusaurus plugin: compiles each exercise's checks into a module that a page loads when the
 * exercise begins. The page treats the checks as text: only the program's frame runs them.
 */
export function exercises(options: Options) {
  checkOptions('exercises', schema, options)
  const {folder} = options
  const pattern = `${folder}/*/checks.ts`
  return ({siteDir}: LoadContext): Plugin => ({
    name: 'exercises',
    getPathsToWatch: () =>
      [pattern, shownExerciseGlob(folder)].map((path) => join(siteDir, path)),
    async contentLoaded({actions}) {
      for (const file of await findFiles(siteDir, pattern)) {
        const source = await readFile(join(siteDir, file), 'utf8')
        const {code} = transform(source, {transforms: ['typescript', 'imports']})
        const name = basename(dirname(file))
        const {root} = evaluate(code).default
        const data: ExerciseData = {checks: code, root, source}
        await actions.createData(`${name}.json`, JSON.stringify(data))
      }
    },
  })
}
