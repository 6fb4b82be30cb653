import {readFile} from 'node:fs/promises'
import {join, posix} from 'node:path'
import type {LoadContext, Plugin} from '@docusaurus/types'
import {Joi} from '@docusaurus/utils-validation'
import {exampleGlob, exampleSchema, type ExampleParts} from '../../../content/examples'
import {codeLinks, docRoute, findNames, highlight, librarySchema} from '../../../code'
import type {Library, ReadApiLinks, SampleId} from '../../../code'
import {findFiles, pageGlobs} from '../../../content/files'
import {checkOptions, sitePath, type OptionsSchema} from '../../../lib/options'
import type {ExampleSource} from '../../shared/source'

interface Options {
  readApiLinks: ReadApiLinks
  sampleId: SampleId
  library: Library
  /** Folders with the pages that show examples. */
  pageFolders: readonly string[]
  examples: ExampleParts
}

const schema: OptionsSchema<Options> = {
  readApiLinks: Joi.function().required(),
  sampleId: Joi.function().required(),
  library: librarySchema.required(),
  pageFolders: Joi.array().items(sitePath).required(),
  examples: Joi.object(exampleSchema).required(),
}

/** Puts the library's first package, which all examples need, into a script of its own. */
function libraryGroup({packages: [name = '']}: Library) {
  const folder = ['', 'node_modules', ...name.split('/'), ''].join('[\\\\/]')
  return {
    test: new RegExp(folder),
    chunks: 'async',
    enforce: true,
    // Above the priority (40) of Docusaurus' script for all pages, which would otherwise
    // contain the library.
    priority: 45,
  } as const
}

type Content = ReadonlyMap<string, ExampleSource>

/** The routes of the pages that show an example, by the name of the example. */
async function findRoutes(
  siteDir: string,
  {pageFolders, examples: {component}}: Options,
): Promise<ReadonlyMap<string, string[]>> {
  const routes = new Map<string, string[]>()
  const exampleTag = new RegExp(`<${component}\\s[^>]*\\bname="([^"]*)"`, 'g')
  for (const file of await findFiles(siteDir, pageGlobs(pageFolders))) {
    const page = await readFile(join(siteDir, file), 'utf8')
    for (const [, name = ''] of page.matchAll(exampleTag)) {
      routes.set(name, [...(routes.get(name) ?? []), docRoute(file)])
    }
  }
  return routes
}

/**
 * Highlights an example.
 *
 * @param addressOf returns a name's address, or undefined if the name should not be linked
 */
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
 * Docusaurus plugin: for each example, generates a module with its highlighted source. A page
 * then loads only what it shows, and in development an example reloads when its file is saved.
 */
export function liveExamples(options: Options) {
  checkOptions('live-examples', schema, options)
  const {readApiLinks, sampleId, library, pageFolders, examples} = options
  return ({siteDir, baseUrl}: LoadContext): Plugin => {
    const alias = Object.fromEntries(
      Object.entries(library.standIns).map(([name, path]) => [
        `${name}$`,
        join(siteDir, path),
      ]),
    )
    return {
      name: 'live-examples',
      getPathsToWatch: () =>
        [...pageGlobs(pageFolders), exampleGlob(examples.folder)].map((pattern) =>
          join(siteDir, pattern),
        ),
      async loadContent(): Promise<Content> {
        const links = await readApiLinks()
        const routes = await findRoutes(siteDir, options)
        const files = await findFiles(siteDir, exampleGlob(examples.folder))
        const sources = files.map(async (path): Promise<[string, ExampleSource]> => {
          const file = posix.basename(path)
          const name = posix.basename(path, '.tsx')
          const code = await readFile(join(siteDir, path), 'utf8')
          const html = highlightSource(code.trim(), library.packages, (mention) => {
            const link = links.get(mention)
            // A page that shows the example needs no link to itself.
            if (link === undefined || routes.get(name)?.includes(link)) return undefined
            return baseUrl.slice(0, -1) + link
          })
          return [name, {file, html, types: sampleId({code, language: 'tsx'})}]
        })
        return new Map(await Promise.all(sources))
      },
      configureWebpack: (_configuration, isServer) => ({
        module: {
          rules: [
            // Stand-ins give examples the same API, whichever version is installed.
            {include: join(siteDir, examples.folder), resolve: {alias}},
            // An `import 'package'` that only brings types must not load the stand-in.
            {include: Object.values(alias), sideEffects: false},
          ],
        },
        // An example and the code that starts it both need the library, and load it once.
        ...(!isServer && {
          optimization: {splitChunks: {cacheGroups: {library: libraryGroup(library)}}},
        }),
      }),
      async contentLoaded({content, actions}) {
        for (const [name, source] of content as Content)
          await actions.createData(`${name}.json`, JSON.stringify(source))
      },
    }
  }
}
