import {docSearchClasses} from '../docsearch'

/** A reader who presses no key for this many milliseconds has paused. */
const pause = 400

/** How often the prompt (./dialog.ts) is polled, in milliseconds. */
const pollInterval = 100

/**
 * Whether a reader is using the results in the prompt or the modal, that is, points at the
 * list, has focused or scrolled it, or has moved to a hit other than the first.
 */
export function isReading(dialog: HTMLDialogElement): boolean {
  const list = dialog.querySelector(`.${docSearchClasses.dropdown}`)
  if (!list) return false
  return (
    list.scrollTop > 0 ||
    list.matches(':hover, :focus-within') ||
    list.querySelector('li')?.getAttribute('aria-selected') === 'false'
  )
}

/**
 * Closes a prompt and returns its query, as soon as this does not disturb the reader: at once
 * if the input is empty, otherwise when the reader pauses and is not using the results.
 * The top of ./index.ts shows the states of a query.
 *
 * @returns the query, or undefined if the reader closed the prompt
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
