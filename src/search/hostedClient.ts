import {createHostedEngine} from './engines/hosted'
import {createSearchClient, type SearchClient} from './searchClient'
import type {SearchConfig} from './types'

/**
 * Makes the client of a site whose provider searches.
 *
 * @param siteUrl origin of the deployed site
 */
export function createHostedClient(
  hosted: Extract<SearchConfig, {engine: 'hosted'}>,
  siteUrl: string,
): SearchClient {
  return createSearchClient(createHostedEngine(hosted), siteUrl)
}
