import {readFile} from 'node:fs/promises'
import {join} from 'node:path'
import type {RouteConfig} from '@docusaurus/types'
import type {WebpackPluginInstance} from 'webpack'

/** Scripts of the build, relative to it, by what they are imported as. */
export type ImportedScripts = Map<string, string[]>

/** Names of chunks, as Docusaurus nests them for the props of a route's component. */
type ChunkNames = string | ChunkNames[] | {[prop: string]: ChunkNames}

/** Bundler plugin: remembers in which scripts is what the client imports on demand. */
export function recordScripts(scripts: ImportedScripts): WebpackPluginInstance {
  return {
    apply: ({hooks}) =>
      hooks.afterEmit.tap('route-scripts', ({chunkGroups}) => {
        for (const group of chunkGroups) {
          const files = group.getFiles().filter((file) => file.endsWith('.js'))
          for (const {request} of group.origins) scripts.set(request, files)
        }
      }),
  }
}

function namesIn(names: ChunkNames): string[] {
  return typeof names === 'string' ? [names] : Object.values(names).flatMap(namesIn)
}

/** What Docusaurus imports by the name of a chunk (`registry.js`). */
function readRegistry(registry: string): Map<string, string> {
  const entry = /"(\S+?)": \[\(\) => import\(\/\*[^*]*\*\/ "([^"]+)"\)/g
  return new Map(
    [...registry.matchAll(entry)].map(([, name = '', request = '']) => [name, request]),
  )
}

/**
 * Says which scripts the routes of pages import before they are hydrated.
 *
 * @param routes all routes
 * @param chunkNames those of each route, in the order of the routes with each one's own
 *   routes behind it (`routesChunkNames.json`)
 * @param registry source of `registry.js`
 * @returns the scripts by the path of the page; `*` is the one that is not found
 * @throws when names and routes do not match
 */
export function scriptsOfRoutes(
  routes: readonly RouteConfig[],
  chunkNames: Record<string, ChunkNames>,
  registry: string,
  scripts: ImportedScripts,
): Map<string, string[]> {
  const requests = readRegistry(registry)
  const entries = Object.entries(chunkNames)
  const pages = new Map([['*', scripts.get('@theme/NotFound') ?? []]])

  const visit = (route: RouteConfig, above: readonly string[]) => {
    const [key, names] = entries.shift() ?? []
    if (key?.replace(/-[^-]+$/, '') !== route.path || names === undefined) {
      throw new Error(`${route.path} has the names of the chunks of ${String(key)}.`)
    }
    const own = namesIn(names).flatMap(
      (name) => scripts.get(requests.get(name) ?? '') ?? [],
    )
    const all = [...new Set([...above, ...own])]
    if (route.routes) route.routes.forEach((child) => visit(child, all))
    else pages.set(route.path, all)
  }
  routes.forEach((route) => visit(route, []))
  return pages
}

/**
 * Names the scripts of a page's route behind those of every page and a bar, so that they
 * are loaded together and not one after the other.
 *
 * @param generatedFilesDir where Docusaurus writes what the client imports
 * @param baseUrl path that the site is served from, with slashes at both ends
 * @returns changes the HTML of a page; its path is relative to the build
 */
export async function createScriptNamer(
  routes: readonly RouteConfig[],
  generatedFilesDir: string,
  baseUrl: string,
  scripts: ImportedScripts,
): Promise<(path: string, html: string) => string> {
  const read = (name: string) => readFile(join(generatedFilesDir, name), 'utf8')
  const pages = scriptsOfRoutes(
    routes,
    JSON.parse(await read('routesChunkNames.json')) as Record<string, ChunkNames>,
    await read('registry.js'),
    scripts,
  )
  return (path, html) => {
    const route =
      path === '404.html' ? '*' : baseUrl + path.replace(/\/?index\.html$/, '')
    const names = (pages.get(route) ?? []).map((file) => baseUrl + file).join(' ')
    return html.replace(
      /(?<=<meta name="?page-scripts"? content="[^"]*)(?=")/,
      names && `|${names}`,
    )
  }
}
