/**
 * How long a program may run without a pause, in milliseconds. That is enough for a slow
 * program, and leaves half a second to answer before the page removes the frame
 * (plugins/playground/client/runner/stage.ts).
 */
const maxTurn = 1500

/** Checks per read of the clock, because reading it is slower than most loop iterations. */
const checksPerClockRead = 64

/** Thrown into a program that has run too long without a pause. */
export class EndlessTurn extends Error {
  /** @param line the 1-based line where the program was stopped */
  constructor(readonly line: number) {
    super('This does not come to an end, so it was stopped.')
  }
}

/**
 * Makes the check that a program calls in each loop iteration and at the start of each function
 * (plugins/playground/shared/compile/pauses.ts).
 *
 * @returns the check, which takes the line that calls it. It throws `EndlessTurn` when the
 *   program has run too long, and on each later call until the program pauses
 */
export function createTurnCheck(
  now: () => number,
  afterwards: (run: () => void) => void,
): (line: number) => void {
  let start: number | undefined
  let checks = 0
  /** Rethrown until the pause, because the program may catch it and continue. */
  let ending: EndlessTurn | undefined
  return (line) => {
    if (start === undefined) {
      start = now()
      afterwards(() => {
        start = undefined
        ending = undefined
      })
    }
    checks += 1
    if (checks % checksPerClockRead === 0 && now() - start > maxTurn)
      ending ??= new EndlessTurn(line)
    if (ending) throw ending
  }
}

/**
 * Returns a function that runs each function it gets in a separate task. Unlike timers, these
 * tasks are not throttled.
 */
export function createTaskQueue(): (run: () => void) => void {
  const {port1, port2} = new MessageChannel()
  const queue: (() => void)[] = []
  port1.onmessage = () => queue.shift()?.()
  return (run) => {
    queue.push(run)
    port2.postMessage(undefined)
  }
}
