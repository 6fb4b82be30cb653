import {readFileSync} from 'node:fs'
import {cp, mkdir, readdir, rm} from 'node:fs/promises'
import {join} from 'node:path'
import {performance} from 'node:perf_hooks'
import {gzipSync} from 'node:zlib'
import type {Content} from './content'
import {installPackages, linkPackages} from './packages'
import {siteDir} from './paths'
import {run} from './run'
import type {Site} from './sites/site'

/** What a build of a site took and made. */
export interface BuildResult {
  /** Where the built site is. */
  folder: string
  /** Milliseconds of each build without anything that an earlier one left. */
  clean: number[]
  /** Milliseconds of each build that follows one, with nothing changed. */
  warm: number[]
  /** Gzipped bytes of the scripts that every page loads; undefined without such. */
  entry?: number
}

/** The benchmark measures what people get who configure nothing. */
const env = {
  ...process.env,
  ALGOLIA_APP_ID: undefined,
  ALGOLIA_API_KEY: undefined,
  ASTRO_TELEMETRY_DISABLED: '1',
  // Webpack needs more than the default for thousands of pages.
  NODE_OPTIONS: '--max-old-space-size=8192',
}

async function removeAll(folder: string, names: readonly string[]): Promise<void> {
  for (const name of names)
    await rm(join(folder, name), {recursive: true, force: true, maxRetries: 3})
}

/** Removes the sources of an earlier run; installed packages stay. */
async function empty(folder: string): Promise<void> {
  await mkdir(folder, {recursive: true})
  const names = await readdir(folder)
  const kept = ['node_modules', 'package.json', 'package-lock.json']
  await removeAll(
    folder,
    names.filter((name) => !kept.includes(name)),
  )
}

async function timeBuild({build}: Site, folder: string): Promise<number> {
  const start = performance.now()
  await run(process.execPath, build, folder, env)
  return performance.now() - start
}

/** Gzipped bytes of the files of a folder whose paths match. */
async function weigh(folder: string, pattern: RegExp): Promise<number> {
  const entries = await readdir(folder, {recursive: true})
  const files = entries.filter((file) => pattern.test(file.replaceAll('\\', '/')))
  return files
    .map((file) => gzipSync(readFileSync(join(folder, file))).length)
    .reduce((sum, size) => sum + size, 0)
}

/**
 * Builds a site, clean and then warm, as often as asked.
 *
 * @param workDir where sources, packages and builds of all sites are
 * @param report is told what happens next
 * @throws when packages cannot be installed or the build fails, with the reason
 */
export async function buildSite(
  site: Site,
  content: Content,
  times: number,
  workDir: string,
  report: (step: string) => void,
): Promise<BuildResult> {
  const folder = join(workDir, 'sites', site.id)
  const output = join(folder, site.output)
  await empty(folder)
  if (site.packages) {
    report('install')
    await installPackages(folder, site.packages)
  }
  await site.write(content, folder)
  if (!site.packages) await linkPackages(siteDir, folder)

  const clean: number[] = []
  const warm: number[] = []
  for (let time = 1; time <= times; time++) {
    report(`clean build ${time} of ${times}`)
    await removeAll(folder, [site.output, ...site.caches])
    clean.push(await timeBuild(site, folder))
    report(`warm build ${time} of ${times}`)
    warm.push(await timeBuild(site, folder))
  }

  // The next size is built in the same folder.
  const built = join(workDir, 'built', `${site.id}-${content.copies}x`)
  await rm(built, {recursive: true, force: true})
  await cp(output, built, {recursive: true})
  return {
    folder: built,
    clean,
    warm,
    entry: site.entry && (await weigh(built, site.entry)),
  }
}
