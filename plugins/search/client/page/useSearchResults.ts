import {useEffect, useReducer, useState} from 'react'
import {useDocumentEvent} from '../../../lib/client/useDocumentEvent'
import {createSearch, searchConfig} from '../client'
import {refinedEvent} from '../../shared/assets'
import {searchQuery} from '../../shared/query'
import {useSearchFilters} from '../useSearchFilters'
import {initialState, searchReducer} from './searchReducer'

const {indexName} = searchConfig

/** The number of words in a snippet. The page has more room than the modal. */
const snippetWords = 20

/** Searches as the query changes; the answer to an earlier query is ignored. */
export function useSearchResults(query: string) {
  const [search, dispatch] = useReducer(searchReducer, initialState)
  const {request} = search
  const [searchFor] = useState(createSearch)
  const facetFilters = useSearchFilters()

  useEffect(() => dispatch({type: 'query', query}), [query])

  useDocumentEvent(refinedEvent, () => dispatch({type: 'refined'}))

  useEffect(() => {
    if (request.query === '') return undefined
    let outdated = false
    const options = {indexName, facetFilters, words: snippetWords}
    const pageQuery = {...searchQuery(request.query, options), page: request.page}
    searchFor({requests: [pageQuery]})
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
    ...search,
    loadMore: () => dispatch({type: 'more'}),
    retry: () => dispatch({type: 'retry'}),
  }
}
