import type {LoadContext, Plugin} from '@docusaurus/types'
import {simpleHash} from '@docusaurus/utils'
import {Joi} from '@docusaurus/utils-validation'
import {emitFiles} from '../../lib/emitFiles'
import {checkOptions, sitePath, texts, type OptionsSchema} from '../../lib/options'
import type {Frame, PlaygroundData} from '../shared/frames'
import {librarySchema} from '../../code'
import {
  bundleFrameScript,
  bundleModule,
  bundlePackages,
  bundleRunner,
  modulesOf,
  variantsOf,
} from './bundle'
import {readElements} from './elements'
import {frameDocument} from './frameDocument'
import {readPackages, readProjectFiles, type ProjectOptions} from './project'

interface Options extends ProjectOptions {
  /** The file that declares the elements that the library adds to JSX. */
  elements: string
  /** Where the documents are on the site, below the base URL. */
  folder: string
  /** The page with the rules that a trace cites, as `#rule-1` and so on. */
  rules: string
}

const renderer = Joi.object({file: sitePath.required(), modules: texts.required()})

const schema: OptionsSchema<Options> = {
  library: librarySchema.required(),
  styles: sitePath.required(),
  support: sitePath.required(),
  renderers: Joi.object().pattern(Joi.string(), renderer).required(),
  elements: sitePath.required(),
  folder: sitePath.required(),
  rules: Joi.string().required(),
  setup: sitePath.required(),
  newIssueUrl: Joi.string().uri().required(),
}

interface Document extends Frame {
  html: string
  /** Absolute paths of the files it is made from. */
  inputs: string[]
}

/** Makes the documents that programs run in, named by content hash. */
async function makeDocuments(siteDir: string, options: Options): Promise<Document[]> {
  const shell = await bundleFrameScript(siteDir, 'shell.ts')
  const receive = await bundleFrameScript(siteDir, 'receive.ts')
  const run = await bundleModule(siteDir, 'run.tsx')
  return Promise.all(
    variantsOf(options).map(async ([name, variant]) => {
      const packages = await bundlePackages(siteDir, options, variant)
      const parts = [shell, receive, packages, run] as const
      const html = frameDocument(...parts)
      const modules = [...(await modulesOf(siteDir, options, variant)).keys()]
      const file = `${options.folder}/${name}.${simpleHash(html, 8)}.html`
      return {file, html, modules, inputs: parts.flatMap(({inputs}) => inputs)}
    }),
  )
}

/**
 * Docusaurus plugin: makes the documents that run programs, files of the site but not routes, and
 * the generated modules that the client imports (../generated.d.ts).
 *
 * @throws in the build when a document, the checker or the tracer cannot be bundled, or the declarations of
 *   the elements are missing
 */
export function playground(options: Options) {
  checkOptions('playground', schema, options)
  return ({siteDir}: LoadContext): Plugin => {
    let files: Record<string, string> = {}
    let inputs: string[] = []
    return {
      name: 'playground',

      // Docusaurus calls this after contentLoaded.
      getPathsToWatch: () => inputs,

      async contentLoaded({actions}) {
        const documents = await makeDocuments(siteDir, options)
        const checker = await bundleModule(siteDir, 'checks/index.ts')
        const tracer = await bundleModule(siteDir, 'trace/index.ts')
        const runner = await bundleRunner()
        const runnerFile = `${options.folder}/runner.${simpleHash(runner.script, 8)}.js`
        const bundles = [...documents, checker, tracer, runner]
        // Not files of packages, nor the module that `frameModules` makes.
        inputs = [...new Set(bundles.flatMap((bundle) => bundle.inputs))].filter(
          (path) => !/[\\/]node_modules[\\/]|frame-modules/.test(path),
        )
        files = Object.fromEntries([
          ...documents.map(({file, html}) => [file, html]),
          [runnerFile, runner.script],
        ])
        const data: PlaygroundData = {
          frames: documents.map(({file, modules}) => ({file, modules})),
          fastElements: readElements(siteDir, options.elements),
          runner: runnerFile,
        }
        await actions.createData('playground.json', JSON.stringify(data))
        await actions.createData('checker.json', JSON.stringify(checker.script))
        const trace = {tracer: tracer.script, rules: options.rules}
        await actions.createData('trace.json', JSON.stringify(trace))
        const packages = JSON.stringify(readPackages(siteDir, options))
        await actions.createData('packages.json', packages)
        const project = JSON.stringify(await readProjectFiles(siteDir, options))
        await actions.createData('project.json', project)
      },

      configureWebpack: (_config, isServer) =>
        isServer ? {} : {plugins: [emitFiles('playground', () => ({files}))]},
    }
  }
}
