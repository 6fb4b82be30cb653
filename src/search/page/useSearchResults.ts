import {useEffect, useReducer, useState} from 'react'
import {createSearch, onSearchRefined, searchConfig} from '../client'
import type {FacetFilters, SearchHit, SearchResult} from '../types'

interface Found {
  hits: SearchHit[]
  count: number
  hasMore: boolean
  suggestions: string[]
}

/** What the page knows about its query. Hits stay while more of them are loading. */
export type SearchState =
  | {status: 'idle'}
  | {status: 'loading'; found: Found | undefined}
  | {status: 'found'; found: Found}
  | {status: 'unreachable'; found: Found | undefined}

interface Request {
  query: string
  page: number
  /** Differs for each try, so that the same request can be made again. */
  attempt: number
}

type Event =
  | {type: 'query'; query: string}
  | {type: 'more'}
  | {type: 'retry'}
  | {type: 'refined'}
  | {type: 'answer'; result: SearchResult}
  | {type: 'failure'}

interface State {
  request: Request
  search: SearchState
}

function foundSoFar(search: SearchState): Found | undefined {
  return search.status === 'idle' ? undefined : search.found
}

function receive(state: State, result: SearchResult): Found {
  const earlier = state.request.page > 0 ? (foundSoFar(state.search)?.hits ?? []) : []
  return {
    hits: [...earlier, ...result.hits],
    count: result.nbHits,
    hasMore: result.page + 1 < result.nbPages,
    suggestions: result.suggestions,
  }
}

/** Pure transitions of the search page. */
export function searchReducer(state: State, event: Event): State {
  const {request, search} = state
  switch (event.type) {
    case 'query':
      if (event.query === '') {
        return {request: {query: '', page: 0, attempt: 0}, search: {status: 'idle'}}
      }
      return {
        request: {query: event.query, page: 0, attempt: 0},
        search: {status: 'loading', found: foundSoFar(search)},
      }
    case 'more':
      return {
        request: {...request, page: request.page + 1},
        search: {status: 'loading', found: foundSoFar(search)},
      }
    case 'retry':
      return {
        request: {...request, attempt: request.attempt + 1},
        search: {status: 'loading', found: foundSoFar(search)},
      }
    case 'refined':
      // A reader who has read on to more of the list keeps it.
      if (search.status !== 'found' || request.page > 0) return state
      return {request: {...request, attempt: request.attempt + 1}, search}
    case 'answer':
      return {request, search: {status: 'found', found: receive(state, event.result)}}
    case 'failure':
      return {request, search: {status: 'unreachable', found: foundSoFar(search)}}
  }
}

const hitsPerPage = 20
const snippetWords = 20

interface SearchResults {
  search: SearchState
  loadMore: () => void
  retry: () => void
}

/** Searches as the query changes; a later query outruns an earlier one. */
export function useSearchResults(
  query: string,
  facetFilters: FacetFilters,
): SearchResults {
  const [{request, search}, dispatch] = useReducer(searchReducer, {
    request: {query: '', page: 0, attempt: 0},
    search: {status: 'idle'},
  })

  const [searchFor] = useState(createSearch)

  useEffect(() => dispatch({type: 'query', query}), [query])

  // Without a query search need not be loaded.
  const isAsked = query !== ''
  useEffect(
    () => (isAsked ? onSearchRefined(() => dispatch({type: 'refined'})) : undefined),
    [isAsked],
  )

  useEffect(() => {
    if (request.query === '') return undefined
    let outdated = false
    const searchParameters = {
      query: request.query,
      page: request.page,
      indexName: searchConfig.indexName,
      hitsPerPage,
      facetFilters,
      attributesToSnippet: [`content:${snippetWords}`],
      snippetEllipsisText: '…',
      highlightPreTag: '<mark>',
      highlightPostTag: '</mark>',
    }
    searchFor({requests: [searchParameters]})
      .then(({results: [result]}) => {
        if (!outdated && result) dispatch({type: 'answer', result})
      })
      .catch(() => {
        if (!outdated) dispatch({type: 'failure'})
      })
    return () => {
      outdated = true
    }
  }, [request, facetFilters, searchFor])

  return {
    search,
    loadMore: () => dispatch({type: 'more'}),
    retry: () => dispatch({type: 'retry'}),
  }
}
