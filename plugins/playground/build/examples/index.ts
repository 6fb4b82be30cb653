import {readFile, rm} from 'node:fs/promises'
import {join, posix} from 'node:path'
import logger from '@docusaurus/logger'
import type {LoadContext, Plugin} from '@docusaurus/types'
import {simpleHash} from '@docusaurus/utils'
import {applyTrailingSlash} from '@docusaurus/utils-common'
import {Joi} from '@docusaurus/utils-validation'
import {attributeOf, usesOf} from '../../../content/mdx'
import {parsePage} from '../../../content/page'
import {withUnixLines, type MarkdownReader} from '../../../content/reader'
import {exampleGlob, exampleSchema, type ExampleParts} from '../../../content/examples'
import {codeLinks, docRoute, findNames, highlight, librarySchema} from '../../../code'
import type {Library, ReadApiLinks, SampleId} from '../../../code'
import {findFiles, pageGlobs} from '../../../content/files'
import {emitFiles} from '../../../lib/emitFiles'
import {checkOptions, sitePath, type OptionsSchema} from '../../../lib/options'
import {compileProgram, importsOf} from '../../shared/compile'
import {tracedFile, type ExampleSource} from '../../shared/source'

interface Options {
  readMarkdown: MarkdownReader
  readApiLinks: ReadApiLinks
  sampleId: SampleId
  library: Library
  /** Folders with the pages that show examples. */
  pageFolders: readonly string[]
  examples: ExampleParts
  /** Where the compiled programs are on the site, below the base URL. */
  folder: string
}

const schema: OptionsSchema<Options> = {
  readMarkdown: Joi.function().required(),
  readApiLinks: Joi.function().required(),
  sampleId: Joi.function().required(),
  library: librarySchema.required(),
  pageFolders: Joi.array().items(sitePath).required(),
  examples: Joi.object(exampleSchema).required(),
  folder: sitePath.required(),
}

interface Compiled {
  source: ExampleSource
  program: string
  /** The version of the program that can be traced. */
  traced: string
}

type Content = ReadonlyMap<string, Compiled>

/** A place in the pages where an example is shown. */
interface Use {
  name: string
  file: string
  line: number
}

async function findUses(
  siteDir: string,
  {readMarkdown, pageFolders, examples}: Options,
): Promise<Use[]> {
  const uses: Use[] = []
  for (const file of await findFiles(siteDir, pageGlobs(pageFolders))) {
    const {tree} = await parsePage(file, await readMarkdown(file))
    for (const use of usesOf(tree, examples.component)) {
      const name = attributeOf(use, 'name') ?? ''
      uses.push({name, file, line: use.position?.start.line ?? 1})
    }
  }
  return uses
}

function highlightSource(
  code: string,
  packages: readonly string[],
  addressOf: (name: string) => string | undefined,
): string {
  const {references} = findNames({code, language: 'tsx'}, packages, (name) =>
    Boolean(addressOf(name)),
  )
  const links = codeLinks(references, {start: 0, end: code.length}, addressOf)
  return highlight(code, 'tsx', {links})
}

/**
 * Docusaurus plugin: for each example, generates a module with its highlighted source, and a file
 * with its compiled program. In development an example runs again when its file is saved.
 */
export function liveExamples(options: Options) {
  checkOptions('live-examples', schema, options)
  const {readApiLinks, sampleId, library, pageFolders, examples, folder} = options
  return ({siteDir, generatedFilesDir, baseUrl, siteConfig}: LoadContext): Plugin => {
    let programs: Record<string, string> = {}
    return {
      name: 'live-examples',
      getPathsToWatch: () =>
        [...pageGlobs(pageFolders), exampleGlob(examples.folder)].map((pattern) =>
          join(siteDir, pattern),
        ),
      async loadContent(): Promise<Content> {
        // Docusaurus keeps what earlier builds created, and a page would go on showing an
        // example that is gone.
        if (process.env.NODE_ENV === 'production') {
          const created = join(generatedFilesDir, 'live-examples')
          await rm(created, {recursive: true, force: true})
        }
        const links = await readApiLinks()
        const uses = await findUses(siteDir, options)
        const files = await findFiles(siteDir, exampleGlob(examples.folder))
        // The bundler stops at such a page, but names neither the page nor the example.
        for (const {name, file, line} of uses) {
          const path = `${examples.folder}/${name}.tsx`
          if (!files.includes(path))
            logger.error(
              `${file}:${line}: there is no ${path}: write it or correct the name`,
            )
        }
        const sources = files.map(async (path): Promise<[string, Compiled]> => {
          const file = posix.basename(path)
          const name = posix.basename(path, '.tsx')
          const code = withUnixLines(await readFile(join(siteDir, path), 'utf8'))
          const html = highlightSource(code.trim(), library.packages, (mention) => {
            const link = links.get(mention)
            // A page that shows the example needs no link to itself.
            const isShown = (use: Use) => use.name === name && docRoute(use.file) === link
            if (link === undefined || uses.some(isShown)) return undefined
            return applyTrailingSlash(baseUrl.slice(0, -1) + link, siteConfig)
          })
          const types = sampleId({code, language: 'tsx'})
          const compiled = compileProgram(code, path)
          const program = JSON.stringify({code: compiled.code, file})
          const traced = JSON.stringify({code: compiled.traced, file})
          const source = {
            file,
            html,
            types,
            program: `${folder}/${name}.${simpleHash(program, 8)}.json`,
            imports: importsOf(compiled.code),
          }
          return [name, {source, program, traced}]
        })
        return new Map(await Promise.all(sources))
      },
      configureWebpack: (_config, isServer) =>
        isServer
          ? {}
          : {
              plugins: [emitFiles('live-examples', () => ({files: programs}))],
            },
      async contentLoaded({content, actions}) {
        const all = [...(content as Content)]
        programs = Object.fromEntries(
          all.flatMap(([, {source, program, traced}]) => [
            [source.program, program],
            [tracedFile(source.program), traced],
          ]),
        )
        for (const [name, {source}] of all)
          await actions.createData(`${name}.json`, JSON.stringify(source))
      },
    }
  }
}
