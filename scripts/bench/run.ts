import {spawn} from 'node:child_process'
import {basename} from 'node:path'

/** How much of a failed program's output an error quotes, in lines. */
const QUOTED_LINES = 15

/** How a program is run; `limit` is in milliseconds and ends it. */
interface RunOptions {
  env?: NodeJS.ProcessEnv
  limit?: number
}

/**
 * Runs a program to its end.
 *
 * @throws the end of its output when it fails; when it takes too long, that it does
 */
export async function run(
  program: string,
  parameters: readonly string[],
  cwd: string,
  {env = process.env, limit}: RunOptions = {},
): Promise<void> {
  const child = spawn(program, parameters, {
    cwd,
    env,
    timeout: limit,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  const keep = (chunk: Buffer) => {
    output += chunk.toString()
  }
  child.stdout.on('data', keep)
  child.stderr.on('data', keep)
  const code = await new Promise((resolve, reject) => {
    child.once('error', reject).once('close', resolve)
  })
  if (code === 0) return
  const command = [basename(program), ...parameters].join(' ')
  if (child.killed) {
    throw new Error(`${command} was ended after ${(limit ?? 0) / 1000} seconds.`)
  }
  // Behind the line with which Node.js gives up is only where it was in its own code.
  const [cause] = /^FATAL ERROR: .*/m.exec(output) ?? []
  const end = output.trim().split('\n').slice(-QUOTED_LINES).join('\n')
  throw new Error(`${command} failed:\n${cause ?? end}`)
}
