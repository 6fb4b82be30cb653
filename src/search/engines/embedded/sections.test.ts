import {expect, test} from 'vitest'
import {testIntro, testPage, testSection} from '../../testData'
import {sectionTitle, toDocument, toSections} from './sections'

const page = testPage('useFacetMap', {
  url: '/docs/map',
  description: 'Derives a facet.',
  sections: [
    testIntro('One.'),
    testSection('Several facets', {
      prose: ['Two.', 'Three.'],
      code: 'const health',
      asked: ['two into one', 'merge'],
    }),
  ],
})

const sections = toSections(page)

test('a page is split into sections, each with the records below its heading', () => {
  expect(sections.map(sectionTitle)).toEqual(['useFacetMap', 'Several facets'])
  expect(sections.map(({heading}) => heading.type)).toEqual(['lvl1', 'lvl2'])
  expect(sections.map(({contents}) => contents.map(({content}) => content))).toEqual([
    ['One.'],
    ['Two.', 'Three.', 'const health'],
  ])
})

test('a text has no title of its own', () => {
  const [content] = sections[1]?.contents ?? []
  if (!content) expect.fail('There is a text.')
  expect(sectionTitle({heading: content, contents: []})).toBe('')
})

test('a section is indexed by its own texts and by the titles above it', () => {
  expect(sections.map(toDocument)).toEqual([
    {
      id: 0,
      title: 'useFacetMap\nusefacetmap',
      path: '/docs/map',
      parents: 'API',
      asked: '',
      prose: 'Derives a facet.\nOne.',
      code: '',
    },
    {
      id: 1,
      title: 'Several facets\nseveralfacet',
      path: '',
      parents: 'API\nuseFacetMap',
      asked: 'two into one\nmerge',
      prose: '\nTwo.\nThree.',
      code: 'const health',
    },
  ])
})
