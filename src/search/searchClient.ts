import {SearchError} from './errors'
import {sanitizeResponse} from './sanitize'
import type {SearchEngine, SearchRequest, SearchResponse} from './types'

/** The one client that the search modal and the search page share. */
export interface SearchClient {
  /**
   * Answers the provider's multi-query request. Every answer is safe to show.
   *
   * @throws SearchError when there is no answer
   */
  search: (request: SearchRequest) => Promise<SearchResponse>
}

function toSearchError(error: unknown): SearchError {
  if (error instanceof SearchError) return error
  return new SearchError('unreachable', 'The search failed.', {cause: error})
}

/**
 * Makes a client.
 *
 * @param engine answers its requests
 * @param siteUrl origin of the deployed site, whose URLs in hits become paths
 */
export function createSearchClient(engine: SearchEngine, siteUrl: string): SearchClient {
  return {
    async search(request) {
      try {
        return sanitizeResponse(await engine.search(request), request, siteUrl)
      } catch (error) {
        const failure = toSearchError(error)
        if (failure.failure === 'malformed') engine.reset()
        throw failure
      }
    },
  }
}
