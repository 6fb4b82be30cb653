import {
  partNames,
  partsMeta,
  type FirstSearch,
  type SearchParts,
} from '../search/first/parts'

/** How long what is searched first may take to arrive, in milliseconds. */
const loadTimeout = 30_000

/** Reads where the parts of search are: nowhere, where the provider searches. */
function readParts(document: Document): SearchParts | undefined {
  const selector = `meta[name="${partsMeta}"]`
  const urls = document.querySelector<HTMLMetaElement>(selector)?.content.split(' ')
  if (!urls) return undefined
  return Object.fromEntries(
    partNames.map((name, index) => [name, urls[index]]),
  ) as SearchParts
}

/**
 * Makes `window.startSearch`: it asks for search's script, its engine and what is searched
 * first, all at once, the first time that it is called. The bundle calls it as well, so
 * that there is one search in a page, whoever is asked for it first.
 */
export function createSearchStarter(document: Document) {
  let started: Promise<FirstSearch> | undefined
  let failures = 0

  return (): Promise<FirstSearch> | undefined => {
    const parts = readParts(document)
    if (!parts || started) return started
    const first = fetch(parts.first, {signal: AbortSignal.timeout(loadTimeout)})
    // Whoever searches hears of it. The engine is for the browser's cache: its worker is
    // made by the script.
    first.catch(() => undefined)
    fetch(parts.engine).catch(() => undefined)
    // Some browsers remember that an address failed; with another fragment they ask again.
    const again = failures > 0 ? `#${failures}` : ''
    started = (import(parts.script + again) as Promise<FirstSearch>).then((search) => {
      search.begin({parts, first})
      return search
    })
    started.catch(() => {
      failures++
      started = undefined
    })
    return started
  }
}
