import {join} from 'node:path'
import type {LoadContext, Plugin} from '@docusaurus/types'
import {Joi} from '@docusaurus/utils-validation'
import {exampleGlob} from '../../../content/examples'
import {pageGlobs} from '../../../content/files'
import {createFileCache} from '../../../lib/fileCache'
import {checkOptions, sitePath, type OptionsSchema} from '../../../lib/options'
import {librarySchema, type Library} from '../samples/library'
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
 * Docusaurus plugin: for each TypeScript sample, writes a file that describes its identifiers.
 * A page loads the file when a reader asks for types.
 */
export function sampleTypes(options: Options) {
  checkOptions('sample-types', schema, options)
  const {library, pageFolders, examples} = options
  return ({siteDir: root, baseUrl}: LoadContext): Plugin => {
    const maker = join(__dirname, 'describeSamples.ts')
    const cache = createFileCache(root, 'sample-types', maker)
    let files: string[] = []

    return {
      name: 'sample-types',
      getPathsToWatch: () =>
        [...pageGlobs(pageFolders), exampleGlob(examples.folder)].map((pattern) =>
          join(root, pattern),
        ),

      async loadContent() {
        const samples = await findSamples(root, options)
        files = [...samples.keys()]
        cache.make(samples, {root, library})
      },

      ...cache.publish(baseUrl, publicFolder, () => files),
    }
  }
}
