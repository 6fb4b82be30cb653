/**
 * Search in front of the page's scripts. From the first key to the modal, a query passes
 * three parts, which are bundled apart and share nothing but the prompt:
 *
 *     Ctrl K, /, a click          the prompt opens (prompt.ts); the page's scripts wait
 *             │                   until its first results are drawn, 2 s at most
 *             ▼
 *         ┌─ empty ◀── nothing is left of the query ──┐
 *         │   └────── a key ──▶ typing ───────────────┤   results are listed below it as
 *         │                      ▲  │                 │   they come (../first)
 *         │                a key │  │ 400 ms without  │
 *         │                      │  ▼ a key           │
 *         │                     settled ◀─────────────┤   the reader leaves the list
 *         │                      │  └──── the pointer, ▼  the focus or the scroll position
 *         │                      │        reading         is in the list, or another hit
 *         │ the modal is loaded  │                        than the first is active
 *         └───────▶ taken ◀──────┘        the modal takes the query over (../box/handOver.ts)
 *
 * Escape, Cancel, the shortcut, a press outside and a hit that is followed close it from
 * any state.
 */
import {findSearchPrompt, openSearchPrompt, searchButtonSelector} from './prompt'
import {isSearchShortcut} from './shortcut'
import {createSearchStarter} from './start'

/** The longest that the page's scripts wait for the first results, in milliseconds. */
const longestWait = 2000

/**
 * Opens the prompt of search before the page is hydrated, and loads search as soon as a reader
 * reaches for it.
 *
 * @returns `selector` of the button that opens search; `answered`, which resolves when the
 *   first results are drawn, the prompt is closed or the reader has waited long enough, and is
 *   undefined until search is opened; `stop`, which leaves search to the hydrated page
 */
export function createEarlySearch(document: Document) {
  const listening = new AbortController()
  const startSearch = createSearchStarter(document)
  window.startSearch = startSearch
  let answered: Promise<void> | undefined

  const open = (event: Event) => {
    event.preventDefault()
    event.stopImmediatePropagation()
    const starting = startSearch()
    let end: () => void = () => undefined
    // Before the prompt takes the focus, which starts the page's scripts otherwise.
    if (starting) answered ??= new Promise((resolve) => (end = resolve))
    const prompt = openSearchPrompt(document)
    prompt.addEventListener('close', end)
    setTimeout(end, longestWait)
    // If search cannot be loaded, the page's scripts are, and report it.
    const endWhenDrawn = () => requestAnimationFrame(() => setTimeout(end))
    starting?.then((search) => search.showResults(prompt)).then(endWhenDrawn, end)
  }
  const isOnButton = ({target}: Event) =>
    target instanceof Element && target.closest(searchButtonSelector) !== null

  // Added first, so that these run before the other listeners of the window.
  const options = {capture: true, signal: listening.signal}
  addEventListener(
    'keydown',
    (event) => {
      // In the prompt the shortcut closes it.
      if (isSearchShortcut(event) && !findSearchPrompt(document)) open(event)
    },
    options,
  )
  document.addEventListener(
    'click',
    (event) => {
      if (isOnButton(event)) open(event)
    },
    options,
  )
  for (const sign of ['pointerover', 'focusin', 'touchstart'])
    addEventListener(
      sign,
      (event) => {
        if (isOnButton(event)) void startSearch()
      },
      {...options, passive: true},
    )

  return {
    selector: searchButtonSelector,
    get answered() {
      return answered
    },
    stop: () => listening.abort(),
  }
}
