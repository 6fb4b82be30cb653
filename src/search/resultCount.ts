import type {SearchResult} from './types'

/**
 * How many results there are, in words. While not everything could be searched, or the
 * provider has not counted to the end, it says that there may be more.
 */
export function resultCount({
  nbHits,
  exhaustiveNbHits,
}: Pick<SearchResult, 'nbHits' | 'exhaustiveNbHits'>): string {
  const results = `${nbHits} ${nbHits === 1 ? 'result' : 'results'}`
  return exhaustiveNbHits ? results : `${results} so far`
}
