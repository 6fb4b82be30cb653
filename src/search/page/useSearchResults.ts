import {useEffect, useReducer, useState} from 'react'
import {createSearch, onSearchRefined, searchConfig} from '../client'
import {searchQuery} from '../query'
import type {FacetFilters} from '../types'
import {initialState, searchReducer, type SearchState} from './searchReducer'

const {indexName} = searchConfig

/** Length of a snippet: the page has more room than the modal. */
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
  const [search, dispatch] = useReducer(searchReducer, initialState)
  const {request} = search

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
    const options = {indexName, facetFilters, words: snippetWords}
    const asked = {...searchQuery(request.query, options), page: request.page}
    searchFor({requests: [asked]})
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
