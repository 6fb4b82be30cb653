import {createHash} from 'node:crypto'
import {join} from 'node:path'
import {gzipSync} from 'node:zlib'
import {build, type BuildOptions} from 'esbuild'
import type {Compiler} from 'webpack'
import {partNames, type SearchParts} from '../../src/search/first/parts'
import {firstDetails, splitTiers, type FirstDetail} from '../../src/search/tiers'
import type {GeneratedSearchConfig, SearchPage} from '../../src/search/types'

/** Files of search by their part. */
export type SearchFiles = Record<keyof SearchParts, string>

const folder = 'assets/search'

const extensions: SearchFiles = {
  script: 'js',
  engine: 'js',
  first: 'json',
  rest: 'json',
}

/** Most that what is searched first may weigh, in bytes, gzipped. */
export const firstLimit = 150_000

/**
 * Splits pages so that what is searched first stays within its limit: with as much detail
 * as fits. Of more than some thousand pages not even the titles do; search belongs to a
 * provider then.
 */
export function fitTiers(pages: readonly SearchPage[]) {
  const fits = (detail: FirstDetail) => {
    const {first} = splitTiers(pages, detail)
    return gzipSync(JSON.stringify(first)).length <= firstLimit
  }
  const detail = firstDetails.find(fits) ?? 'titles'
  return {detail, ...splitTiers(pages, detail)}
}

async function bundle(siteDir: string, entry: string, rest: BuildOptions) {
  const {outputFiles} = await build({
    entryPoints: [join(siteDir, 'src', 'search', entry)],
    bundle: true,
    minify: true,
    write: false,
    format: 'esm',
    target: 'es2022',
    legalComments: 'none',
    loader: {'.css': 'text'},
    ...rest,
  })
  return outputFiles?.[0]?.text ?? ''
}

/**
 * Makes the files of which search consists before a page has its scripts. They are bundled
 * apart from those: a page that loads them needs neither the bundler's runtime nor React.
 */
export async function makeFiles(
  siteDir: string,
  pages: readonly SearchPage[],
  {siteUrl, indexName}: GeneratedSearchConfig,
): Promise<SearchFiles> {
  const {first, rest} = fitTiers(pages)
  const define = {
    SEARCH_SITE_URL: JSON.stringify(siteUrl),
    SEARCH_INDEX_NAME: JSON.stringify(indexName),
  }
  const [script, engine] = await Promise.all([
    bundle(siteDir, 'first/index.ts', {define}),
    bundle(siteDir, 'engines/embedded/worker.ts', {}),
  ])
  return {script, engine, first: JSON.stringify(first), rest: JSON.stringify(rest)}
}

/**
 * Where each file is put: named by its content, so that browsers may keep it; in
 * development, where pages are not made anew with it, by its part alone.
 */
export function pathsOf(files: SearchFiles, isProduction: boolean): SearchParts {
  const paths = partNames.map((name) => {
    const hash = createHash('sha256').update(files[name]).digest('hex').slice(0, 8)
    const version = isProduction ? `.${hash}` : ''
    return [name, `${folder}/${name}${version}.${extensions[name]}`]
  })
  return Object.fromEntries(paths) as SearchParts
}

/** Bundler plugin: adds files to those of the build, or of the development server. */
export function emitFiles(current: () => {files: SearchFiles; paths: SearchParts}) {
  return {
    apply(compiler: Compiler): void {
      const {Compilation, sources} = compiler.webpack
      // Before styles are purged by what the build's scripts name.
      const stage = Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL
      compiler.hooks.thisCompilation.tap('search-files', (compilation) => {
        compilation.hooks.processAssets.tap({name: 'search-files', stage}, () => {
          const {files, paths} = current()
          for (const name of partNames)
            compilation.emitAsset(paths[name], new sources.RawSource(files[name]))
        })
      })
    },
  }
}
