import {describe, expect, test} from 'vitest'
import type {SearchHit, SearchResult} from '../../shared/types'
import {initialState, searchReducer, type SearchState} from './searchReducer'

const hit = (objectID: string) => ({objectID}) as SearchHit

function result(ids: string[], page = 0): SearchResult {
  return {
    hits: ids.map(hit),
    nbHits: 3,
    page,
    nbPages: 2,
    query: 'map',
    exhaustiveNbHits: false,
    suggestions: ['memo'],
  }
}

type Event = Parameters<typeof searchReducer>[1]

const after = (...events: Event[]): SearchState =>
  events.reduce(searchReducer, initialState)
const queryEvent = {type: 'query', query: 'map'} as const
const answerEvent = {type: 'answer', result: result(['a', 'b'])} as const
const idsOf = ({results}: SearchState) =>
  results.flatMap(({hits}) => hits.map(({objectID}) => objectID))

describe('the search page', () => {
  test('keeps its hits until another query is answered', () => {
    const next = after(
      queryEvent,
      answerEvent,
      {type: 'more'},
      {type: 'query', query: 'memo'},
    )
    expect(next).toMatchObject({status: 'loading', request: {query: 'memo', page: 0}})
    expect(idsOf(next)).toEqual(['a', 'b'])
    const found = searchReducer(next, {type: 'answer', result: result(['d'])})
    expect(idsOf(found)).toEqual(['d'])
  })

  test('is empty without a query', () => {
    const empty = {status: 'idle', request: {query: '', page: 0}, results: []}
    expect(after()).toEqual(empty)
    expect(after(queryEvent, answerEvent, {type: 'query', query: ''})).toEqual(empty)
  })

  test('keeps its hits after a failure, and can retry', () => {
    const failed = after(queryEvent, answerEvent, {type: 'more'}, {type: 'failure'})
    expect(failed.status).toBe('unreachable')
    expect(idsOf(failed)).toEqual(['a', 'b'])
    const again = searchReducer(failed, {type: 'retry'})
    expect(again.status).toBe('loading')
    expect(again.request).toEqual(failed.request)
    // A new object starts a search, even for the same query.
    expect(again.request).not.toBe(failed.request)
  })

  test('searches again when the rest of the index has loaded', () => {
    const found = after(queryEvent, answerEvent)
    const again = searchReducer(found, {type: 'refined'})
    expect(again).toEqual(found)
    expect(again.request).not.toBe(found.request)
  })

  test('ignores the rest of the index while loading, or after loading more hits', () => {
    const states = [
      after(queryEvent),
      after(
        queryEvent,
        answerEvent,
        {type: 'more'},
        {type: 'answer', result: result(['c'], 1)},
      ),
    ]
    for (const state of states) {
      expect(searchReducer(state, {type: 'refined'})).toBe(state)
    }
  })
})
