import {readFileSync, statSync} from 'node:fs'
import {join} from 'node:path'
import type {LoadContext, Plugin} from '@docusaurus/types'
import {Joi} from '@docusaurus/utils-validation'
import {globSync} from 'tinyglobby'
import {librarySchema, type SampleId} from '../../../code'
import type {MarkdownReader} from '../../../content/reader'
import {createFileCache} from '../../../lib/fileCache'
import {checkOptions, sitePath, type OptionsSchema} from '../../../lib/options'
import type {TypeCheckerData} from '../../shared/typeChecker'
import {modulesOf, type FrameOptions} from '../bundle'
import {readHelp, type Help} from './help'
import type {Request} from './makeFiles'

interface Options extends Omit<FrameOptions, 'styles'> {
  sampleId: SampleId
  readMarkdown: MarkdownReader
  help: Help
}

const schema: OptionsSchema<Options> = {
  library: librarySchema.required(),
  support: sitePath.required(),
  renderers: Joi.object().required(),
  sampleId: Joi.function().required(),
  readMarkdown: Joi.function().required(),
  help: Joi.object({
    page: sitePath.required(),
    section: Joi.string().required(),
  }).required(),
}

/** In this folder, hosts that read `_headers` send a policy with the worker (plugins/security). */
const publicFolder = 'assets/js'

/** The text of the files of this room that are in the worker or shape the declarations. */
function readOwnCode(): string {
  const cwd = join(__dirname, '..', '..')
  return globSync('{build/typeChecker,client/TypeChecker,shared}/*.ts', {
    cwd,
    absolute: true,
  })
    .sort()
    .map((file) => readFileSync(file, 'utf8'))
    .join('')
}

/**
 * Docusaurus plugin: makes what checks types in the editor: the compiler as a worker, and the
 * declarations that programs can reach. The bundler would minify the compiler once more, and keep
 * the styles of all classes whose names are words in it.
 */
export function typeChecker(options: Options) {
  checkOptions('type-checker', schema, options)
  const {library, renderers, sampleId, readMarkdown, help} = options
  return ({siteDir, baseUrl}: LoadContext): Plugin => {
    const cache = createFileCache(
      siteDir,
      'type-checker',
      join(__dirname, 'makeFiles.ts'),
    )
    let files: string[] = []
    return {
      name: 'type-checker',
      getPathsToWatch: () => [join(siteDir, help.page)],

      async contentLoaded({actions}) {
        const modules = await modulesOf(
          siteDir,
          {...options, styles: ''},
          Object.keys(renderers),
        )
        const sources = {
          modules: [...modules.keys()],
          support: options.support,
          additions: library.additions,
        }
        const id = sampleId({
          code: JSON.stringify(sources) + readOwnCode(),
          language: 'ts',
        })
        const worker = `types.${id}.js`
        const declarations = `types.${id}.json`
        files = [worker, declarations]
        const items: Request['items'] = [
          [worker, 'worker'],
          [declarations, 'declarations'],
        ]
        cache.make(new Map(items), {siteDir, ...sources})
        await cache.copy(new Map())
        const sizes = files.map((file) => statSync(join(cache.folder, file)).size)
        const data: TypeCheckerData = {
          worker: `${publicFolder}/${worker}`,
          declarations: `${publicFolder}/${declarations}`,
          bytes: sizes.reduce((sum, size) => sum + size, 0),
          ...(await readHelp(readMarkdown, help)),
        }
        await actions.createData('types.json', JSON.stringify(data))
      },

      ...cache.publish(baseUrl, publicFolder, () => files),
    }
  }
}
