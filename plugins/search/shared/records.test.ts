import {expect, test} from 'vitest'
import {toRecords} from './records'
import {testIntro, testPage, testSection} from '../test/data'

const page = testPage('useFacetMap', {
  url: '/docs/map',
  description: 'Derives a facet.',
  sections: [
    testIntro('Intro.'),
    testSection('Behaviour'),
    testSection('Identity', {
      level: 3,
      prose: ['First.', 'Second.'],
      code: 'const map',
    }),
    testSection('Typing', {declares: true}),
    testSection('Deep', {level: 4}),
  ],
})

const records = toRecords(page)

test('a page has records for itself, its headings and its paragraphs, and for code', () => {
  expect(records.map(({type, content}) => [type, content])).toEqual([
    ['lvl1', 'Derives a facet.'],
    ['content', 'Intro.'],
    ['lvl2', null],
    ['lvl3', 'First.'],
    ['content', 'First.'],
    ['content', 'Second.'],
    ['content', 'const map'],
    ['lvl2', null],
    ['lvl4', null],
  ])
})

test('a record has its heading and those above it, and null for every other level', () => {
  const titles = records.map(({hierarchy}) => Object.values(hierarchy))
  expect(titles[0]).toEqual(['API', 'useFacetMap', null, null, null, null, null])
  expect(titles[4]).toEqual([
    'API',
    'useFacetMap',
    'Behaviour',
    'Identity',
    null,
    null,
    null,
  ])
  expect(titles[7]).toEqual(['API', 'useFacetMap', 'Typing', null, null, null, null])
  expect(titles[8]).toEqual(['API', 'useFacetMap', 'Typing', null, 'Deep', null, null])
})

test('a record leads to its heading', () => {
  expect(records[0]).toMatchObject({url: '/docs/map', anchor: null})
  expect(records[5]).toMatchObject({
    url: '/docs/map#identity',
    url_without_anchor: '/docs/map',
    anchor: 'identity',
  })
})

test('a record has the attributes by which contextual search filters', () => {
  for (const record of records) {
    expect(record).toMatchObject({
      language: 'en',
      docusaurus_tag: 'docs-default-current',
      version: 'current',
    })
  }
})

test('records have unique ids, which do not depend on other sections', () => {
  const ids = records.map(({objectID}) => objectID)
  expect(new Set(ids).size).toBe(ids.length)
  expect(ids[5]).toBe('/docs/map#identity:content:1')
  const shorter = {...page, sections: page.sections.slice(2)}
  expect(toRecords(shorter).map(({objectID}) => objectID)).toContain(ids[5])
})

test('headings weigh more than prose, prose more than code, and a declaration adds 5', () => {
  const levels = records.map(({weight}) => weight.level)
  expect(levels).toEqual([90, 10, 80, 70, 10, 10, 0, 85, 60])
  // At equal levels, the first on the page ranks highest.
  expect(records.map(({weight}) => weight.position)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8])
})
