import {readFileSync} from 'node:fs'
import {join} from 'node:path'
import type {LoadContext, Plugin} from '@docusaurus/types'
import {simpleHash} from '@docusaurus/utils'
import {assertInternal} from './patch'

/** The theme components of the nested routes that lead to a docs page. */
const components = ['DocsRoot', 'DocVersionRoot', 'DocRoot', 'DocItem']

/** For each route, the names of the chunks that it may share with other routes. */
type Routes = Record<string, {__comp: string; __props?: string; __context?: Context}>
type Context = Record<string, string>

/**
 * Names of the chunks that every docs page loads.
 *
 * @throws when one of the components has no route
 */
export function docsChunks(routes: Routes): Set<string | undefined> {
  const names = components.map((component) => simpleHash(`@theme/${component}`, 8))
  const found = Object.values(routes).filter(({__comp}) => names.includes(__comp))
  assertInternal(
    'docsScript.ts',
    '@docusaurus/core',
    new Set(found.map(({__comp}) => __comp)).size === names.length,
    `chunks that are named by a hash of ${components.join(', ')}`,
  )
  return new Set(
    found.flatMap((route) => [route.__comp, route.__props, route.__context?.plugin]),
  )
}

/**
 * Docusaurus plugin: puts the code that all docs pages share into one script instead of nine,
 * and names chunk files by hash alone. That saves a docs page 6 kB and eight requests when it
 * is hydrated.
 *
 * Relies on the names that Docusaurus gives to route chunks.
 */
export default function docsScript({generatedFilesDir}: LoadContext): Plugin {
  const file = join(generatedFilesDir, 'routesChunkNames.json')
  return {
    name: 'docs-script',
    configureWebpack(_configuration, isServer) {
      if (isServer || process.env.NODE_ENV !== 'production') return {}
      const names = docsChunks(JSON.parse(readFileSync(file, 'utf8')) as Routes)
      const docs = {
        name: 'docs',
        chunks: ({name}: {name?: string | null}) => names.has(name ?? ''),
        enforce: true,
      }
      return {
        output: {chunkFilename: 'assets/js/[contenthash:8].js'},
        optimization: {splitChunks: {cacheGroups: {docs}}},
      }
    },
  }
}
