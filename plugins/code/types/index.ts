import {existsSync} from 'node:fs'
import {copyFile, mkdir} from 'node:fs/promises'
import {join} from 'node:path'
import type {LoadContext, Plugin} from '@docusaurus/types'
import {Joi} from '@docusaurus/utils-validation'
import {runInProcess} from '../../lib/buildProcess'
import {exampleGlob} from '../../content/examples'
import {pageGlobs} from '../../content/files'
import {checkOptions, sitePath, type OptionsSchema} from '../../lib/options'
import {librarySchema, type Library} from '../samples/library'
import type {Request} from './describeSamples'
import {findSamples, type SampleSources} from './samples'

interface Options extends SampleSources {
  library: Library
}

const schema: OptionsSchema<Options> = {
  readMarkdown: Joi.function().required(),
  sampleId: Joi.function().required(),
  library: librarySchema.required(),
  pageFolders: Joi.array().items(sitePath).required(),
  examples: Joi.object({folder: sitePath.required()}).unknown().required(),
}

/** Where the files are on the site, below the base URL. */
const publicFolder = 'assets/types'

/**
 * Docusaurus plugin: writes a file for each TypeScript sample that describes its identifiers.
 * A page loads the file when a reader asks for types. The compiler runs in a separate
 * process, and only for samples that are not cached.
 *
 * @throws when the options are wrong
 */
export default function sampleTypes(options: Options) {
  checkOptions('sample-types', schema, options)
  const {library, pageFolders, examples} = options
  return ({siteDir: root, baseUrl}: LoadContext): Plugin => {
    const folder = join(root, 'node_modules', '.cache', 'sample-types')
    const fileOf = (id: string) => join(folder, `${id}.json`)
    let ids: string[] = []
    let described: Promise<void> = Promise.resolve()

    return {
      name: 'sample-types',
      getPathsToWatch: () =>
        [...pageGlobs(pageFolders), exampleGlob(examples.folder)].map((pattern) =>
          join(root, pattern),
        ),

      async loadContent() {
        await mkdir(folder, {recursive: true})
        const samples = await findSamples(root, options)
        ids = samples.map(({id}) => id)
        const unknown = samples.filter(({id}) => !existsSync(fileOf(id)))
        if (unknown.length === 0) return undefined
        const request: Request = {root, library, folder, samples: unknown}
        described = runInProcess(
          join(__dirname, 'compilerProcess.ts'),
          request,
          'The types of the samples could not be described',
        )
        // A build reports a failure when it waits for the files; `start` goes on without types.
        described.catch(() => undefined)
        return undefined
      },

      configureWebpack: (_config, isServer) =>
        isServer
          ? undefined
          : {
              mergeStrategy: {'devServer.static': 'append'},
              devServer: {
                static: [
                  {directory: folder, publicPath: baseUrl + publicFolder, watch: false},
                ],
              },
            },

      async postBuild({outDir}) {
        const target = join(outDir, publicFolder)
        await mkdir(target, {recursive: true})
        await described
        for (const id of ids) {
          await copyFile(fileOf(id), join(target, `${id}.json`))
        }
      },
    }
  }
}
