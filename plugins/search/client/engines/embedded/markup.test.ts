import {describe, expect, test} from 'vitest'
import {highlight, matchedWords, snippet} from './markup'
import type {Matches} from './markup'

/** Replaces highlight tags with brackets. */
const bracketed = (html: string) =>
  html.replace(/<\/?mark>/g, (tag) => (tag === '<mark>' ? '[' : ']'))

/** Makes matches. `terms` maps each matched term to a word of the query. */
function matches(terms: Record<string, string>, identity = ''): Matches {
  return {
    terms: new Map(Object.entries(terms)),
    queryWords: [...new Set(Object.values(terms))],
    identity,
  }
}

describe('a highlight', () => {
  const highlighted = (text: string, terms: Record<string, string>) =>
    bracketed(highlight(text, matches(terms)))

  test('marks words in any case', () => {
    expect(highlighted('Facets and a facet', {facet: 'facet'})).toBe(
      '[Facet]s and a [facet]',
    )
  })

  test('marks only the typed beginning of a word', () => {
    expect(highlighted('Call useFacetMap', {usefacetmap: 'usef'})).toBe(
      'Call [useF]acetMap',
    )
  })

  test('marks a whole word that was typed differently', () => {
    expect(highlighted('useFacetMap', {usefacetmap: 'usefacetmpa'})).toBe('[useFacetMap]')
    expect(highlighted('re-render', {rerender: 'rerender'})).toBe('[re-render]')
  })

  test('marks whole letters, accents included', () => {
    expect(highlighted('Résumé', {resume: 'resume'})).toBe('[Résumé]')
    expect(highlighted('re\u0301sume\u0301', {resume: 're'})).toBe('[re\u0301sume\u0301]')
  })

  test('marks parts of identifiers, and joins adjacent and overlapping marks', () => {
    expect(highlighted('useFacetMap', {facetmap: 'facetmap', use: 'use'})).toBe(
      '[useFacetMap]',
    )
    expect(highlighted('useFacetMap', {map: 'map'})).toBe('useFacet[Map]')
    expect(highlighted('useFacetMap', {facet: 'facet', map: 'map'})).toBe('use[FacetMap]')
    expect(highlighted('useFacetMap', {usefacetmap: 'usefacetmap', facet: 'facet'})).toBe(
      '[useFacetMap]',
    )
  })
})

describe('the matched words of a text', () => {
  test('are the query words that the text has', () => {
    const both = matches({map: 'map', memo: 'memo'}, 'mapmemo')
    expect([...matchedWords('neither', both)]).toEqual([])
    expect([...matchedWords('a map', both)]).toEqual(['map'])
    expect([...matchedWords('map or memo', both)]).toEqual(['map', 'memo'])
  })

  test('are all query words, if the text has the query as one identifier', () => {
    const typedAsWords = {
      ...matches({usefacetmap: 'usefacetmap'}, 'usefacetmap'),
      queryWords: ['facet', 'map'],
    }
    expect([...matchedWords('useFacetMap', typedAsWords)]).toEqual([
      'facet',
      'map',
      'usefacetmap',
    ])
  })
})

describe('a snippet', () => {
  const text = 'one two three four five six seven eight nine ten.'
  const cut = (terms: Record<string, string>, size: number) =>
    bracketed(snippet(text, size, matches(terms)))

  test('is the whole text, if the text is short enough', () => {
    expect(cut({two: 'two'}, 11)).toBe(
      'one [two] three four five six seven eight nine ten.',
    )
    expect(snippet('…', 2, matches({}))).toBe('…')
  })

  test('is the whole text, if the text has exactly the number of words to keep', () => {
    expect(bracketed(snippet('- one two -', 2, matches({two: 'two'})))).toBe(
      '- one [two] -',
    )
  })

  test('is the beginning of the text, if the beginning or nothing matches', () => {
    expect(cut({}, 3)).toBe('one two three…')
    expect(cut({two: 'two'}, 3)).toBe('one [two] three…')
  })

  test('has its match in the middle', () => {
    expect(cut({six: 'six'}, 3)).toBe('…five [six] seven…')
    expect(cut({six: 'six'}, 5)).toBe('…four five [six] seven eight…')
  })

  test('is the end of the text, if the end matches', () => {
    expect(cut({ten: 'ten'}, 3)).toBe('…eight nine [ten].')
  })

  test('has as many words of the query as possible', () => {
    expect(cut({one: 'one', seven: 'seven', nine: 'nine'}, 4)).toBe(
      '…six [seven] eight [nine]…',
    )
  })
})
