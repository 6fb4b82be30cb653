import {
  findSearchPrompt,
  openSearchPrompt,
  searchButtonSelector,
} from '../search/box/prompt'
import {isSearchShortcut} from '../search/box/shortcut'

/**
 * Opens search's prompt before the page is hydrated.
 *
 * @param document the page
 * @returns hands over to the search bar, which goes on from an open prompt
 */
export function searchAtOnce(document: Document): () => void {
  const open = (event: Event) => {
    event.preventDefault()
    event.stopImmediatePropagation()
    openSearchPrompt(document)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (isSearchShortcut(event)) open(event)
  }
  const onClick = (event: MouseEvent) => {
    if (event.target instanceof Element && event.target.closest(searchButtonSelector))
      open(event)
  }
  document.addEventListener('keydown', onKeyDown)
  document.addEventListener('click', onClick, true)
  return () => {
    document.removeEventListener('keydown', onKeyDown)
    document.removeEventListener('click', onClick, true)
    if (findSearchPrompt(document))
      document.querySelector<HTMLElement>(searchButtonSelector)?.click()
  }
}
