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

/** How long builds of a site took. */
export interface BuildTimes {
  /** Milliseconds of each build without anything that an earlier one left. */
  clean: number[]
  /** Milliseconds of each build that follows one, with nothing changed. */
  warm: number[]
}

/** What builds of a site took and made. */
export interface BuildResult extends BuildTimes {
  /** Where the built site is. */
  folder: string
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

/** Gzipped bytes of the files of a folder whose paths match. */
async function weigh(folder: string, pattern: RegExp): Promise<number> {
  const entries = await readdir(folder, {recursive: true})
  const files = entries.filter((file) => pattern.test(file.replaceAll('\\', '/')))
  return files
    .map((file) => gzipSync(readFileSync(join(folder, file))).length)
    .reduce((sum, size) => sum + size, 0)
}

function sourceFolder({id}: Site, workDir: string): string {
  return join(workDir, 'sites', id)
}

/**
 * Writes the sources of a site and sees to its packages.
 *
 * @param workDir where sources, packages and builds of all sites are
 * @throws when packages cannot be installed, with the reason
 */
export async function prepareSite(
  site: Site,
  content: Content,
  workDir: string,
): Promise<void> {
  const folder = sourceFolder(site, workDir)
  await empty(folder)
  if (site.packages) await installPackages(folder, site.packages)
  await site.write(content, folder)
  if (!site.packages) await linkPackages(siteDir, folder)
}

/**
 * Builds a site that is prepared, clean and then warm, and adds how long it took.
 *
 * @param limit milliseconds that a build may take
 * @throws when a build fails or takes longer, with the reason
 */
export async function timeBuilds(
  site: Site,
  workDir: string,
  limit: number,
  {clean, warm}: BuildTimes,
): Promise<void> {
  const folder = sourceFolder(site, workDir)
  await removeAll(folder, [site.output, ...site.caches])
  for (const times of [clean, warm]) {
    const start = performance.now()
    await run(process.execPath, site.build, folder, {env, limit})
    times.push(performance.now() - start)
  }
}

/** Keeps what was built: the next size is built in the same folder. */
export async function keepBuild(
  site: Site,
  copies: number,
  workDir: string,
  times: BuildTimes,
): Promise<BuildResult> {
  const folder = join(workDir, 'built', `${site.id}-${copies}x`)
  await rm(folder, {recursive: true, force: true})
  await cp(join(sourceFolder(site, workDir), site.output), folder, {recursive: true})
  return {folder, ...times, entry: site.entry && (await weigh(folder, site.entry))}
}
