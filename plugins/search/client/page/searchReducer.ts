import type {SearchResult} from '../../shared/types'

/** The state of the search page. */
export interface SearchState {
  /** A new object starts a search, even for the same query. */
  request: {query: string; page: number}
  status: 'idle' | 'loading' | 'found' | 'unreachable'
  /** One result for each loaded page of hits. The answer to another query replaces them all. */
  results: readonly SearchResult[]
}

type Event =
  | {type: 'query'; query: string}
  | {type: 'more' | 'retry' | 'refined' | 'failure'}
  | {type: 'answer'; result: SearchResult}

export const initialState: SearchState = {
  request: {query: '', page: 0},
  status: 'idle',
  results: [],
}

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
      // The rest of the index has loaded. A list of more than one page stays as it is.
      if (state.status !== 'found' || page > 0) return state
      return {...state, request: {query, page}}
    case 'answer':
      return {
        ...state,
        status: 'found',
        results: page > 0 ? [...state.results, event.result] : [event.result],
      }
    case 'failure':
      return {...state, status: 'unreachable'}
  }
}
