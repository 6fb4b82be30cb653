import {createHash} from 'node:crypto'
import type {LoadContext, Plugin} from '@docusaurus/types'
import {Joi} from '@docusaurus/utils-validation'
import {emitFiles} from '../../lib/emitFiles'
import {checkOptions, sitePath, texts, type OptionsSchema} from '../../lib/options'
import type {Frame, PlaygroundData} from '../shared/frames'
import {librarySchema} from '../../code'
import {
  bundleChecker,
  bundleFrameScript,
  bundleRun,
  bundleRunner,
  bundleTracer,
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

/** A short hash, for the names of files that browsers keep. */
const hashOf = (text: string) =>
  createHash('sha256').update(text).digest('hex').slice(0, 8)

/** Makes the documents that programs run in, named by content hash. */
async function makeDocuments(siteDir: string, options: Options): Promise<Document[]> {
  const shell = await bundleFrameScript(siteDir, 'shell.ts')
  return Promise.all(
    variantsOf(options).map(async ([name, variant]) => {
      const run = await bundleRun(siteDir, options, variant)
      const html = frameDocument(shell, run)
      const modules = [...(await modulesOf(siteDir, options, variant)).keys()]
      const file = `${options.folder}/${name}.${hashOf(html)}.html`
      return {file, html, modules, inputs: [...shell.inputs, ...run.inputs]}
    }),
  )
}

/**
 * Docusaurus plugin: makes the documents that run programs of the playground (plugins/playground/client).
 * The documents are files of the site but not routes. The generated module
 * `@generated/playground/default/playground.json` lists them and the elements of the library;
 * `checker.json` and `trace.json` beside it have the checker of exercises and the tracer, which
 * pages send to the documents. `packages.json` and `project.json` have what readers' projects
 * are made from.
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
        const checker = await bundleChecker(siteDir)
        const tracer = await bundleTracer(siteDir)
        const {script: runner, inputs: runnerInputs} = await bundleRunner()
        const runnerFile = `${options.folder}/runner.${hashOf(runner)}.js`
        const allInputs = [
          ...[...documents, checker, tracer].flatMap((bundle) => bundle.inputs),
          ...runnerInputs,
        ]
        inputs = [...new Set(allInputs)].filter(isSource)
        files = Object.fromEntries([
          ...documents.map(({file, html}) => [file, html]),
          [runnerFile, runner],
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
        const packages = readPackages(siteDir, options)
        await actions.createData('packages.json', JSON.stringify(packages))
        const projectFiles = await readProjectFiles(siteDir, options)
        await actions.createData('project.json', JSON.stringify(projectFiles))
      },

      configureWebpack: (_config, isServer) =>
        isServer ? {} : {plugins: [emitFiles('playground', () => ({files, inputs: []}))]},
    }
  }
}

/** Whether an input is a file of the site, not one of a package and not a virtual module. */
function isSource(path: string): boolean {
  return !/[\\/]node_modules[\\/]|frame-modules/.test(path)
}
