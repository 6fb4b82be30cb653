/**
 * Makes one call at a time. Of the calls that come meanwhile, only the newest is made next,
 * and the superseded ones get its result. So a reader who types faster than search answers
 * waits for the last query alone.
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
