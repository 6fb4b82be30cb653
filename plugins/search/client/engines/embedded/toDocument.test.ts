import {expect, test} from 'vitest'
import {testIntro, testPage, testSection} from '../../../test/data'
import {toSections} from '../../../shared/records'
import {toDocument} from './toDocument'

const page = testPage('useFacetMap', {
  url: '/docs/map',
  description: 'Derives a facet.',
  sections: [
    testIntro('One.'),
    testSection('Several facets', {
      prose: ['Two.', 'Three.'],
      code: 'const health',
      phrases: ['two into one', 'merge'],
    }),
  ],
})

test('a section is indexed by its own texts and by the titles above it', () => {
  expect(toSections(page).map(toDocument)).toEqual([
    {
      id: 0,
      title: 'useFacetMap\nusefacetmap',
      path: '/docs/map',
      parents: 'API',
      phrases: '',
      prose: 'Derives a facet.\nOne.',
      code: '',
    },
    {
      id: 1,
      title: 'Several facets\nseveralfacet',
      path: '',
      parents: 'API\nuseFacetMap',
      phrases: 'two into one\nmerge',
      prose: '\nTwo.\nThree.',
      code: 'const health',
    },
  ])
})
