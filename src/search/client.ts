import config from '@generated/search/default/config.json'
import type {FirstSearch} from './first/parts'
import {latest} from './latest'
import type {SearchClient} from './searchClient'
import type {HostedConfig, SearchRequest, SearchResponse} from './types'

let hostedClient: Promise<SearchClient> | undefined

/**
 * The provider's client, which only a site that has it configured fetches: one for the life
 * of the page.
 *
 * @throws when it cannot be loaded; the next call tries again
 */
function loadHostedClient(hosted: HostedConfig): Promise<SearchClient> {
  hostedClient ??= import('./engines/hosted').then(({createHostedClient}) =>
    createHostedClient(hosted, config.siteUrl),
  )
  hostedClient.catch(() => (hostedClient = undefined))
  return hostedClient
}

/** The embedded search, which is there before the bundle (src/search/first). */
async function startSearch(): Promise<FirstSearch> {
  const search = await window.startSearch?.()
  if (!search) throw new Error('This page does not say where its search is.')
  return search
}

/** The client of this build's engine: one for the life of the page. */
async function loadClient(): Promise<SearchClient> {
  return config.engine === 'embedded'
    ? (await startSearch()).client
    : loadHostedClient(config)
}

/** Loads what the first search needs; it makes no request to the provider. */
export function preloadSearch(): void {
  // Each search reports the failure itself.
  loadClient().catch(() => undefined)
}

/**
 * Makes the search of one box. With the embedded engine a query that a later one
 * supersedes is not computed; the provider answers several at once.
 */
export function createSearch(): (request: SearchRequest) => Promise<SearchResponse> {
  const search = async (request: SearchRequest) => (await loadClient()).search(request)
  return config.engine === 'embedded' ? latest(search) : search
}

/**
 * Calls a listener when the same query may find more than before.
 *
 * @returns removes the listener
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
