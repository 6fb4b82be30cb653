import {createHash} from 'node:crypto'
import {readFileSync, rmSync, writeFileSync} from 'node:fs'
import {join} from 'node:path'
import {gzipSync} from 'node:zlib'
import type {BuildOptions} from 'esbuild'
import {globSync} from 'tinyglobby'
import {assetNames, type SearchAssets} from '../shared/assets'
import {splitTiers, writeFirstTier} from '../shared/tiers'
import type {GeneratedSearchConfig, SearchPage} from '../shared/types'
import {bundle} from '../../lib/bundle'

/** The texts of the search files, by part. */
export type SearchFiles = Record<keyof SearchAssets, string>

const folder = 'assets/search'

/** The folder of the search code that runs in the browser. */
const searchFolder = join(__dirname, '..', 'client')

const extensions = {
  script: 'js',
  engine: 'js',
  first: 'json',
  rest: 'json',
}

/** The size limit of the first tier (plugins/search/shared/tiers.ts), in gzipped bytes. */
export const firstLimit = 150_000

/**
 * Splits pages into two tiers. The first has all headings if they fit its size limit, else only
 * the titles of pages. The titles of several thousand pages do not fit either: such a site needs
 * a hosted provider.
 *
 * @returns the texts of the two tiers
 */
export function makeTiers(pages: readonly SearchPage[]) {
  const split = (maxSections: number) => {
    const {first, rest} = splitTiers(pages, maxSections)
    return {first: writeFirstTier(first), rest: JSON.stringify(rest)}
  }
  const tiers = split(Infinity)
  return gzipSync(tiers.first).length <= firstLimit ? tiers : split(1)
}

/**
 * Bundles the scripts that answer a search before the page's own scripts have loaded. These
 * bundles need neither the runtime of the site's bundler nor React.
 *
 * @returns the texts of the scripts, and the source files they are bundled from
 */
export async function bundleScripts({
  siteUrl,
  indexName,
}: Pick<GeneratedSearchConfig, 'siteUrl' | 'indexName'>) {
  const options: BuildOptions = {
    format: 'esm',
    target: 'es2022',
    loader: {'.css': 'text'},
    define: {
      SEARCH_SITE_URL: JSON.stringify(siteUrl),
      SEARCH_INDEX_NAME: JSON.stringify(indexName),
    },
  }
  const [first, worker] = await Promise.all([
    bundle(join(searchFolder, 'prompt', 'instant', 'index.ts'), options),
    bundle(join(searchFolder, 'engines', 'embedded', 'worker.ts'), options),
  ])
  return {
    script: first.script,
    engine: worker.script,
    inputs: [...first.inputs, ...worker.inputs],
  }
}

/**
 * The path of each file. In a build the name includes a hash of the content, so that browsers
 * may cache the file; in development it does not, because open pages keep requesting the old name.
 */
export function pathsOf(files: SearchFiles, isProduction: boolean): SearchAssets {
  const paths = assetNames.map((name) => {
    const hash = createHash('sha256').update(files[name]).digest('hex').slice(0, 8)
    const version = isProduction ? `.${hash}` : ''
    return [name, `${folder}/${name}${version}.${extensions[name]}`]
  })
  return Object.fromEntries(paths) as SearchAssets
}

/**
 * Replaces the two tiers in a build. Their new names go into all pages.
 *
 * @param files what the build has
 */
export function replaceTiers(
  outDir: string,
  files: SearchFiles,
  tiers: Pick<SearchFiles, 'first' | 'rest'>,
): void {
  const old = pathsOf(files, true)
  const current = pathsOf({...files, ...tiers}, true)
  for (const name of ['first', 'rest'] as const) {
    rmSync(join(outDir, old[name]))
    writeFileSync(join(outDir, current[name]), tiers[name])
  }
  for (const page of globSync('**/*.html', {cwd: outDir, absolute: true, dot: true})) {
    const html = readFileSync(page, 'utf8')
    const changed = html.replace(old.first, current.first).replace(old.rest, current.rest)
    if (changed !== html) writeFileSync(page, changed)
  }
}
