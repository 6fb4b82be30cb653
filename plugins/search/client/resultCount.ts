import type {SearchResult} from '../shared/types'

/**
 * The number of results, as text. The text says "so far" until the whole index is searched,
 * and when the provider has only estimated the number.
 */
export function resultCount({
  nbHits,
  exhaustiveNbHits,
}: Pick<SearchResult, 'nbHits' | 'exhaustiveNbHits'>): string {
  const results = `${nbHits} ${nbHits === 1 ? 'result' : 'results'}`
  return exhaustiveNbHits ? results : `${results} so far`
}
