import {describe, expect, test} from 'vitest'
import {escapeHtml} from '../../lib/shared/escape'
import {highlightParts, sanitizeResponse, sanitizeUrl} from './sanitize'
import {testQuery} from '../test/data'

const siteUrl = 'https://docs.example'
const query = testQuery('map')

const hit = {
  objectID: '1',
  type: 'content',
  url: '/docs/map#typing',
  hierarchy: {lvl0: 'API', lvl1: 'useFacetMap', lvl2: 'Typing', lvl3: null},
  content: 'Types.',
}

function sanitizeHits(...hits: unknown[]) {
  const answer = {results: [{hits, nbHits: hits.length}]}
  return sanitizeResponse(answer, {requests: [query]}, siteUrl).results[0]?.hits ?? []
}

function sanitizeHit(changes: object) {
  return sanitizeHits({...hit, ...changes})[0]
}

test.each([
  [undefined],
  [null],
  ['<html>'],
  [[]],
  [{}],
  [{results: {}}],
  [{results: []}],
  [{results: [{}, {}]}],
  [{results: [null]}],
  [{results: [{hits: null}]}],
  [{results: [{hits: {length: 1}}]}],
])('the malformed answer %j is rejected', (answer) => {
  expect(() => sanitizeResponse(answer, {requests: [query]}, siteUrl)).toThrow(
    'The search response',
  )
})

describe('a hit', () => {
  test('that is valid keeps its values, and gets empty fields for those that it lacks', () => {
    expect(sanitizeHit({})).toEqual({
      ...hit,
      hierarchy: {...hit.hierarchy, lvl4: null, lvl5: null, lvl6: null},
      _highlightResult: {hierarchy: {}},
      _snippetResult: {hierarchy: {}},
    })
  })

  test.each([
    [null],
    ['hit'],
    [1],
    [[]],
    [{}],
    [{...hit, url: null}],
    [{...hit, url: {}}],
  ])('%j is dropped', (value) => {
    expect(sanitizeHits(value, hit)).toHaveLength(1)
  })

  test('has its markup escaped', () => {
    const markup = '<img src=x onerror=alert(1)> & "quotes"'
    const shown = sanitizeHit({
      hierarchy: {lvl0: 'API', lvl1: markup, lvl2: markup},
      content: markup,
    })
    const text = '&lt;img src=x onerror=alert(1)&gt; &amp; &quot;quotes&quot;'
    expect(shown?.hierarchy).toMatchObject({lvl1: text, lvl2: text})
    expect(shown?.content).toBe(text)
  })

  test('keeps its section unescaped, because DocSearch does not render it as HTML', () => {
    const shown = sanitizeHit({
      hierarchy: {...hit.hierarchy, lvl0: 'Tips & tricks'},
      _highlightResult: {hierarchy: {lvl0: {value: '<mark>Tips</mark> & tricks'}}},
    })
    expect(shown?.hierarchy.lvl0).toBe('Tips & tricks')
    // DocSearch would show these marks as text.
    expect(shown?._highlightResult.hierarchy).not.toHaveProperty('lvl0')
  })

  test('keeps only pairs of highlight tags', () => {
    const value = '<mark><i>use</i></mark><b>Facet</b></mark><mark>Map<mark onclick="x">'
    const shown = sanitizeHit({
      _highlightResult: {content: {value, matchLevel: 'full'}},
      _snippetResult: {hierarchy: {lvl1: {value}}},
    })
    const html =
      '<mark>&lt;i&gt;use&lt;/i&gt;</mark>&lt;b&gt;Facet&lt;/b&gt;&lt;/mark&gt;&lt;mark&gt;Map' +
      '&lt;mark onclick=&quot;x&quot;&gt;'
    expect(shown?._highlightResult.content).toEqual({value: html})
    expect(shown?._snippetResult.hierarchy.lvl1).toEqual({value: html})
  })

  test.each([
    [{_highlightResult: null, _snippetResult: 'x'}],
    [{_highlightResult: {hierarchy: 1, content: {value: {}}}}],
    [{_snippetResult: {hierarchy: {lvl1: null}, content: []}}],
  ])('ignores the malformed highlights of %j', (changes) => {
    expect(sanitizeHit(changes)).toMatchObject({
      _highlightResult: {hierarchy: {}},
      _snippetResult: {hierarchy: {}},
    })
  })

  test.each([
    ['content', {content: null}, 'lvl2'],
    ['lvl6', {}, 'lvl2'],
    ['lvl0', {}, 'lvl2'],
    ['<b>', {hierarchy: {}}, 'lvl1'],
    ['lvl1', {}, 'lvl2'],
    ['lvl1', {hierarchy: {lvl1: 'Map'}}, 'lvl1'],
  ])('of type %s with %j gets type %s', (type, changes, expected) => {
    expect(sanitizeHit({...changes, type})?.type).toBe(expected)
  })

  test('always has a section, a page title and an id', () => {
    expect(sanitizeHit({hierarchy: null, objectID: null})).toMatchObject({
      objectID: '/docs/map#typing',
      hierarchy: {lvl0: 'Documentation', lvl1: 'Documentation', lvl2: null},
    })
    expect(sanitizeHit({hierarchy: {lvl0: {}, lvl1: 7}, objectID: 7})).toMatchObject({
      objectID: '7',
      hierarchy: {lvl0: 'Documentation', lvl1: '7'},
    })
  })

  test.each(['hasOwnProperty', '__proto__', 'constructor'])(
    'does not keep the group name %s, which would break the grouping of DocSearch',
    (name) => {
      const shown = sanitizeHit({hierarchy: {lvl0: name, lvl1: name}})
      expect(shown?.hierarchy).toMatchObject({lvl0: `${name} `, lvl1: `${name} `})
    },
  )

  test('has its text truncated', () => {
    expect(sanitizeHit({content: 'x'.repeat(1e6)})?.content).toHaveLength(2000)
  })
})

