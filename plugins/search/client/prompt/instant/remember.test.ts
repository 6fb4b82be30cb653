// @vitest-environment jsdom
import {afterEach, beforeEach, describe, expect, test, vi} from 'vitest'
import {remember} from './remember'
import {testHierarchy, testHit} from '../../../test/data'

const recentKey = '__DOCSEARCH_RECENT_SEARCHES__docs'
const favoriteKey = '__DOCSEARCH_FAVORITE_SEARCHES__docs'
const page = testHit('page', {type: 'lvl1'})
const other = testHit('other', {type: 'lvl1', hierarchy: testHierarchy('API', 'Other')})
const group = {name: 'API', hits: [other, testHit('heading', {type: 'lvl2'}), page]}

const stored = () =>
  (JSON.parse(localStorage.getItem(recentKey) ?? '[]') as {objectID: string}[]).map(
    ({objectID}) => objectID,
  )
const store = (key: string, ids: readonly string[]) =>
  localStorage.setItem(key, JSON.stringify(ids.map((objectID) => ({objectID}))))

beforeEach(() => localStorage.clear())
afterEach(() => vi.restoreAllMocks())

describe('a hit that is chosen', () => {
  test('is stored at the top and only once, without highlights', () => {
    remember(page, group, 'docs')
    remember(other, group, 'docs')
    remember(page, group, 'docs')
    expect(stored()).toEqual(['page', 'other'])
    expect(localStorage.getItem(recentKey)).not.toMatch(/_highlightResult|_snippetResult/)
    expect(localStorage.getItem(recentKey)).toContain('"url":"/page#page"')
  })

  test('is stored as its page if the hit is on text', () => {
    remember(testHit('text'), group, 'docs')
    expect(stored()).toEqual(['page'])
  })

  test('is not stored if the hit is on text and its page is not a hit', () => {
    remember(testHit('text'), {name: 'API', hits: [other]}, 'docs')
    expect(localStorage.getItem(recentKey)).toBeNull()
  })

  test('is not stored when it is a favorite', () => {
    store(favoriteKey, ['other', 'page'])
    remember(page, group, 'docs')
    expect(stored()).toEqual([])
  })
})

test('seven recent searches are kept, or four if there are favorites', () => {
  store(recentKey, 'a b c d e f g h'.split(' '))
  remember(page, group, 'docs')
  expect(stored()).toEqual('page a b c d e f'.split(' '))
  store(favoriteKey, ['x'])
  remember(other, group, 'docs')
  expect(stored()).toEqual(['other', 'page', 'a', 'b'])
})

test.each(['{', '{"a": 1}', 'null'])('a malformed store causes no error: %s', (text) => {
  localStorage.setItem(favoriteKey, text)
  expect(() => remember(page, group, 'docs')).not.toThrow()
})

test('a browser without storage causes no error', () => {
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError')
  })
  expect(() => remember(page, group, 'docs')).not.toThrow()
})
