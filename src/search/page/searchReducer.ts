import type {SearchHit, SearchResult} from '../types'

/** What is listed, and what is said about it. */
export interface Found extends Pick<SearchResult, 'nbHits' | 'exhaustiveNbHits'> {
  hits: SearchHit[]
  hasMore: boolean
  suggestions: string[]
}

/** What the search page knows about its query. */
export interface SearchState {
  /** A new object has the page ask, also for the same once more. */
  request: {query: string; page: number}
  status: 'idle' | 'loading' | 'found' | 'unreachable'
  /** Stays while more, or something else, is loading. */
  found?: Found
}

type Event =
  | {type: 'query'; query: string}
  | {type: 'more' | 'retry' | 'refined' | 'failure'}
  | {type: 'answer'; result: SearchResult}

export const initialState: SearchState = {
  request: {query: '', page: 0},
  status: 'idle',
}

function receive({request, found}: SearchState, result: SearchResult): Found {
  const earlier = request.page > 0 ? (found?.hits ?? []) : []
  return {
    hits: [...earlier, ...result.hits],
    nbHits: result.nbHits,
    exhaustiveNbHits: result.exhaustiveNbHits,
    hasMore: result.page + 1 < result.nbPages,
    suggestions: result.suggestions,
  }
}

/** Pure transitions of the search page. */
export function searchReducer(state: SearchState, event: Event): SearchState {
  const {query, page} = state.request
  switch (event.type) {
    case 'query':
      if (event.query === '') return initialState
      return {...state, status: 'loading', request: {query: event.query, page: 0}}
    case 'more':
      return {...state, status: 'loading', request: {query, page: page + 1}}
    case 'retry':
      return {...state, status: 'loading', request: {query, page}}
    case 'refined':
      // A reader who has read on to more of the list keeps it.
      if (state.status !== 'found' || page > 0) return state
      return {...state, request: {query, page}}
    case 'answer':
      return {...state, status: 'found', found: receive(state, event.result)}
    case 'failure':
      return {...state, status: 'unreachable'}
  }
}
