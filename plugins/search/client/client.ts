import config from '@generated/search/default/config.json'
import {latest} from './latest'
import type {SearchClient} from './searchClient'
import type {HostedConfig, SearchRequest, SearchResponse} from '../shared/types'

let hostedClient: Promise<SearchClient> | undefined

/**
 * Loads the client of the hosted search provider, once per page. A site with the embedded
 * engine never loads it.
 *
 * @throws when the client cannot be loaded; the next call tries again
 */
function loadHostedClient(hosted: HostedConfig): Promise<SearchClient> {
  hostedClient ??= import('./engines/hosted').then(({createHostedClient}) =>
    createHostedClient(hosted, config.siteUrl),
  )
  hostedClient.catch(() => (hostedClient = undefined))
  return hostedClient
}

/** Loads the client of this build's engine. */
async function loadClient(): Promise<SearchClient> {
  if (config.engine === 'hosted') return loadHostedClient(config)
  // The client of the embedded engine is in a bundle of its own (prompt/instant).
  const search = await window.startSearch?.()
  if (!search) throw new Error('This page does not list the search scripts.')
  return search.client
}

/**
 * Creates the search function for one input. The embedded engine computes one query at a time
 * and skips those that a later one supersedes; the provider answers queries in parallel.
 */
export function createSearch(): (request: SearchRequest) => Promise<SearchResponse> {
  const search = async (request: SearchRequest) => (await loadClient()).search(request)
  return config.engine === 'embedded' ? latest(search) : search
}

/** The search configuration of this build. */
export const searchConfig = config
