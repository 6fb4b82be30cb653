import {createSearch, searchConfig} from '../client'
import {untilComposed} from '../prompt/dialog'
import {sanitizeResponse} from '../sanitize'
import type {SearchClient} from '../searchClient'
import type {SearchResult} from '../../shared/types'

/** The outcome of the reader's last query. */
export type Answer =
  | {status: 'found' | 'none'; result: SearchResult}
  | {status: 'unreachable'}

/**
 * Creates the client for DocSearch. Its search never rejects, because DocSearch 3.9 forgets an
 * error at once and leaves the rejection unhandled. If search fails, DocSearch gets no hits,
 * and the modal learns of the failure from `onAnswer`. A word that an input method composes is
 * searched when it is whole.
 *
 * @param onAnswer called with the outcome of the newest query
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
        const dialog = document.querySelector<HTMLDialogElement>('.search-dialog')
        if (dialog) await untilComposed(dialog)
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
