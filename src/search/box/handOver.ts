import {isReading} from '../first/reading'

/** Without a key for this long, in milliseconds, a reader has paused. */
const pause = 400

/** How often the prompt is looked at, in milliseconds. */
const pollInterval = 100

/**
 * Takes the query out of a prompt, and closes it, when nothing changes under the reader's
 * fingers: when nothing has been typed, or the reader pauses. While the reader is among the
 * results the prompt stays. ../early/index.ts has the whole way of a query.
 *
 * @returns what was typed; undefined when the prompt has been closed
 */
export async function takeQuery(prompt: HTMLDialogElement): Promise<string | undefined> {
  const input = prompt.querySelector('input')
  let lastKey = performance.now()
  prompt.addEventListener('keydown', () => (lastKey = performance.now()))
  const isBusy = () => isReading(prompt) || performance.now() - lastKey < pause
  while (prompt.open && input?.value !== '' && isBusy())
    await new Promise((resolve) => setTimeout(resolve, pollInterval))
  if (!prompt.open) return undefined
  prompt.close()
  prompt.remove()
  return input?.value
}
