import {sanitizeResponse} from './sanitize'
import type {SearchEngine, SearchRequest, SearchResponse} from '../shared/types'

/** The client that the prompt, the modal and the search page share. */
export interface SearchClient {
  /**
   * Answers a request in the protocol of the hosted provider. Every answer is safe to show.
   *
   * @throws when the engine fails or its answer is malformed
   */
  search: (request: SearchRequest) => Promise<SearchResponse>
}

/**
 * Creates a client that checks the answers of an engine.
 *
 * @param siteUrl origin of the deployed site; its URLs in hits become paths
 */
export function createSearchClient(engine: SearchEngine, siteUrl: string): SearchClient {
  return {
    async search(request) {
      const answer = await engine.search(request)
      try {
        return sanitizeResponse(answer, request, siteUrl)
      } catch (error) {
        engine.reset()
        throw error
      }
    },
  }
}
