import type {
  DocSearchRecord,
  FacetFilters,
  SearchPage,
  SearchQuery,
  SearchHit,
  SearchRequest,
  SearchResult,
} from '../../types'
import {toHit} from './hits'
import {parseQuery} from './query'
import {SectionIndex} from './sectionIndex'
import type {Section} from './sections'

/** The provider's defaults and limits. */
const defaultHitsPerPage = 20
const maxHitsPerPage = 1000

/** A result whose hits have the attributes that the query asked for. */
type PagesResult = Omit<SearchResult, 'hits'> & {hits: Partial<SearchHit>[]}

export interface PagesResponse {
  results: PagesResult[]
}

/** Answers requests over a fixed set of pages. */
export type PagesEngine = (request: SearchRequest) => PagesResponse

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
  return [filters]
    .flat()
    .every((filter) => hasFacet(record, typeof filter === 'string' ? [filter] : filter))
}

function answer(index: SectionIndex, query: SearchQuery, isWhole: boolean): PagesResult {
  const text = query.query ?? ''
  const page = query.page ?? 0
  const hitsPerPage = Math.min(query.hitsPerPage ?? defaultHitsPerPage, maxHitsPerPage)
  const parsed = parseQuery(text)
  const accepts = ({heading}: Section) => passesFacets(heading, query.facetFilters ?? [])
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
