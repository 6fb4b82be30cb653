import {describe, expect, test} from 'vitest'
import {normalize, squash, stem, tokens, words} from './tokens'

function terms(text: string): string[] {
  return tokens(text).map(({term}) => term)
}

describe('tokens', () => {
  test.each([
    ['Derives a facet.', ['derive', 'a', 'facet']],
    ['useFacetMap', ['usefacetmap', 'facetmap', 'use', 'facet', 'map']],
    ['NO_VALUE', ['novalue', 'no', 'value']],
    ['fast-text', ['fasttext', 'fast', 'text']],
    ['TypeHTML', ['typehtml', 'type', 'html']],
    ['HTMLElement', ['htmlelement', 'html', 'element']],
    ['React18', ['react18', 'react', '18']],
    ['@react-facet/core', ['reactfacet', 'react', 'facet', 'core']],
    ["doesn't facet's", ['doesnt', 'facet']],
    ['x => x.get()', ['x', '=>', 'x', 'get']],
    ['a?.b ?? c !== d', ['a', '?.', 'b', '??', 'c', '!==', 'd']],
    ['Überblick naïve Łódź', ['uberblick', 'naive', 'łodz']],
    ['re\u0301sume\u0301 U\u0308ber', ['resume', 'uber']],
    ['ﬁle Ａｐｉ', ['file', 'api']],
    ['हिन्दी भाषा', ['हिन्दी', 'भाषा']],
    ['한국어 설명', ['한국어', '설명']],
    ['状态管理很重要', ['状态', '管理', '很', '重要']],
    ['状態を管理する', ['状態', 'を', '管理', 'する']],
    ['การจัดการสถานะ', ['การ', 'จัดการ', 'สถานะ']],
    ['zhuang状态', ['zhuang', '状态']],
    ['— … !', []],
    ['_ $ __', []],
    ['дом', ['дом']],
    ['', []],
  ])('%j is split into its terms', (text, expected) => {
    expect(terms(text)).toEqual(expected)
  })

  test('have their position in the text', () => {
    const text = 'Use `useFacetMap`.'
    expect(tokens(text).map(({start, end}) => text.slice(start, end))).toEqual([
      'Use',
      'useFacetMap',
      'FacetMap',
      'use',
      'Facet',
      'Map',
    ])
  })
})

test('words stay whole, and list their parts', () => {
  expect(words('useFacetMap now').map(({term, parts}) => [term, parts.length])).toEqual([
    ['usefacetmap', 3],
    ['now', 1],
  ])
})

test.each([
  ['Hooks', 'hook'],
  ['class', 'class'],
  ['status', 'status'],
  ['this', 'this'],
  ['gas', 'gas'],
  ['NO_VALUE', 'novalue'],
])('%s is indexed as %s', (word, term) => {
  expect(normalize(word)).toBe(term)
})

test.each([
  ['use facet map', 'usefacetmap'],
  ['useFacetMap', 'usefacetmap'],
  ['use-facet-map()', 'usefacetmap'],
  ['Mount components', 'mountcomponent'],
  ['', ''],
])('%j as one term is %s', (text, term) => {
  expect(squash(text)).toBe(term)
})

test.each([
  [['combining', 'combined', 'combine'], 'combin'],
  [['render', 'rendering', 'rendered', 'renderer'], 'rend'],
  [['observe', 'observer', 'observable', 'observing'], 'observ'],
  [['install', 'installation', 'installing'], 'instal'],
  [['mutate', 'mutation'], 'mutat'],
  [['memo', 'memoise', 'memoize', 'memoising', 'memoized', 'memoisation'], 'memo'],
  [['size', 'sizes'].map(normalize), 'size'],
  [['behaviour', 'behavior'], 'behavi'],
  [['colour', 'colors', 'coloured', 'color'].map(normalize), 'color'],
  [['mapping'], 'mapping'],
  [['setting'], 'setting'],
  [['string'], 'string'],
  [['facet'], 'facet'],
])('the stem of %s is %s', (terms, expected) => {
  expect(terms.map(stem)).toEqual(terms.map(() => expected))
})
