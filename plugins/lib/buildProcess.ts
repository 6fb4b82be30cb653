import {fork} from 'node:child_process'
import {once} from 'node:events'

/**
 * Runs a module in a separate process, in parallel with the bundler. The module calls
 * `serveRequest`.
 *
 * @param module path of the module, in TypeScript
 * @param request what it is to do, as JSON
 * @param problem what to say when it fails; the process has printed the cause
 */
export async function runInProcess(
  module: string,
  request: object,
  problem: string,
): Promise<void> {
  // Unlike `--import tsx`, this starts no thread for native modules.
  const execArgv = [...process.execArgv, '--require', 'tsx/cjs']
  const child = fork(module, {execArgv})
  child.send(request)
  const [code] = (await once(child, 'exit')) as [number | null]
  if (code !== 0) throw new Error(`${problem}; the cause is above.`)
}

/** Answers the request of `runInProcess` in the process that it started. */
export function serveRequest(handle: (request: never) => Promise<void>): void {
  process.once('message', (request) => {
    handle(request as never).then(
      () => process.disconnect(),
      (error: unknown) => {
        console.error(error)
        process.exit(1)
      },
    )
  })
}
