import {fetchIndex} from '../first/fetchIndex'
import {
  partNames,
  partsMeta,
  type FirstSearch,
  type SearchParts,
  type SearchScript,
} from '../first/parts'

/** Loads all that search needs, once. Undefined where the provider searches. */
type StartSearch = () => Promise<FirstSearch> | undefined

declare global {
  interface Window {
    /**
     * Scripts that are bundled apart share it, so that a page has one search: the one that
     * runs before the page's scripts defines it (index.ts).
     */
    startSearch?: StartSearch
  }
}

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
 * first, all at once, the first time that it is called.
 */
export function createSearchStarter(document: Document): StartSearch {
  let started: Promise<FirstSearch> | undefined
  let failures = 0

  return () => {
    const parts = readParts(document)
    if (!parts || started) return started
    const first = fetchIndex(parts.first)
    // Each search reports the failure itself.
    first.catch(() => undefined)
    // Fills the cache for the worker that the script starts.
    fetch(parts.engine).catch(() => undefined)
    // Some browsers cache a failed import; another fragment makes them try again.
    const again = failures > 0 ? `#${failures}` : ''
    const script = import(parts.script + again) as Promise<SearchScript>
    started = script.then(({begin}) => begin({parts, first}))
    started.catch(() => {
      failures++
      started = undefined
    })
    return started
  }
}
