/**
 * Opens search, even before the page's scripts have loaded. Three separate bundles handle a
 * query: this one, ./instant and the page's scripts. They share the prompt, the dialog that is
 * open until the modal takes the query over. These are the states of a query:
 *
 *     Ctrl K, /, a click          the prompt opens (prompt.ts); the page's scripts wait
 *             │                   until its first results are drawn, 2 s at most
 *             ▼
 *         ┌─ empty ◀── the reader clears the query ───┐
 *         │   └────── a key ──▶ typing ───────────────┤   results are listed as they
 *         │                      ▲  │                 │   come (./instant)
 *         │                a key │  │ 400 ms without  │
 *         │                      │  ▼ a key           │
 *         │                     settled ◀─────────────┤   the reader leaves the list
 *         │                      │  └─────────────────▼
 *         │                      │                 reading   the reader points at the list,
 *         │ the modal is loaded  │                           focuses or scrolls it, or has
 *         │                      │                           moved to another hit
 *         └───────▶ taken ◀──────┘        the modal takes the query over (./handOver.ts)
 *
 * Escape, Cancel, the shortcut, a press outside, following a hit and going elsewhere close the
 * prompt in any state. While an input method composes a word, the query is not taken.
 */
import {hasMoved} from '../../../lib/client/hasMoved'
import {
  isSearchShortcut,
  notLoaded,
  openSearchPrompt,
  promptOpenedEvent,
  say,
  searchButtonSelector,
} from './dialog'
import {createSearchStarter} from './start'

/** The longest that the page's scripts wait for the first results, in milliseconds. */
const maxWait = 2000

/** The prompt and the modal. While one is open, the shortcut closes search. */
const openSearchSelector = '.search-prompt, .search-dialog'

/**
 * Opens the prompt when a reader asks for search, and loads search when a reader is about to
 * ask.
 *
 * @returns `selector`, which matches the search button, and `answered`, a promise that resolves
 *   when the first results are drawn, the prompt is closed or `maxWait` has passed. `answered`
 *   is undefined until search is opened; with the hosted engine it stays undefined
 */
export function createSearchOpener() {
  const startSearch = createSearchStarter()
  window.startSearch = startSearch
  let answered: Promise<void> | undefined

  const open = (event: Event) => {
    event.preventDefault()
    event.stopImmediatePropagation()
    const starting = startSearch()
    let endWait: () => void = () => undefined
    // Set before the prompt takes the focus, or the focus would start the page's scripts.
    if (starting) answered ??= new Promise((resolve) => (endWait = resolve))
    const prompt = openSearchPrompt()
    prompt.addEventListener('close', endWait)
    setTimeout(endWait, maxWait)
    const endWaitWhenDrawn = () => requestAnimationFrame(() => setTimeout(endWait))
    // If search cannot be loaded, the page's scripts still load, and the modal tries again.
    const onFailure = () => {
      say(prompt, notLoaded)
      endWait()
    }
    starting
      ?.then((search) => search.showResults(prompt))
      .then(endWaitWhenDrawn, onFailure)
    document.dispatchEvent(new Event(promptOpenedEvent))
  }
  const isOnButton = ({target}: Event) =>
    target instanceof Element && target.closest(searchButtonSelector) !== null

  // Added first, to run before the window's other listeners.
  addEventListener(
    'keydown',
    (event) => {
      if (isSearchShortcut(event) && !document.querySelector(openSearchSelector))
        open(event)
    },
    true,
  )
  document.addEventListener(
    'click',
    (event) => {
      if (isOnButton(event)) open(event)
    },
    true,
  )
  for (const type of ['pointermove', 'focusin', 'touchstart'])
    addEventListener(
      type,
      (event) => {
        const isStill = event instanceof MouseEvent && !hasMoved(event)
        if (!isStill && isOnButton(event)) void startSearch()
      },
      {capture: true, passive: true},
    )

  return {
    selector: searchButtonSelector,
    get answered() {
      return answered
    },
  }
}
