import {createSearch, searchConfig} from '../client'
import {sanitizeResponse} from '../sanitize'
import type {SearchClient} from '../searchClient'
import type {SearchResult} from '../types'

/** What became of the reader's last query. */
export type Answer =
  | {status: 'found' | 'none'; result: SearchResult}
  | {status: 'unreachable'}

/**
 * Makes the client that DocSearch asks. It never fails: DocSearch 3.9 forgets a failure at once
 * and leaves the rejection unhandled, so a failure is answered with no hits and reported to the
 * modal instead.
 *
 * @param onAnswer called with what became of the newest query
 */
export function createModalClient(onAnswer: (answer: Answer) => void): SearchClient {
  let newest = 0
  const search = createSearch()
  return {
    async search(request) {
      const turn = ++newest
      const report = (answer: Answer) => {
        if (turn === newest) onAnswer(answer)
      }
      try {
        const response = await search(request)
        const [result] = response.results
        if (result) report({status: result.hits.length > 0 ? 'found' : 'none', result})
        return response
      } catch {
        report({status: 'unreachable'})
        const results = request.requests.map(() => ({hits: []}))
        return sanitizeResponse({results}, request, searchConfig.siteUrl)
      }
    },
  }
}
