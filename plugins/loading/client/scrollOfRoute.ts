import type {ClientModule} from '@docusaurus/types'
import {findStorage, showCurrentEntry} from './sidebar'

const storageKey = 'scroll-positions'

function readPositions(): Record<string, number> {
  try {
    // Whatever is stored, the positions are an object.
    return Object(JSON.parse(findStorage()?.getItem(storageKey) ?? '{}')) as never
  } catch {
    return {}
  }
}

/** The key of the entry in the browser's history. Entries of links that React did not see have none. */
const keyOfEntry = () => (history.state as {key?: string} | null)?.key

/** Where the reader has left each entry of the browser's history, by its key. */
const positions = readPositions()
/** The entry of the page that is shown, which is an earlier one while the next page loads. */
let shown: string | undefined

function enter(): string {
  let key = keyOfEntry()
  if (!key) {
    key = Math.random().toString(36).slice(2)
    history.replaceState({key}, '')
  }
  shown = key
  return key
}

// The browser restores the position before React shows the page: on a shorter page it ends at
// that one's end, and React then scrolls to the top or the heading in the address.
const takeOver = () => (history.scrollRestoration = 'manual')

if (typeof window !== 'undefined') {
  takeOver()
  positions[enter()] = scrollY
  addEventListener('pageshow', takeOver)
  addEventListener('pagehide', () => {
    history.scrollRestoration = 'auto'
    findStorage()?.setItem(storageKey, JSON.stringify(positions))
  })
  addEventListener(
    'scroll',
    () => {
      if (shown && keyOfEntry() === shown) positions[shown] = scrollY
    },
    {passive: true},
  )
}

/**
 * Docusaurus client module: keeps the position before the next page loads. The reader may have
 * scrolled in the frame of the click, whose scroll event comes when the entry is the next one.
 */
export const onRouteUpdate: ClientModule['onRouteUpdate'] = ({previousLocation}) => {
  if (previousLocation && shown) positions[shown] = scrollY
}

/**
 * Docusaurus client module: Back and Forward show a page where the reader has left it, and the
 * sidebar its entry.
 */
export const onRouteDidUpdate: ClientModule['onRouteDidUpdate'] = ({
  previousLocation,
}) => {
  if (!previousLocation) return
  showCurrentEntry()
  const position = positions[enter()]
  if (position === undefined) return
  scrollTo(0, position)
  // Effects of the page can make it longer.
  if (scrollY < position) requestAnimationFrame(() => scrollTo(0, position))
}
