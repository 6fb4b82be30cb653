import {readdir, readFile} from 'node:fs/promises'
import {join} from 'node:path'
import type {LoadContext, Plugin} from '@docusaurus/types'
import {codeLinks} from '../apiLinks/codeLinks'
import {findNames} from '../apiLinks/references'
import {highlight} from '../highlighting/highlight'
import {STAND_INS} from '../packageNames'
import {sampleId} from '../samples/sampleId'
import {docRoute, readApiLinks} from '../apiLinks/apiIndex'
import {EXAMPLES, findFiles, PAGES} from '../../content/files'
import type {ExampleSource} from '../../../src/components/Example/source'
import type {MarkdownReader} from '../../content/reader'
import {writeAtomically} from '../../lib/writeAtomically'

/** Keeps the packages that examples run in one script. */
const library = {
  test: /[\\/]node_modules[\\/]@react-facet[\\/]core[\\/]/,
  chunks: 'async',
  enforce: true,
  // Before what Docusaurus gathers for all pages (40), which are not to load it.
  priority: 45,
} as const

type Content = ReadonlyMap<string, ExampleSource>

/** The routes of the docs pages that show each example. */
async function findRoutes(siteDir: string): Promise<ReadonlyMap<string, string[]>> {
  const routes = new Map<string, string[]>()
  for (const file of await findFiles(siteDir, 'docs/**/*.{md,mdx}')) {
    const page = await readFile(join(siteDir, file), 'utf8')
    for (const [, name = ''] of page.matchAll(/<Example\s[^>]*\bname="([^"]*)"/g)) {
      routes.set(name, [...(routes.get(name) ?? []), docRoute(file)])
    }
  }
  return routes
}

/**
 * Highlights an example.
 *
 * @param addressOf gives the address of a name; nothing when it is not to be linked
 */
function highlightSource(
  code: string,
  addressOf: (name: string) => string | undefined,
): string {
  const {references} = findNames({code, language: 'tsx'}, (name) =>
    Boolean(addressOf(name)),
  )
  const links = codeLinks(references, {start: 0, end: code.length}, addressOf)
  return highlight(code, 'tsx', {links})
}

/**
 * Docusaurus plugin: generates the highlighted source of each file in src/examples, one
 * module an example, so that a page loads only what it shows and an edited example reloads
 * in development.
 */
export default function liveExamples({readMarkdown}: {readMarkdown: MarkdownReader}) {
  return ({siteDir, baseUrl, generatedFilesDir}: LoadContext): Plugin => {
    const folder = join(siteDir, 'src', 'examples')
    const alias = Object.fromEntries(
      Object.entries(STAND_INS).map(([name, path]) => [`${name}$`, join(siteDir, path)]),
    )
    return {
      name: 'live-examples',
      getPathsToWatch: () =>
        [...PAGES, EXAMPLES].map((pattern) => join(siteDir, pattern)),
      async loadContent(): Promise<Content> {
        const links = await readApiLinks(readMarkdown)
        const routes = await findRoutes(siteDir)
        const files = (await readdir(folder)).filter((file) => file.endsWith('.tsx'))
        const sources = files.map(async (file): Promise<[string, ExampleSource]> => {
          const name = file.replace(/\.tsx$/, '')
          const code = await readFile(join(folder, file), 'utf8')
          const html = highlightSource(code.trim(), (mention) => {
            const link = links.get(mention)
            // No link leads to the page that it is on.
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
            // Examples are written for dom-fiber 18.x, whichever version is installed.
            {include: folder, resolve: {alias}},
            // Importing the package for its types alone must load nothing of it.
            {include: Object.values(alias), sideEffects: false},
          ],
        },
        // An example and what starts it are loaded together, and both need the library.
        ...(!isServer && {optimization: {splitChunks: {cacheGroups: {library}}}}),
      }),
      async contentLoaded({content}) {
        const sources = content as Content
        // Where the alias @generated/live-examples/default leads.
        const generated = join(generatedFilesDir, 'live-examples', 'default')
        for (const [name, source] of sources) {
          await writeAtomically(join(generated, `${name}.json`), JSON.stringify(source))
        }
      },
    }
  }
}
