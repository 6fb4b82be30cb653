import {
  findSearchPrompt,
  openSearchPrompt,
  searchButtonSelector,
} from '../search/box/prompt'
import {isSearchShortcut} from '../search/box/shortcut'
import {createSearchStarter} from './startSearch'

/** How long the page's scripts wait for search at most, in milliseconds. */
const patience = 2000

/** Search in front of the page's scripts. */
interface EarlySearch {
  /**
   * Ends when search is there and has drawn what it finds for what was typed until then, or
   * the reader has waited or closed the prompt.
   * Undefined as long as nobody has asked for search.
   */
  readonly answered: Promise<void> | undefined
  /** Hands over to the search bar, which goes on from an open prompt. */
  handOver: () => void
}

/**
 * Opens search's prompt before the page is hydrated, and loads search as soon as a reader
 * reaches for it.
 */
export function searchAtOnce(document: Document): EarlySearch {
  const startSearch = createSearchStarter(document)
  Object.assign(window, {startSearch})
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
  const onKeyDown = (event: KeyboardEvent) => {
    // In the prompt the shortcut closes it.
    if (isSearchShortcut(event) && !findSearchPrompt(document)) open(event)
  }
  const onClick = (event: MouseEvent) => {
    if (isOnButton(event)) open(event)
  }
  const onSign = (event: Event) => {
    if (isOnButton(event)) void startSearch()
  }
  const signs = ['pointerover', 'focusin', 'touchstart']
  // Ahead of the page's own signs, which are heard at the window, too.
  addEventListener('keydown', onKeyDown, true)
  document.addEventListener('click', onClick, true)
  for (const sign of signs) addEventListener(sign, onSign, {capture: true, passive: true})
  return {
    get answered() {
      return answered
    },
    handOver() {
      removeEventListener('keydown', onKeyDown, true)
      document.removeEventListener('click', onClick, true)
      for (const sign of signs) removeEventListener(sign, onSign, true)
      if (findSearchPrompt(document))
        document.querySelector<HTMLElement>(searchButtonSelector)?.click()
    },
  }
}
