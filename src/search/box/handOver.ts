import {isReading} from '../first/reading'

/** Milliseconds without a key after which a reader has paused. */
const pause = 400

/** In milliseconds. */
const pollInterval = 100

/**
 * Waits until a prompt can be replaced without disturbing its reader, closes it and takes its
 * query: at once when nothing has been typed, else when the reader pauses and is not among the
 * results. ../early/index.ts follows a query from start to end.
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
