import {createSearch} from '../client'
import type {SearchRequest, SearchResponse, SearchResult} from '../types'

/** What became of the reader's last query. */
export type Answer =
  | {status: 'found'; count: number}
  | {status: 'none'; query: string; suggestions: string[]}
  | {status: 'unreachable'}

/** The part of the provider's client that DocSearch calls. */
interface ModalClient {
  search: (request: SearchRequest) => Promise<SearchResponse>
}

const nothing: Omit<SearchResult, 'query' | 'index'> = {
  hits: [],
  nbHits: 0,
  page: 0,
  nbPages: 0,
  hitsPerPage: 0,
  params: '',
  processingTimeMS: 0,
  exhaustiveNbHits: true,
  suggestions: [],
}

/**
 * Makes the client that DocSearch asks. It never fails: DocSearch 3.9 forgets a failure as
 * soon as it has happened and leaves the rejection unhandled, so that a failure is answered
 * with no hits and told to the modal instead.
 *
 * @param onAnswer called with what became of the newest query
 */
export function createModalClient(onAnswer: (answer: Answer) => void): ModalClient {
  let newest = 0
  const search = createSearch()
  return {
    async search(request) {
      const turn = ++newest
      const report = (answer: Answer) => {
        if (turn === newest) onAnswer(answer)
      }
      const query = request.requests[0]?.query ?? ''
      try {
        const response = await search(request)
        const result = response.results[0]
        if (result && result.hits.length > 0) {
          report({status: 'found', count: result.nbHits})
        } else {
          report({status: 'none', query, suggestions: result?.suggestions ?? []})
        }
        return response
      } catch {
        report({status: 'unreachable'})
        return {
          results: [{...nothing, query, index: request.requests[0]?.indexName ?? ''}],
        }
      }
    },
  }
}
