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
