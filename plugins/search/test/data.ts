import {searchQuery} from '../shared/query'
import type {PageSection, SearchHit, SearchPage, SearchQuery} from '../shared/types'

/** A section with a heading, for tests. */
export function testSection(title: string, part: Partial<PageSection> = {}): PageSection {
  const anchor = title.toLowerCase().replaceAll(' ', '-')
  return {level: 2, title, anchor, prose: [], code: '', declares: false, ...part}
}

/** The section above the first heading of a page, for tests. */
export function testIntro(...prose: string[]): PageSection {
  return testSection('', {level: 1, anchor: null, prose})
}

/** A documentation page for tests. */
export function testPage(title: string, part: Partial<SearchPage> = {}): SearchPage {
  return {
    url: `/${title}`,
    title,
    description: '',
    section: 'API',
    language: 'en',
    tag: 'docs-default-current',
    version: 'current',
    pageRank: 3,
    sections: [testIntro()],
    ...part,
  }
}

/** A query without filters for tests. */
export function testQuery(text: string): SearchQuery {
  return searchQuery(text, {indexName: 'docs', facetFilters: [], words: 10})
}

/** A hit for tests, on the text of a page. */
export function testHit(objectID: string, part: Partial<SearchHit> = {}): SearchHit {
  return {
    objectID,
    type: 'content',
    hierarchy: {
      lvl0: 'API',
      lvl1: 'Page',
      lvl2: 'Heading',
      lvl3: null,
      lvl4: null,
      lvl5: null,
      lvl6: null,
    },
    content: 'Some text',
    url: `/page#${objectID}`,
    _highlightResult: {hierarchy: {}},
    _snippetResult: {hierarchy: {}},
    ...part,
  }
}

/** The hierarchy of a hit for tests. */
export function testHierarchy(lvl0: string, lvl1: string): SearchHit['hierarchy'] {
  return {...testHit('').hierarchy, lvl0, lvl1}
}
