import {describe, expect, test} from 'vitest'
import {maxTypos, parseQuery} from './query'

const termsOf = (text: string) => parseQuery(text).terms.map(({word}) => word)

describe('a query', () => {
  test('has a term for each word except stop words, and one for all words joined', () => {
    expect(parseQuery('  Use facet maps ')).toMatchObject({
      text: 'Use facet maps',
      identity: 'usefacetmap',
      words: ['facet', 'map'],
    })
    expect(termsOf('use facet maps')).toEqual(['facet', 'map', 'usefacetmap'])
  })

  test('of one word has only that word as its term, and an empty query has none', () => {
    expect(parseQuery('map')).toEqual({
      compared: new Set(),
      formWords: [],
      text: 'map',
      identity: 'map',
      words: ['map'],
      terms: [expect.objectContaining({word: 'map', covers: ['map']})],
    })
    expect(parseQuery('')).toMatchObject({words: [], terms: []})
  })
})

test('stop words have terms of their own only in a query without other words', () => {
  expect(termsOf('how to map')).toEqual(['map', 'howtomap'])
  expect(termsOf('how to')).toEqual(['how', 'to', 'howto'])
})

describe('a word is looked up', () => {
  test('as the beginning of a word in the index, then with letters exchanged', () => {
    expect(parseQuery('map').terms[0]?.attempts).toEqual([
      {queries: ['map'], prefix: true},
      {queries: ['amp', 'mpa'], prefix: true, combineWith: 'OR'},
    ])
  })

  test('by its parts and as a misspelling of a title too, if it is an identifier', () => {
    const byParts = {queries: ['use', 'memo'], combineWith: 'AND'}
    expect(parseQuery('useMemo').terms[0]?.attempts).toEqual([
      {
        queries: [
          {queries: ['usememo'], prefix: true},
          {...byParts, fields: ['title']},
        ],
        combineWith: 'OR',
      },
      {
        queries: ['suememo', 'uesmemo', 'usmeemo', 'useemmo', 'usemmeo', 'usemeom'],
        prefix: true,
        combineWith: 'OR',
      },
      {queries: ['usememo'], fields: ['title'], fuzzy: 2},
      {...byParts, prefix: true},
    ])
  })

  test('although it is a stop word, if a page declares it as a name', () => {
    const names = new Set(['With'])
    expect(parseQuery('What does <With> do', names).words).toEqual(['with'])
    expect(parseQuery('start with facets', names).words).toEqual(['start', 'facet'])
  })

  test('although it is a stop word in lower case, in a comparison with another name', () => {
    const names = new Set(['With', 'Mount'])
    expect(parseQuery('with vs mount', names)).toMatchObject({
      words: ['with', 'mount'],
      compared: new Set(['with', 'mount']),
    })
    expect(parseQuery('mount vs display', names).compared.size).toBe(0)
    expect(parseQuery('mount with care', names).words).toEqual(['mount', 'care'])
  })

  test('although it is an operator, in a query without words', () => {
    expect(parseQuery('===').words).toEqual(['==='])
    expect(parseQuery('a === b').words).toEqual(['b'])
  })

  test('together with the other words, as one identifier', () => {
    expect(parseQuery('read only facet').terms.at(-1)).toEqual({
      word: 'readonlyfacet',
      covers: ['read', 'only', 'facet'],
      attempts: [{queries: ['readonlyfacet'], prefix: true, fields: ['title']}],
    })
  })
})

test.each([
  ['map', 0],
  ['memo', 1],
  ['portal', 1],
  ['reducer', 2],
])('"%s" may have %i typos', (term, typos) => expect(maxTypos(term)).toBe(typos))
