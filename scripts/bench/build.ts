import {execFile, type ExecFileException} from 'node:child_process'
import {readFileSync} from 'node:fs'
import {cp, mkdir, readdir, rm, symlink, writeFile} from 'node:fs/promises'
import {dirname, join} from 'node:path'
import {promisify} from 'node:util'
import {gzipSync} from 'node:zlib'
import type {Figures} from './report'
import {siteDir, type Site} from './sites'

/** How much of a failed program's output an error quotes, in lines. */
const QUOTED_LINES = 15

/**
 * Runs a program to its end.
 *
 * @param timeout milliseconds after which it is killed; 0 for never
 * @throws the end of its output when it fails
 */
export async function run(
  program: string,
  args: readonly string[],
  cwd: string,
  {env = process.env, timeout = 0}: {env?: NodeJS.ProcessEnv; timeout?: number} = {},
): Promise<void> {
  const options = {cwd, env, timeout, killSignal: 'SIGKILL', maxBuffer: Infinity} as const
  try {
    await promisify(execFile)(program, args, options)
  } catch (error) {
    const {killed, message, stdout = '', stderr = ''} = error as ExecFileException
    const command = `${program} ${args.join(' ')}`
    if (killed) throw new Error(`${command} took longer than ${timeout / 1000} s.`)
    const output = (stdout + stderr).trim() || message
    // What follows the line with which Node.js gives up is only its own stack.
    const [cause] = /^FATAL ERROR: .*/m.exec(output) ?? []
    const end = output.split('\n').slice(-QUOTED_LINES).join('\n')
    throw new Error(`${command} failed:\n${cause ?? end}`, {cause: error})
  }
}

/**
 * Installs npm packages into a folder.
 *
 * @param packages exact version of each
 */
export async function installPackages(
  folder: string,
  packages: Record<string, string>,
): Promise<void> {
  await mkdir(folder, {recursive: true})
  const manifest = {private: true, type: 'module', dependencies: packages}
  await writeFile(join(folder, 'package.json'), JSON.stringify(manifest, null, 2))
  await run('npm', ['install', '--no-audit', '--no-fund', '--prefer-offline'], folder)
}

/** Links the packages of this site into a folder, without their caches. */
async function linkPackages(folder: string): Promise<void> {
  const [from, to] = [join(siteDir, 'node_modules'), join(folder, 'node_modules')]
  await mkdir(to, {recursive: true})
  for (const name of await readdir(from)) {
    if (name !== '.cache') await symlink(join(from, name), join(to, name), 'junction')
  }
}

async function removeAll(folder: string, names: readonly string[]): Promise<void> {
  for (const name of names) await rm(join(folder, name), {recursive: true, force: true})
}

/** Files of this repository that are not sources: results of builds, local settings. */
const notSource =
  /^(?:node_modules|\.git|\.env|build.*|\.docusaurus.*|test-results|playwright-report)$/

/** Writes the sources of a site into a folder and installs its packages. */
export async function prepareSite(
  {packages, isOurs = false}: Site,
  files: Record<string, string>,
  folder: string,
): Promise<Figures> {
  await mkdir(folder, {recursive: true})
  const isInstalled = (name: string) => packages && /^(?:node_modules|package)/.test(name)
  const earlier = await readdir(folder)
  await removeAll(
    folder,
    earlier.filter((name) => !isInstalled(name)),
  )
  if (packages) await installPackages(folder, packages)
  else await linkPackages(folder)
  const ours = isOurs ? await readdir(siteDir) : []
  for (const name of ours.filter((candidate) => !notSource.test(candidate)))
    await cp(join(siteDir, name), join(folder, name), {recursive: true})
  for (const [path, text] of Object.entries(files)) {
    await mkdir(dirname(join(folder, path)), {recursive: true})
    await writeFile(join(folder, path), text)
  }
  return {}
}

/** Sites are measured as they are without any configuration. */
const env = {
  ...process.env,
  ALGOLIA_APP_ID: undefined,
  ALGOLIA_API_KEY: undefined,
  ASTRO_TELEMETRY_DISABLED: '1',
  // Webpack needs more than the default for thousands of pages.
  NODE_OPTIONS: '--max-old-space-size=8192',
}

/**
 * Builds a site from scratch and then once more with nothing changed.
 *
 * @param timeout milliseconds that a build may take
 */
export async function timeBuilds(
  {build, output, caches, entry}: Site,
  folder: string,
  timeout: number,
): Promise<Figures> {
  await removeAll(folder, [output, ...caches])
  const figures: Figures = {}
  for (const row of ['Clean build, s', 'Warm build, s']) {
    const start = performance.now()
    await run(process.execPath, build, folder, {env, timeout})
    figures[row] = (performance.now() - start) / 1000
  }
  if (entry) {
    const files = await readdir(join(folder, output), {recursive: true})
    const sizes = files
      .filter((file) => entry.test(file.replaceAll('\\', '/')))
      .map((file) => gzipSync(readFileSync(join(folder, output, file))).length)
    figures['Scripts of every page, kB'] = sizes.reduce((a, b) => a + b, 0) / 1000
  }
  return figures
}
