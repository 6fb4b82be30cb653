import {execFile} from 'node:child_process'
import {mkdir, readdir, rm, symlink, writeFile} from 'node:fs/promises'
import {dirname, join} from 'node:path'
import {promisify} from 'node:util'
import {copyProject} from '../../tools/copyProject'
import type {Figures} from './report'
import {siteDir, type Site} from './sites'

/** Runs a program to its end; a failure's message contains the program's standard error. */
const run = promisify(execFile)

/** Minutes that a build may take. */
const BUILD_LIMIT = 15

/** Installs npm packages into a folder. */
async function installPackages(
  folder: string,
  packages: Record<string, string>,
): Promise<void> {
  const manifest = {private: true, type: 'module', dependencies: packages}
  await writeFile(join(folder, 'package.json'), JSON.stringify(manifest, null, 2))
  const args = ['install', '--no-audit', '--no-fund', '--prefer-offline']
  await run('npm', args, {cwd: folder})
}

/** Links the packages of this site into a folder, without their caches. */
async function linkPackages(folder: string): Promise<void> {
  const [from, to] = [join(siteDir, 'node_modules'), join(folder, 'node_modules')]
  await mkdir(to)
  for (const name of await readdir(from)) {
    if (name !== '.cache') await symlink(join(from, name), join(to, name), 'junction')
  }
}

/**
 * Writes the sources of a site into a folder, and installs its packages or links those of this
 * site. Keeps what npm installed there before.
 *
 * @returns no figures, because nothing is measured
 */
export async function prepareSite(
  {packages, isOurs = false}: Site,
  files: Record<string, string>,
  folder: string,
): Promise<Figures> {
  await mkdir(folder, {recursive: true})
  for (const name of await readdir(folder)) {
    const isInstalled = packages && /^(?:node_modules|package)/.test(name)
    if (!isInstalled) await rm(join(folder, name), {recursive: true})
  }
  if (packages) await installPackages(folder, packages)
  else await linkPackages(folder)
  if (isOurs) copyProject(folder)
  for (const [path, text] of Object.entries(files)) {
    await mkdir(dirname(join(folder, path)), {recursive: true})
    await writeFile(join(folder, path), text)
  }
  return {}
}

/** Builds use no search provider and send no telemetry. */
const env = {
  ...process.env,
  ALGOLIA_APP_ID: undefined,
  ALGOLIA_API_KEY: undefined,
  ASTRO_TELEMETRY_DISABLED: '1',
  // For thousands of pages, webpack needs more memory than the default.
  NODE_OPTIONS: '--max-old-space-size=8192',
}

/** Times two builds of a site: one from scratch, and one more with nothing changed. */
export async function timeBuilds(
  {build, output, caches}: Site,
  folder: string,
): Promise<Figures> {
  for (const path of [output, ...caches])
    await rm(join(folder, path), {recursive: true, force: true})
  const figures: Figures = {}
  for (const row of ['Clean build, s', 'Warm build, s']) {
    const start = performance.now()
    await run(process.execPath, build, {
      cwd: folder,
      env,
      timeout: BUILD_LIMIT * 60_000,
      killSignal: 'SIGKILL',
      maxBuffer: Infinity,
    })
    figures[row] = (performance.now() - start) / 1000
  }
  return figures
}
