import {readFile} from 'node:fs/promises'
import {basename, dirname, join} from 'node:path'
import {runInNewContext} from 'node:vm'
import type {LoadContext, Plugin} from '@docusaurus/types'
import {transform} from 'sucrase'
import type {ExampleRoot} from '../../../src/components/Example/renderers/mount'
import {EXERCISE_TEXTS, EXERCISES} from '../../content/exercises'
import {findFiles} from '../../content/files'

const pattern = `${EXERCISES}/*/checks.ts`

/** Evaluates checks, which import nothing but what they call later. */
function evaluate(code: string): {default: {root?: ExampleRoot}} {
  const exported = {default: {}}
  runInNewContext(code, {require: () => ({}), exports: exported})
  return exported
}

/**
 * Docusaurus plugin: compiles the checks of each exercise, one module an exercise, which a
 * page loads when its reader begins. They stay text until they are in the program's frame.
 */
export default function exercises({siteDir}: LoadContext): Plugin {
  return {
    name: 'exercises',
    getPathsToWatch: () => [pattern, EXERCISE_TEXTS].map((path) => join(siteDir, path)),
    async contentLoaded({actions}) {
      for (const file of await findFiles(siteDir, pattern)) {
        const source = await readFile(join(siteDir, file), 'utf8')
        const {code} = transform(source, {transforms: ['typescript', 'imports']})
        const name = basename(dirname(file))
        const {root} = evaluate(code).default
        await actions.createData(`${name}.json`, JSON.stringify({checks: code, root}))
      }
    },
  }
}
