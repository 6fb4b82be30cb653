import {highlightTags} from './docsearch'
import type {FacetFilters, SearchQuery} from './types'

interface Options {
  indexName: string
  facetFilters: FacetFilters
  /** Length of a snippet, in words. */
  words: number
}

/** Makes the same query as DocSearch, so that all parts of search get the same answer. */
export function searchQuery(
  query: string,
  {indexName, facetFilters, words}: Options,
): SearchQuery {
  const levels = [1, 2, 3, 4, 5, 6].map((level) => `hierarchy.lvl${level}:${words}`)
  return {
    query,
    indexName,
    hitsPerPage: 20,
    attributesToRetrieve: ['hierarchy', 'content', 'type', 'url'],
    attributesToSnippet: [...levels, `content:${words}`],
    snippetEllipsisText: '…',
    highlightPreTag: highlightTags.pre,
    highlightPostTag: highlightTags.post,
    facetFilters,
  }
}
