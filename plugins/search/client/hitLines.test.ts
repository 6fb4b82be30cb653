import {expect, test} from 'vitest'
import {hitLines} from './hitLines'
import {testHierarchy, testHit} from '../test/data'

const hit = testHit('1', {
  hierarchy: {
    ...testHierarchy('API', 'useFacetTransition'),
    lvl2: 'Pitfalls',
    lvl3: 'Two values on one screen',
  },
  content: 'While it is pending the facet already has its new value.',
  _snippetResult: {
    hierarchy: {lvl3: {value: 'Two <mark>values</mark> on one screen'}},
    content: {value: '…<mark>pending</mark> the facet…'},
  },
})

test('a hit on text shows the headings above it, its page and the text', () => {
  expect(hitLines(hit)).toEqual({
    title: 'Pitfalls › Two <mark>values</mark> on one screen',
    detail: 'useFacetTransition · …<mark>pending</mark> the facet…',
  })
})

test('a hit on a heading shows its title, its page and the text below it, if there is any', () => {
  const onHeading = {...hit, type: 'lvl3'} as const
  const title = 'Two <mark>values</mark> on one screen'
  expect(hitLines(onHeading)).toEqual({
    title,
    detail: 'useFacetTransition · …<mark>pending</mark> the facet…',
  })
  const {hierarchy} = hit._snippetResult
  expect(hitLines({...onHeading, content: null, _snippetResult: {hierarchy}})).toEqual({
    title,
    detail: 'useFacetTransition',
  })
})

test('a hit on a page, or on text above its first heading, shows the page and any text', () => {
  const hierarchy = {...hit.hierarchy, lvl2: null, lvl3: null}
  const snippets = {hierarchy: {}}
  const pageLines = {
    title: 'useFacetTransition',
    detail: 'While it is pending the facet already has its new value.',
  }
  for (const type of ['lvl1', 'content'] as const)
    expect(hitLines({...hit, hierarchy, type, _snippetResult: snippets})).toEqual(
      pageLines,
    )
  const withoutContent = {...hit, hierarchy, content: null, _snippetResult: snippets}
  expect(hitLines(withoutContent).detail).toBe('')
})
