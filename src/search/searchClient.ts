import {SearchError} from './errors'
import {sanitizeResponse} from './sanitize'
import type {SearchEngine, SearchRequest, SearchResponse} from './types'

/** Whether the last search got an answer. */
export type SearchStatus = 'reachable' | 'unreachable'

/** The one client that the search modal and the search page share. */
export interface SearchClient {
  /**
   * Answers the provider's multi-query request. Every answer is safe to show.
   *
   * @throws SearchError when there is no answer
   */
  search: (request: SearchRequest) => Promise<SearchResponse>
  /** Loads what the first search needs; it makes no request to the provider. */
  preload: () => void
  getStatus: () => SearchStatus
  /**
   * Has a listener called each time the status changes.
   *
   * @returns ends it
   */
  subscribe: (listener: () => void) => () => void
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
  const listeners = new Set<() => void>()
  let status: SearchStatus = 'reachable'
  let lastRequest = 0
  let lastSettled = 0

  // An early request that fails late says nothing about now.
  const settle = (request: number, next: SearchStatus) => {
    if (request < lastSettled) return
    lastSettled = request
    if (next === status) return
    status = next
    listeners.forEach((listener) => listener())
  }

  return {
    async search(request) {
      const current = ++lastRequest
      try {
        const answer = await engine.search(request)
        const response = sanitizeResponse(answer, request, siteUrl)
        settle(current, 'reachable')
        return response
      } catch (error) {
        const failure = toSearchError(error)
        if (failure.failure === 'malformed') engine.reset()
        settle(current, 'unreachable')
        throw failure
      }
    },
    preload: () => engine.preload(),
    getStatus: () => status,
    subscribe(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}
