import {hasMoved} from '../../../lib/client/hasMoved'
import {docSearchClasses} from '../docsearch'
import {isComposing} from './dialog'

/** A reader who presses no key for this many milliseconds has paused. */
const pause = 400

/** How often the prompt (./dialog.ts) is polled, in milliseconds. */
const pollInterval = 100

const pointed = 'data-pointed'

/**
 * Watches whether the pointer is on the list of the prompt or the modal since the reader has
 * moved, turned or pressed it. A pointer that merely lies where the list appears does not count,
 * and makes no hit active.
 */
export function watchPointer(dialog: HTMLDialogElement): void {
  const listen = (type: string, listener: (event: Event) => void) =>
    dialog.addEventListener(type, listener, true)
  for (const type of ['pointermove', 'mousemove', 'pointerdown', 'wheel'])
    listen(type, (event) => {
      const isInList =
        event.target instanceof Element &&
        event.target.closest(`.${docSearchClasses.dropdown}`) !== null
      if (type.endsWith('move') && !hasMoved(event as MouseEvent)) event.stopPropagation()
      else dialog.toggleAttribute(pointed, isInList)
    })
  listen('input', () => dialog.removeAttribute(pointed))
}

/**
 * Whether a reader is using the results in the prompt or the modal, that is, points at the
 * list, has focused or scrolled it, or has moved to a hit other than the first.
 */
export function isReading(dialog: HTMLDialogElement): boolean {
  const list = dialog.querySelector(`.${docSearchClasses.dropdown}`)
  if (!list) return false
  return (
    list.scrollTop > 0 ||
    dialog.hasAttribute(pointed) ||
    list.matches(':focus-within') ||
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
  for (const type of ['keydown', 'compositionend'])
    prompt.addEventListener(type, () => (lastKey = performance.now()))
  const isBusy = () => isReading(prompt) || performance.now() - lastKey < pause
  while (prompt.open && (isComposing(prompt) || (input?.value !== '' && isBusy())))
    await new Promise((resolve) => setTimeout(resolve, pollInterval))
  if (!prompt.open) return undefined
  prompt.close()
  prompt.remove()
  return input?.value
}
