/**
 * Wraps a function so that only one call runs at a time. Of the calls made meanwhile, only the
 * newest runs next, and the others get its result too. A reader who types fast waits only for
 * the last query.
 */
export function latest<Argument, Result>(
  call: (argument: Argument) => Promise<Result>,
): (argument: Argument) => Promise<Result> {
  let current: Promise<unknown> = Promise.resolve()
  let waiting: Promise<Result> | undefined
  let newest: Argument

  return (argument) => {
    newest = argument
    waiting ??= current.then(() => {
      waiting = undefined
      const result = call(newest)
      current = result.catch(() => undefined)
      return result
    })
    return waiting
  }
}
