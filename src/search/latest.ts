/**
 * Makes calls one at a time. Of those that come while one is under way only the newest is
 * made, when that one has ended, and its outcome is that of all which it superseded: a
 * reader who types faster than search answers gets the answer to the last key, and nobody
 * computes the others.
 *
 * @param call what to call
 * @returns calls it; the promise ends as that call, or the one that superseded it, ended
 */
export function latest<Argument, Result>(
  call: (argument: Argument) => Promise<Result>,
): (argument: Argument) => Promise<Result> {
  let current: Promise<void> | undefined
  let waiting: {argument: Argument; result: Promise<Result>} | undefined

  const run = (argument: Argument): Promise<Result> => {
    const result = call(argument)
    const end = () => {
      current = undefined
    }
    current = result.then(end, end)
    return result
  }

  return (argument) => {
    if (!current) return run(argument)
    if (waiting) {
      waiting.argument = argument
      return waiting.result
    }
    const next: {argument: Argument; result: Promise<Result>} = {
      argument,
      result: current.then(() => {
        waiting = undefined
        return run(next.argument)
      }),
    }
    waiting = next
    return next.result
  }
}
