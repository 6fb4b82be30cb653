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
  let underWay = false
  let waiting: {argument: Argument; promise: Promise<Result>} | undefined
  let start: (argument: Argument) => void = () => undefined

  const run = (argument: Argument): Promise<Result> => {
    underWay = true
    const result = call(argument)
    const next = () => {
      underWay = false
      const newest = waiting
      waiting = undefined
      if (newest) start(newest.argument)
    }
    result.then(next, next)
    return result
  }

  return (argument) => {
    if (!underWay) return run(argument)
    if (waiting) waiting.argument = argument
    else {
      const promise = new Promise<Result>((resolve) => {
        start = (newest) => resolve(run(newest))
      })
      waiting = {argument, promise}
    }
    return waiting.promise
  }
}
