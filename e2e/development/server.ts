import {spawn} from 'node:child_process'
import {once} from 'node:events'
import {cpSync, mkdtempSync, rmSync, symlinkSync} from 'node:fs'
import {createServer, type AddressInfo} from 'node:net'
import {tmpdir} from 'node:os'
import {join} from 'node:path'
import {expect} from '@playwright/test'
import {root, unconfigured} from '../builds'

/** What the site is made of, beside its packages. */
const sources = [
  'babel.config.js',
  'blog',
  'docs',
  'docusaurus.config.ts',
  'package.json',
  'plugins',
  'sidebars.ts',
  'siteParts.ts',
  'src',
  'static',
  'tsconfig.json',
  'types',
]

/** A copy of the project whose `npm start` runs. */
export interface Development {
  /** Folder of the copy, which a test may change. */
  folder: string
  /** Address of the site, with a slash at its end. */
  address: string
  stop: () => void
}

/** A port that nobody listens on. */
async function freePort(): Promise<number> {
  const server = createServer().listen(0)
  await once(server, 'listening')
  const {port} = server.address() as AddressInfo
  server.close()
  await once(server, 'close')
  return port
}

/** Copies the project, starts `docusaurus start` there and waits until it answers. */
export async function startDevelopment(): Promise<Development> {
  const folder = mkdtempSync(join(tmpdir(), 'development-'))
  for (const name of sources) {
    cpSync(join(root, name), join(folder, name), {recursive: true})
  }
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'), 'junction')
  const port = await freePort()
  const address = `http://localhost:${port}/`
  const child = spawn('npx', ['docusaurus', 'start', '--no-open', '--port', `${port}`], {
    cwd: folder,
    // The bundler's cache is shared with the site, and has the paths of its files.
    env: {...process.env, ...unconfigured, DOCUSAURUS_NO_PERSISTENT_CACHE: 'true'},
    stdio: 'ignore',
    // A group of its own, so that all of its processes end with it.
    detached: true,
  })
  const stop = () => {
    if (child.pid !== undefined && child.exitCode === null) process.kill(-child.pid)
    rmSync(folder, {recursive: true, force: true, maxRetries: 5})
  }
  try {
    await expect(async () => {
      const response = await fetch(`${address}docs/goals.md`)
      expect(response.ok).toBe(true)
    }).toPass({timeout: 240_000})
  } catch (error) {
    stop()
    throw error
  }
  return {folder, address, stop}
}
