import {existsSync, readFileSync} from 'node:fs'
import {mkdir, readdir, rm, symlink, writeFile} from 'node:fs/promises'
import {join} from 'node:path'
import {run} from './run'

function installedVersion(folder: string, name: string): string | undefined {
  const file = join(folder, 'node_modules', name, 'package.json')
  if (!existsSync(file)) return undefined
  const {version} = JSON.parse(readFileSync(file, 'utf8')) as {version: string}
  return version
}

/**
 * Installs npm packages into a folder, unless they are there already.
 *
 * @param packages exact version of each
 * @throws what npm says when it cannot
 */
export async function installPackages(
  folder: string,
  packages: Record<string, string>,
): Promise<void> {
  const missing = Object.entries(packages).filter(
    ([name, version]) => installedVersion(folder, name) !== version,
  )
  if (missing.length === 0) return
  await mkdir(folder, {recursive: true})
  const manifest = {private: true, type: 'module', dependencies: packages}
  await writeFile(join(folder, 'package.json'), JSON.stringify(manifest, null, 2))
  await run('npm', ['install', '--no-audit', '--no-fund'], folder)
}

/**
 * Gives a folder the packages of another one, without their caches: a `node_modules` of its
 * own with a link to each.
 */
export async function linkPackages(from: string, folder: string): Promise<void> {
  const target = join(folder, 'node_modules')
  await rm(target, {recursive: true, force: true})
  await mkdir(target, {recursive: true})
  for (const name of await readdir(join(from, 'node_modules'))) {
    if (name === '.cache') continue
    await symlink(join(from, 'node_modules', name), join(target, name), 'junction')
  }
}
