import {mapTexts} from '../../hitLines'
import {withFirstText, type Section} from '../../../shared/records'
import {joinTiers, type Tiers} from '../../../shared/tiers'
import type {
  DocSearchRecord,
  FacetFilters,
  SearchHit,
  SearchQuery,
  SearchRequest,
  SearchResponse,
  SearchResult,
} from '../../../shared/types'
import {highlight, matchedWords, snippet} from './markup'
import {parseQuery} from './query'
import {SectionIndex} from './sectionIndex'
import type {SectionMatch} from './sectionIndex'

/** The first hits of an answer that a reader has seen. */
export interface SeenHits {
  query: string
  urls: readonly string[]
}

/**
 * Answers requests with hits from a fixed set of pages. For a query that was answered before with
 * fewer pages' texts, the hits that were seen come first, as they were.
 */
export type PagesEngine = (request: SearchRequest, seen?: SeenHits) => SearchResponse

/** Whether a record passes all facet filters. In a nested list, one match is enough. */
export function passesFacets(
  {language, docusaurus_tag: tag}: Pick<DocSearchRecord, 'language' | 'docusaurus_tag'>,
  filters: FacetFilters,
): boolean {
  const facets = new Set([`language:${language}`, `docusaurus_tag:${tag}`])
  return filters.every((filter) => [filter].flat().some((facet) => facets.has(facet)))
}

/**
 * Chooses the record that represents a section: its heading with the first text below it, unless
 * prose has words of the query that the heading lacks. Code is skipped, because its words are not
 * a sentence.
 */
function bestRecord({section, matches}: SectionMatch): DocSearchRecord {
  const {title, heading, prose} = section
  const inTitle = matchedWords(title, matches)
  let best = {record: heading, matched: -1}
  for (const record of [heading, ...prose]) {
    const inContent = matchedWords(record.content ?? '', matches)
    const matched = matches.queryWords.filter(
      (word) => inTitle.has(word) || inContent.has(word),
    ).length
    if (matched > best.matched) best = {record, matched}
  }
  return best.record === heading ? withFirstText(section) : best.record
}

/**
 * Makes the hit for a matched section, with snippets of the length that the query asks for. The
 * highlight tags are the same for all queries (../../../shared/query.ts).
 */
function toHit(match: SectionMatch, {attributesToSnippet}: SearchQuery): SearchHit {
  const {matches} = match
  const record = bestRecord(match)
  // Entries such as `content:10`.
  const sizes = new Map(
    attributesToSnippet.map((entry) => entry.split(':') as [string, string]),
  )
  return {
    ...record,
    _highlightResult: mapTexts(record, (text) =>
      text ? {value: highlight(text, matches)} : undefined,
    ),
    _snippetResult: mapTexts(record, (text, attribute) => {
      const size = Number(sizes.get(attribute))
      return text && size ? {value: snippet(text, size, matches)} : undefined
    }),
  }
}

/**
 * Moves the hits that were seen to the front, in their order. Only a section whose title or phrase
 * is the query, to the word, stays before them: the first tier of a large site lacks most sections.
 */
function keepSeen(matches: SectionMatch[], {urls}: SeenHits): SectionMatch[] {
  const seen = urls.flatMap(
    (url) => matches.find(({section}) => section.heading.url === url) ?? [],
  )
  const exact = matches.slice(0, 1).filter(({exactness}) => exactness >= 1)
  return [...new Set([...exact, ...seen, ...matches])]
}

function answer(
  index: SectionIndex,
  query: SearchQuery,
  isWhole: boolean,
  seen?: SeenHits,
): SearchResult {
  const {query: text, page = 0, hitsPerPage} = query
  const parsed = parseQuery(text, index.names)
  const accepts = ({heading}: Section) => passesFacets(heading, query.facetFilters)
  const {matches: found, count} = index.search(parsed, accepts, (page + 1) * hitsPerPage)
  const matches = seen?.query === text ? keepSeen(found, seen) : found
  const shown = matches.slice(page * hitsPerPage, (page + 1) * hitsPerPage)
  return {
    hits: shown.map((match) => toHit(match, query)),
    nbHits: count,
    page,
    nbPages: Math.ceil(count / hitsPerPage),
    exhaustiveNbHits: isWhole,
    query: text,
    suggestions: matches.length === 0 ? index.suggest(parsed, accepts) : [],
  }
}

/**
 * Indexes both tiers, or the first alone, which takes so little time that it needs no pauses.
 *
 * @param chunkSize how many sections of both are indexed between pauses
 */
export async function indexTiers(
  {first, rest}: Tiers,
  chunkSize = Infinity,
): Promise<SectionIndex> {
  const index = await SectionIndex.build(joinTiers(first), Infinity)
  return rest ? SectionIndex.build(joinTiers(first, rest), chunkSize, index) : index
}

/**
 * Makes an engine that answers requests in the hosted provider's protocol. With the first tier
 * alone, the number of hits is not final.
 *
 * @param chunkSize how many sections are indexed at once. The default is all, which blocks the
 *   thread.
 */
export async function createEngine(
  tiers: Tiers,
  chunkSize?: number,
): Promise<PagesEngine> {
  const index = await indexTiers(tiers, chunkSize)
  const isWhole = tiers.rest !== undefined
  return ({requests}, seen) => ({
    results: requests.map((query) => answer(index, query, isWhole, seen)),
  })
}
