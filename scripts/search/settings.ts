import type {IndexSettings} from 'algoliasearch'
import {titleLevels} from '../../plugins/search/shared/types'

/**
 * Settings of the hosted index, based on the DocSearch crawler's: headings count more than
 * text, each URL gets one hit, and contextual search can filter by language and docs version.
 */
export const indexSettings: IndexSettings = {
  searchableAttributes: [
    ...['lvl0', ...titleLevels].map((level) => `unordered(hierarchy.${level})`),
    // Searched, but not retrieved, highlighted or shown as snippets.
    'unordered(phrases)',
    'content',
  ],
  attributesForFaceting: ['language', 'docusaurus_tag', 'version', 'type'],
  attributesToRetrieve: ['hierarchy', 'content', 'type', 'url'],
  attributesToHighlight: ['hierarchy', 'content'],
  attributesToSnippet: ['content:10'],
  // `useFacetMap` is found by its parts too.
  camelCaseAttributes: ['hierarchy', 'content'],
  attributeForDistinct: 'url',
  distinct: 1,
  ranking: ['words', 'filters', 'typo', 'attribute', 'proximity', 'exact', 'custom'],
  customRanking: ['desc(weight.pageRank)', 'desc(weight.level)', 'asc(weight.position)'],
  minWordSizefor1Typo: 3,
  minWordSizefor2Typos: 7,
  allowTyposOnNumericTokens: false,
  minProximity: 1,
  ignorePlurals: true,
  advancedSyntax: true,
  attributeCriteriaComputedByMinProximity: true,
  removeWordsIfNoResults: 'allOptional',
  queryLanguages: ['en'],
  hitsPerPage: 20,
  highlightPreTag: '<mark>',
  highlightPostTag: '</mark>',
}
