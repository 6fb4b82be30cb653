import {highlightTags} from '../client/docsearch'
import type {SearchQuery} from './types'

/**
 * Makes the same query as DocSearch, so that the prompt, the modal and the search
 * page get the same answers.
 *
 * @param options `words` is the number of words in a snippet
 */
export function searchQuery(
  query: string,
  {words, ...options}: Pick<SearchQuery, 'indexName' | 'facetFilters'> & {words: number},
): SearchQuery {
  const levels = [1, 2, 3, 4, 5, 6].map((level) => `hierarchy.lvl${level}:${words}`)
  return {
    query,
    hitsPerPage: 20,
    attributesToRetrieve: ['hierarchy', 'content', 'type', 'url'],
    attributesToSnippet: [...levels, `content:${words}`],
    snippetEllipsisText: '…',
    highlightPreTag: highlightTags.pre,
    highlightPostTag: highlightTags.post,
    ...options,
  }
}
