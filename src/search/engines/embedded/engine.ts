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

/** Whether a record passes all facet filters, but only one of a nested list. */
export function passesFacets(
  {language, docusaurus_tag: tag}: Pick<DocSearchRecord, 'language' | 'docusaurus_tag'>,
  filters: FacetFilters,
): boolean {
  const facets = new Set([`language:${language}`, `docusaurus_tag:${tag}`])
  return filters.every((filter) => [filter].flat().some((facet) => facets.has(facet)))
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
    suggestions: matches.length === 0 ? index.suggest(parsed, accepts) : [],
  }
}

interface Options {
  /** How many sections are indexed at once. By default it is all, which blocks the thread. */
  chunkSize?: number
  /** Whether these are whole pages. Otherwise the count of hits is not final. */
  isWhole?: boolean
}

/** Makes the embedded engine, which answers requests of the provider's protocol. */
export async function createPagesEngine(
  pages: readonly SearchPage[],
  {chunkSize = Infinity, isWhole = true}: Options = {},
): Promise<PagesEngine> {
  const index = await SectionIndex.build(pages, chunkSize)
  return ({requests}) => ({
    results: requests.map((query) => answer(index, query, isWhole)),
  })
}
