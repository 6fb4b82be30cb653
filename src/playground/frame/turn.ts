/**
 * How long a program may go on without a pause, in milliseconds. A program that is only slow
 * is done by then, and half a second is left to answer before the page removes the frame
 * (src/playground/stage.ts).
 */
const longestTurn = 1500

/** The clock is asked only so often: that takes longer than most turns of a loop. */
const checksPerLook = 64

/** A program went on for too long. */
export class EndlessTurn extends Error {
  /** @param line of the program, 1-based, where it was stopped */
  constructor(readonly line: number) {
    super('This does not come to an end, so it was stopped.')
  }
}

/**
 * Makes the check that a program calls at each turn of a loop and at the start of each
 * function (src/playground/compile/pauses.ts).
 *
 * @param now the time in milliseconds
 * @param afterwards runs a function when the program pauses, in a task of its own
 * @returns takes the line of the program that calls it; throws `EndlessTurn` when the program
 *   has gone on for too long, until it pauses
 */
export function createTurnCheck(
  now: () => number,
  afterwards: (run: () => void) => void,
): (line: number) => void {
  let start: number | undefined
  let checks = 0
  /** The same until the pause: what catches the first one often runs into the next. */
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
    if (checks % checksPerLook === 0 && now() - start > longestTurn)
      ending ??= new EndlessTurn(line)
    if (ending) throw ending
  }
}

/** Runs functions each in a task of its own, soon, also where timers are slowed down. */
export function createTaskQueue(): (run: () => void) => void {
  const {port1, port2} = new MessageChannel()
  const queue: (() => void)[] = []
  port1.onmessage = () => queue.shift()?.()
  return (run) => {
    queue.push(run)
    port2.postMessage(undefined)
  }
}
