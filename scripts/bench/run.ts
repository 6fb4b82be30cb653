import {spawn} from 'node:child_process'

/** How much of a failed program's output an error quotes, in lines. */
const QUOTED_LINES = 15

/**
 * Runs a program to its end.
 *
 * @throws the end of its output when it fails
 */
export async function run(
  program: string,
  parameters: readonly string[],
  cwd: string,
  env: NodeJS.ProcessEnv = process.env,
): Promise<void> {
  const child = spawn(program, parameters, {cwd, env, stdio: ['ignore', 'pipe', 'pipe']})
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
  const end = output.trim().split('\n').slice(-QUOTED_LINES).join('\n')
  throw new Error(`${program} ${parameters.join(' ')} failed:\n${end}`)
}
