// @vitest-environment jsdom
import {describe, expect, it, vi} from 'vitest'
import {payloads} from '../../../tools/hostileInput'
import {onStoredElsewhere, repairStorage, repairStoredSearches} from './storedSearches'

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
  it('keeps what DocSearch has written, up to the limit', () => {
    expect(repaired([search])).toMatchObject([search])
    expect(repaired(Array(9).fill(search))).toHaveLength(7)
  })

  it.each(payloads.map(({kind, text}) => [kind, text.slice(0, 60), text]))(
    'makes a list of harmless searches of %s: %j',
    (_kind, _start, text) => {
      const list: unknown = JSON.parse(repairStoredSearches(text, 7))
      expect(Array.isArray(list)).toBe(true)
      const hostile = {...search, url: text, hierarchy: {lvl0: text, lvl1: text}}
      const stored = repairStoredSearches(
        JSON.stringify([hostile, {...search, content: text}]),
        7,
      )
      expect(stored).not.toMatch(/[<>]/)
      for (const {url} of JSON.parse(stored) as {url: string}[]) {
        expect(url).toMatch(/^(?:\/(?!\/)|https?:\/\/)/)
      }
    },
  )

  it('drops what has no section, which would crash the page', () => {
    expect(repaired([{...search, hierarchy: {lvl1: 'Goals'}}])).toEqual([])
  })

  it('drops what has no id, or no type that DocSearch knows', () => {
    expect(repaired([{...search, objectID: 1}])).toEqual([])
    for (const type of ['lvl7', '', null])
      expect(repaired([{...search, type}])).toEqual([])
    expect(repaired([{...search, type: 'content'}])).toHaveLength(1)
  })

  it('keeps text as text, of 500 characters at most', () => {
    const content = `<b>${'x'.repeat(600)}`
    const lvl1 = '&lt;i> &amp;'
    const hierarchy = {...search.hierarchy, lvl1}
    expect(repaired([{...search, content, hierarchy}])).toMatchObject([
      {content: `&lt;b&gt;${'x'.repeat(497)}`, hierarchy: {lvl1: '&lt;i&gt; &amp;'}},
    ])
  })

  it.each(['{', '"text"', '{"0": 1}'])('makes an empty list of %s', (text) => {
    expect(repairStoredSearches(text, 7)).toBe('[]')
  })

  it('drops addresses that lead elsewhere than to a page', () => {
    expect(
      repaired([
        {...search, url: 'javascript:a()'},
        {...search, url: '/%'},
      ]),
    ).toEqual([])
  })
})

describe('repairStorage', () => {
  const recent = '__DOCSEARCH_RECENT_SEARCHES__docs'
  const favorite = '__DOCSEARCH_FAVORITE_SEARCHES__docs'
  const countIn = (key: string) =>
    (JSON.parse(localStorage.getItem(key) ?? '[]') as unknown[]).length

  it('repairs both stores, each up to its limit, and makes none', () => {
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

  it('does without storage', () => {
    const denied = vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError')
    })
    expect(() => repairStorage('docs')).not.toThrow()
    denied.mockRestore()
  })
})

describe('onStoredElsewhere', () => {
  const tell = (key: string | null) =>
    window.dispatchEvent(new StorageEvent('storage', {key}))

  it('tells of its stores and of storage that is cleared, until it is ended', () => {
    const listener = vi.fn()
    const end = onStoredElsewhere('docs', listener)
    tell('theme')
    expect(listener).not.toHaveBeenCalled()
    tell('__DOCSEARCH_RECENT_SEARCHES__docs')
    tell(null)
    expect(listener).toHaveBeenCalledTimes(2)
    end()
    tell(null)
    expect(listener).toHaveBeenCalledTimes(2)
  })
})
