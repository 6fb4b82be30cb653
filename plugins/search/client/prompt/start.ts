import {fetchIndex} from './instant/fetchIndex'
import type * as SearchScript from './instant'
import {
  assetNames,
  assetsMeta,
  type InstantSearch,
  type SearchAssets,
} from '../../shared/assets'

/** Loads search once, or again after a failure. Returns undefined with the hosted engine. */
type StartSearch = () => Promise<InstantSearch> | undefined

declare global {
  interface Window {
    /**
     * Shared by separately bundled scripts, so that they use one search client. The page's
     * inline script, which runs first, defines it (index.ts).
     */
    startSearch?: StartSearch
  }
}

/** Reads the addresses of the parts of search. With the hosted engine there are none. */
function readAssets(): SearchAssets | undefined {
  const selector = `meta[name="${assetsMeta}"]`
  const urls = document.querySelector<HTMLMetaElement>(selector)?.content.split(' ')
  if (!urls) return undefined
  return Object.fromEntries(
    assetNames.map((name, index) => [name, urls[index]]),
  ) as SearchAssets
}

/**
 * Creates the function for `window.startSearch`, whose first call requests the script, the
 * engine and the first tier of the index, all at once.
 */
export function createSearchStarter(): StartSearch {
  let started: Promise<InstantSearch> | undefined

  return () => {
    const parts = readAssets()
    if (!parts || started) return started
    const first = fetchIndex(parts.first)
    // Prevents an unhandled rejection. Each search reports the failure itself.
    first.catch(() => undefined)
    // Fills the browser's cache for the worker, which the script starts.
    fetch(parts.engine).catch(() => undefined)
    const script = window.importModule<typeof SearchScript>(parts.script)
    started = script.then(({begin}) => begin(parts, first))
    started.catch(() => {
      started = undefined
    })
    return started
  }
}
