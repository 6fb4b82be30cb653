/**
 * Makes calls one at a time. Of those that come meanwhile, only the newest is made afterwards,
 * and the superseded ones get its outcome: a reader who types faster than search answers gets
 * the answer to the last key, and the others are not computed.
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
