import type {
  DocSearchRecord,
  FacetFilters,
  SearchPage,
  SearchQuery,
  SearchRequest,
  SearchResponse,
  SearchResult,
} from '../../types'
import {toHit} from './hits'
import {parseQuery} from './query'
import {SectionIndex} from './sectionIndex'
import type {Section} from './sections'

/** Answers requests over a fixed set of pages. */
export type PagesEngine = (request: SearchRequest) => SearchResponse

/** Tells whether a record has one of the `attribute:value`s. */
function hasFacet(record: DocSearchRecord, filters: readonly string[]): boolean {
  return filters.some((filter) => {
    const separator = filter.indexOf(':')
    const attribute = filter.slice(0, separator) as keyof DocSearchRecord
    return record[attribute] === filter.slice(separator + 1)
  })
}

/** Tells whether a record passes facet filters: all of them, of a nested list any. */
export function passesFacets(record: DocSearchRecord, filters: FacetFilters): boolean {
  return filters.every((filter) => hasFacet(record, [filter].flat()))
}

function answer(index: SectionIndex, query: SearchQuery, isWhole: boolean): SearchResult {
  const {query: text, page = 0, hitsPerPage} = query
  const parsed = parseQuery(text)
  const accepts = ({heading}: Section) => passesFacets(heading, query.facetFilters)
  const matches = index.search(parsed, accepts)
  const shown = matches.slice(page * hitsPerPage, (page + 1) * hitsPerPage)
  return {
    hits: shown.map((match) => toHit(match, query)),
    nbHits: matches.length,
    page,
    nbPages: Math.ceil(matches.length / hitsPerPage),
    exhaustiveNbHits: isWhole,
    query: text,
    index: query.indexName,
    suggestions: matches.length === 0 ? index.suggest(parsed, accepts) : [],
  }
}

interface Options {
  /**
   * How many sections to index at once; all of them, unless other tasks of the thread must
   * not wait.
   */
  chunkSize?: number
  /** Whether there is no more to come: otherwise a count of hits is not final. */
  isWhole?: boolean
}

/** Makes the embedded engine: it answers the provider's requests in the provider's terms. */
export async function createPagesEngine(
  pages: readonly SearchPage[],
  {chunkSize = Infinity, isWhole = true}: Options = {},
): Promise<PagesEngine> {
  const index = await SectionIndex.build(pages, chunkSize)
  return ({requests}) => ({
    results: requests.map((query) => answer(index, query, isWhole)),
  })
}
