import {expect, test} from 'vitest'
import {searchQuery} from './query'

test('a query has the parameters that DocSearch sends', () => {
  const options = {indexName: 'docs', facetFilters: ['language:en'], words: 5}
  expect(searchQuery('map', options)).toEqual({
    query: 'map',
    indexName: 'docs',
    hitsPerPage: 20,
    attributesToRetrieve: ['hierarchy', 'content', 'type', 'url'],
    attributesToSnippet: [
      'hierarchy.lvl1:5',
      'hierarchy.lvl2:5',
      'hierarchy.lvl3:5',
      'hierarchy.lvl4:5',
      'hierarchy.lvl5:5',
      'hierarchy.lvl6:5',
      'content:5',
    ],
    snippetEllipsisText: '…',
    highlightPreTag: '<mark>',
    highlightPostTag: '</mark>',
    facetFilters: ['language:en'],
  })
})
