import type {SearchHit} from '../types'

/** A hit of tests: on a page's text, unless `part` says otherwise. */
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
    url_without_anchor: '/page',
    anchor: objectID,
    _highlightResult: {hierarchy: {}},
    _snippetResult: {hierarchy: {}},
    ...part,
  }
}

/** The hierarchy of a hit of tests. */
export function testHierarchy(lvl0: string, lvl1: string): SearchHit['hierarchy'] {
  return {...testHit('').hierarchy, lvl0, lvl1}
}
