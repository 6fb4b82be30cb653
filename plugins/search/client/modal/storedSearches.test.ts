// @vitest-environment jsdom
import {describe, expect, it, vi} from 'vitest'
import {payloads} from '../../../../tools/hostileInput'
import type {SearchHit} from '../../shared/types'
import {repairStorage, repairStoredSearches} from './storedSearches'

const search = {
  objectID: '1',
  type: 'lvl1',
  url: '/docs/goals',
  hierarchy: {lvl0: 'Guide', lvl1: 'Goals'},
  content: null,
}

function repaired(stored: unknown, limit = 7): unknown[] {
  return JSON.parse(repairStoredSearches(JSON.stringify(stored), limit)) as unknown[]
}

describe('repairStoredSearches', () => {
  it('keeps searches that DocSearch has written, up to the limit', () => {
    expect(repaired([search])).toMatchObject([search])
    expect(repaired(Array(9).fill(search))).toHaveLength(7)
  })

  it.each(payloads.map(({kind, text}) => [kind, text.slice(0, 60), text]))(
    'makes harmless searches from %s: %j',
    (_kind, _start, text) => {
      const list: unknown = JSON.parse(repairStoredSearches(text, 7))
      expect(Array.isArray(list)).toBe(true)
      const hostile = {...search, url: text, hierarchy: {lvl0: text, lvl1: text}}
      const shown = repaired([hostile, {...search, content: text}]) as SearchHit[]
      for (const {url, content, hierarchy} of shown) {
        expect(`${content} ${hierarchy.lvl1}`).not.toMatch(/[<>]/)
        expect(url).toMatch(/^(?:\/(?!\/)|https?:\/\/)/)
      }
    },
  )

  it('keeps escaped text as it is, and drops snippets', () => {
    const hierarchy = {...search.hierarchy, lvl1: 'a &lt;b&gt; &amp; c'}
    const stored = {...search, hierarchy, _snippetResult: {content: {value: 'a'}}}
    const [kept] = repaired([stored])
    expect(kept).toMatchObject({hierarchy: {lvl1: 'a &lt;b&gt; &amp; c'}})
    expect(kept).not.toHaveProperty('_snippetResult')
  })
})

describe('repairStorage', () => {
  const recent = '__DOCSEARCH_RECENT_SEARCHES__docs'
  const favorite = '__DOCSEARCH_FAVORITE_SEARCHES__docs'
  const countIn = (key: string) =>
    (JSON.parse(localStorage.getItem(key) ?? '[]') as unknown[]).length

  it('repairs both stores, cuts each to its limit, and creates none', () => {
    localStorage.clear()
    repairStorage('docs')
    expect(localStorage).toHaveLength(0)
    localStorage.setItem(
      recent,
      JSON.stringify([null, ...Array<unknown>(8).fill(search)]),
    )
    localStorage.setItem(favorite, JSON.stringify(Array(12).fill(search)))
    repairStorage('docs')
    expect([countIn(recent), countIn(favorite)]).toEqual([7, 10])
  })

  it('does not throw without storage', () => {
    const denied = vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError')
    })
    expect(() => repairStorage('docs')).not.toThrow()
    denied.mockRestore()
  })
})
