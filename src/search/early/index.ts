/**
 * Search in front of the page's scripts. From the first key to the modal, a query passes
 * three parts, which are bundled apart and know each other by the prompt alone:
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

/** How long the page's scripts wait for the first results at most, in milliseconds. */
const patience = 2000

/** Search in front of the page's scripts. */
interface EarlySearch {
  /** The control that opens it. */
  selector: string
  /**
   * Ends when what was typed until search was there is answered and drawn, or the reader
   * has waited or closed the prompt.
   * Undefined as long as nobody has asked for search.
   */
  readonly answered: Promise<void> | undefined
  /** From now on the search box of the page opens search. */
  stop: () => void
}

/**
 * Opens search's prompt before the page is hydrated, and loads search as soon as a reader
 * reaches for it.
 */
export function createEarlySearch(document: Document): EarlySearch {
  const listening = new AbortController()
  const startSearch = createSearchStarter(document)
  window.startSearch = startSearch
  let answered: Promise<void> | undefined

  const open = (event: Event) => {
    event.preventDefault()
    event.stopImmediatePropagation()
    const starting = startSearch()
    let end: () => void = () => undefined
    // Before the box takes the focus, which is a sign of a reader like any other.
    if (starting) answered ??= new Promise((resolve) => (end = resolve))
    const prompt = openSearchPrompt(document)
    prompt.addEventListener('close', end)
    setTimeout(end, patience)
    // Where search cannot be loaded the page comes, and says so.
    const endWhenDrawn = () => requestAnimationFrame(() => setTimeout(end))
    starting?.then((search) => search.showResults(prompt)).then(endWhenDrawn, end)
  }
  const isOnButton = ({target}: Event) =>
    target instanceof Element && target.closest(searchButtonSelector) !== null

  // Ahead of other signs of a reader, which are heard at the window, too.
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
