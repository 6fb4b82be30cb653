import {execFileSync} from 'node:child_process'

/**
 * Runs a command to its end. An error is printed to standard error without its stack trace,
 * and the exit code is 1.
 */
export function runCommand(main: () => Promise<void> | void): void {
  Promise.resolve()
    .then(main)
    .catch((error: unknown) => {
      console.error(error instanceof Error ? error.message : error)
      process.exitCode = 1
    })
}

/**
 * Reads a whole number above 0.
 *
 * @param name the option's name, for the message
 * @throws when the text is anything else
 */
export function parsePositive(name: string, text: string): number {
  const value = Number(text)
  if (Number.isInteger(value) && value > 0) return value
  throw new Error(`--${name} takes whole numbers above 0, not ${text}.`)
}

/**
 * Runs the npm that started this script: on Windows, Node.js cannot run `npm` by its name.
 *
 * @throws when the script was not started by npm, or the command fails
 */
export function npm(folder: string, ...parameters: string[]): void {
  const npmCli = process.env.npm_execpath
  if (npmCli === undefined) throw new Error('Start this script with `npm run`.')
  execFileSync(process.execPath, [npmCli, ...parameters], {cwd: folder, stdio: 'inherit'})
}
