import config from '@generated/search/default/config.json'
import type {FirstSearch} from './first/parts'
import {latest} from './latest'
import {createSearchClient, type SearchClient} from './searchClient'
import type {SearchConfig, SearchEngine, SearchRequest, SearchResponse} from './types'

/** The hosted engine, whose client is only fetched by a site that has it configured. */
function lazyHostedEngine(
  hosted: Extract<SearchConfig, {engine: 'hosted'}>,
): SearchEngine {
  let loading: Promise<SearchEngine> | undefined
  const load = () => {
    loading ??= import('./engines/hosted').then(
      ({createHostedEngine}) => createHostedEngine(hosted),
      (error: unknown) => {
        loading = undefined
        throw error
      },
    )
    return loading
  }
  return {
    // A failure to load is told to whoever searches.
    preload: () => void load().catch(() => undefined),
    reset: () => void loading?.then((engine) => engine.reset()),
    search: async (request) => (await load()).search(request),
  }
}

/** The embedded engine's client, which is there before the bundle (src/search/first). */
async function startSearch(): Promise<FirstSearch> {
  const search = await window.startSearch?.()
  if (!search) throw new Error('This page does not say where its search is.')
  return search
}

let hostedClient: SearchClient | undefined

/** The site's search client: one for the life of the page, which makes no request yet. */
export function getSearchClient(): Pick<SearchClient, 'search' | 'preload'> {
  if (config.engine === 'embedded') {
    return {
      search: async (request) => (await startSearch()).client.search(request),
      preload: () => void startSearch().catch(() => undefined),
    }
  }
  hostedClient ??= createSearchClient(lazyHostedEngine(config), config.siteUrl)
  return hostedClient
}

/**
 * Makes the search of one box. With the embedded engine a query that a later one
 * supersedes is not computed; the provider answers several at once.
 */
export function createSearch(): (request: SearchRequest) => Promise<SearchResponse> {
  const search = (request: SearchRequest) => getSearchClient().search(request)
  return config.engine === 'embedded' ? latest(search) : search
}

/**
 * Has a listener called when the same query may find more than it did.
 *
 * @returns ends it
 */
export function onSearchRefined(listener: () => void): () => void {
  if (config.engine === 'hosted') return () => undefined
  let end: () => void = () => undefined
  let ended = false
  startSearch().then(
    (search) => {
      if (!ended) end = search.onRefined(listener)
    },
    () => undefined,
  )
  return () => {
    ended = true
    end()
  }
}

/** How this build searches: what engine, and the provider's names and settings. */
export const searchConfig = config
