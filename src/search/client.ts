import config from '@generated/search/default/config.json'
import type {FirstSearch} from './first/parts'
import {latest} from './latest'
import {SearchError} from './errors'
import type {SearchClient} from './searchClient'
import type {SearchConfig, SearchRequest, SearchResponse} from './types'

let hostedClient: Promise<SearchClient> | undefined

/**
 * The provider's client, which only a site that has it configured fetches: one for the life
 * of the page.
 *
 * @throws SearchError when it cannot be loaded; the next call tries again
 */
async function loadHostedClient(
  hosted: Extract<SearchConfig, {engine: 'hosted'}>,
): Promise<SearchClient> {
  hostedClient ??= import('./hostedClient').then(({createHostedClient}) =>
    createHostedClient(hosted, config.siteUrl),
  )
  try {
    return await hostedClient
  } catch (cause) {
    hostedClient = undefined
    throw new SearchError('unreachable', 'Search could not be loaded.', {cause})
  }
}

/** The embedded search, which is there before the bundle (src/search/first). */
async function startSearch(): Promise<FirstSearch> {
  const search = await window.startSearch?.()
  if (!search) throw new Error('This page does not say where its search is.')
  return search
}

/** The client of whichever engine this build has. */
async function loadClient(): Promise<SearchClient> {
  return config.engine === 'embedded'
    ? (await startSearch()).client
    : loadHostedClient(config)
}

/** The site's search client: one for the life of the page, which makes no request yet. */
export function getSearchClient(): Pick<SearchClient, 'search' | 'preload'> {
  return {
    search: async (request) => (await loadClient()).search(request),
    // Each search reports the failure itself.
    preload: () => void loadClient().catch(() => undefined),
  }
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
  const ending = startSearch().then(
    (search) => search.onRefined(listener),
    () => () => undefined,
  )
  return () => void ending.then((end) => end())
}

/** How this build searches: what engine, and the provider's names and settings. */
export const searchConfig = config
