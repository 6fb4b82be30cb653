import {createPagesEngine} from '../../src/search/engines/embedded/engine'
import {createSearchClient} from '../../src/search/searchClient'
import type {SearchClient} from '../../src/search/searchClient'
import {defaultIndexName} from '../../src/search/config'
import type {SearchPage, SearchQuery} from '../../src/search/types'

/** Makes the client of a reader's browser, with the real embedded engine, in this process. */
export async function createEmbeddedClient(
  pages: readonly SearchPage[],
): Promise<SearchClient> {
  const search = await createPagesEngine(pages)
  const engine = {
    search: (request: Parameters<typeof search>[0]) => Promise.resolve(search(request)),
    preload: () => undefined,
    reset: () => undefined,
  }
  return createSearchClient(engine, 'https://example.com')
}

/** What the search modal asks for a text on a page of the docs. */
export function modalQuery(text: string): SearchQuery {
  return {
    query: text,
    indexName: defaultIndexName,
    hitsPerPage: 20,
    attributesToRetrieve: ['hierarchy', 'content', 'type', 'url'],
    attributesToSnippet: [
      ...[1, 2, 3, 4, 5, 6].map((level) => `hierarchy.lvl${level}:10`),
      'content:10',
    ],
    snippetEllipsisText: '…',
    highlightPreTag: '<mark>',
    highlightPostTag: '</mark>',
    facetFilters: [
      'language:en',
      ['docusaurus_tag:default', 'docusaurus_tag:docs-default-current'],
    ],
  }
}
