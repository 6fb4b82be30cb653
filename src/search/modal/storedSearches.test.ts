// @vitest-environment jsdom
import {describe, expect, it, vi} from 'vitest'
import {payloads} from '../../../tools/hostileInput'
import {onStoredElsewhere, repairStoredSearches} from './storedSearches'

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

  it('drops addresses that lead elsewhere than to a page', () => {
    expect(
      repaired([
        {...search, url: 'javascript:a()'},
        {...search, url: '/%'},
      ]),
    ).toEqual([])
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
