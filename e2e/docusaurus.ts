import {spawn} from 'node:child_process'
import {once} from 'node:events'
import {createServer, type AddressInfo} from 'node:net'
import {expect} from '@playwright/test'
import {root, unconfigured} from './builds'

/** A server of Docusaurus that runs. */
interface RunningServer {
  /** Its address, with a slash at its end. */
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

/**
 * Starts `docusaurus start` or `docusaurus serve` on a free port and waits until it answers.
 *
 * @param args the command and its options, without the port
 * @param path what it answers when it is ready, below its address
 * @param env added to the environment
 */
export async function startDocusaurus(
  args: readonly string[],
  path = '',
  env: Record<string, string> = {},
): Promise<RunningServer> {
  const port = await freePort()
  const address = `http://localhost:${port}/`
  const command = ['docusaurus', ...args, '--no-open', '--port', String(port)]
  const child = spawn('npx', command, {
    cwd: root,
    env: {...process.env, ...unconfigured, ...env},
    stdio: 'ignore',
    // A group of its own, so that all of its processes end with it.
    detached: true,
  })
  const stop = () => {
    if (child.pid !== undefined && child.exitCode === null) process.kill(-child.pid)
  }
  try {
    await expect(async () => {
      const response = await fetch(address + path)
      expect(response.ok).toBe(true)
    }).toPass({timeout: 120_000})
  } catch (error) {
    stop()
    throw error
  }
  return {address, stop}
}
