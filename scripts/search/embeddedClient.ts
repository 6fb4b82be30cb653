import {createPagesEngine} from '../../plugins/search/client/engines/embedded/engine'
import {searchQuery} from '../../plugins/search/shared/query'
import {createSearchClient} from '../../plugins/search/client/searchClient'
import type {SearchClient} from '../../plugins/search/client/searchClient'
import type {SearchPage, SearchQuery} from '../../plugins/search/shared/types'

/** Creates a search client that runs the embedded engine in this process. */
export async function createEmbeddedClient(
  pages: readonly SearchPage[],
): Promise<SearchClient> {
  const search = await createPagesEngine(pages)
  const engine = {
    search: (request: Parameters<typeof search>[0]) => Promise.resolve(search(request)),
    reset: () => undefined,
  }
  return createSearchClient(engine, 'https://example.com')
}

/** Makes the query of the modal on a docs page; the embedded engine ignores `indexName`. */
export function modalQuery(text: string): SearchQuery {
  return searchQuery(text, {
    indexName: 'docs',
    words: 10,
    facetFilters: [
      'language:en',
      ['docusaurus_tag:default', 'docusaurus_tag:docs-default-current'],
    ],
  })
}