describe('a result', () => {
  function sanitizeResult(result: object) {
    return sanitizeResponse({results: [result]}, {requests: [query]}, siteUrl).results[0]
  }

  test('has valid numbers and texts', () => {
    const result = {hits: [hit], nbHits: -1, page: '2', nbPages: NaN, queryID: {}}
    expect(sanitizeResult(result)).toMatchObject({
      nbHits: 1,
      page: 0,
      nbPages: 1,
      queryID: undefined,
      query: 'map',
      suggestions: [],
    })
  })

  test('suggests at most three queries', () => {
    const result = sanitizeResult({hits: [], suggestions: ['a', 1, {}, 'b', 'c']})
    expect(result?.suggestions).toEqual(['a', '1', 'b'])
  })
})

describe('a URL', () => {
  test.each([
    ['/docs/map#typing', '/docs/map#typing'],
    ['docs/map', '/docs/map'],
    ['#typing', '/#typing'],
    ['https://docs.example/docs/map?x=1#y', '/docs/map?x=1#y'],
    ['https://elsewhere.example/a', 'https://elsewhere.example/a'],
    ['HTTP://elsewhere.example/a', 'http://elsewhere.example/a'],
    ['/docs/%6A', '/docs/%6A'],
  ])('%s leads to %s', (url, expected) => {
    expect(sanitizeUrl(url, siteUrl)).toBe(expected)
  })

  test.each([
    ['javascript:alert(1)'],
    ['JaVaScRiPt:alert(1)'],
    ['java\nscript:alert(1)'],
    ['\u0001javascript:alert(1)'],
    [' javascript:alert(1)'],
    ['data:text/html,<script>'],
    ['vbscript:x'],
    ['blob:https://docs.example/1'],
    ['file:///etc/passwd'],
    ['mailto:a@b.example'],
    ['//elsewhere.example/a'],
    ['/\\elsewhere.example/a'],
    ['\\\\elsewhere.example/a'],
    ['http:/elsewhere.example/a'],
    ['https://'],
    ['http://[::1'],
    ['/docs/%'],
    ['/docs/%25'],
    ['/docs#%E0%A4%A'],
    ['https://docs.example/%zz'],
    [''],
    [null],
    [{href: '/docs'}],
  ])('%j is rejected', (url) => {
    expect(sanitizeUrl(url, siteUrl)).toBeUndefined()
  })
})

test('a very long URL is rejected', () => {
  expect(sanitizeUrl('/'.padEnd(3000, 'x'), siteUrl)).toBeUndefined()
})

test('highlighted HTML is split into plain text', () => {
  const html = `a<mark>${escapeHtml('<b> & "c"')}</mark>${escapeHtml("&lt; 'd'")}`
  expect(highlightParts(html)).toEqual([
    {text: 'a', isHighlighted: false},
    {text: '<b> & "c"', isHighlighted: true},
    {text: "&lt; 'd'", isHighlighted: false},
  ])
})
