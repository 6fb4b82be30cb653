/** Names of the hierarchy levels of a DocSearch record. */
export const hierarchyLevels = [
  'lvl0',
  'lvl1',
  'lvl2',
  'lvl3',
  'lvl4',
  'lvl5',
  'lvl6',
] as const

export type HierarchyLevel = (typeof hierarchyLevels)[number]

/** What a record or hit is about: a heading of that level, or text below it. */
export type RecordType = Exclude<HierarchyLevel, 'lvl0'> | 'content'

/** lvl0 is the site's section, lvl1 the page title, lvl2 to lvl6 its headings. */
export type Hierarchy = {lvl0: string; lvl1: string} & Record<
  Exclude<HierarchyLevel, 'lvl0' | 'lvl1'>,
  string | null
>

/** One record in the shape of the DocSearch crawler, understood by both engines. */
export interface DocSearchRecord {
  /** Unique, and the same in every build for as long as the page keeps its outline. */
  objectID: string
  type: RecordType
  hierarchy: Hierarchy
  /** The text of a content record; a page's description on its lvl1 record. */
  content: string | null
  /** The ways in which people ask for the section of a heading: searched, never shown. */
  asked?: readonly string[]
  url: string
  url_without_anchor: string
  anchor: string | null
  language: string
  /** What contextual search filters by, such as `docs-default-current`. */
  docusaurus_tag: string
  version: string
  weight: {
    pageRank: number
    /**
     * Rank by type: 90 for lvl1 down to 40 for lvl6, 5 more for the declaration of an
     * export; then prose, then code.
     */
    level: number
    position: number
  }
}

/** A heading with the text between it and the next heading. */
export interface PageSection {
  /** Heading level, 2 to 6; the text above the first heading has level 1. */
  level: number
  /** Text of the heading; empty at level 1. */
  title: string
  anchor: string | null
  /** Paragraphs, list items, table rows and the like. */
  prose: string[]
  /** The words of its code fences that the page has nowhere else. */
  code: string
  /** Whether it declares the export that its heading names. */
  declares: boolean
  /** The ways in which people ask for it, if any are written down. */
  asked?: readonly string[]
}

/** A searchable page, from which its records are made. */
export interface SearchPage {
  /** Permalink with base URL. */
  url: string
  title: string
  description: string
  /** The site's section that the page belongs to: lvl0 of its records. */
  section: string
  language: string
  tag: string
  version: string
  pageRank: number
  sections: PageSection[]
}

/** The hosted provider, and how it is asked. */
export interface HostedConfig {
  engine: 'hosted'
  appId: string
  /** The search-only key, which every reader gets. */
  apiKey: string
  /** Also part of the names under which searches are stored. */
  indexName: string
  /** Whether viewed and clicked hits are reported to the provider. */
  insights: boolean
}

/** The engine that answers the site's searches. */
export type SearchConfig = {engine: 'embedded'; indexName: string} | HostedConfig

/** What plugins/search generates for the browser. */
export type GeneratedSearchConfig = SearchConfig & {
  /** Origin of the deployed site, without base URL: `https://example.org`. */
  siteUrl: string
  siteTitle: string
  /** Path of the page that shows SearchPage, below the base URL: `/search`. */
  searchPage: string
  /** Where readers report a search that finds nothing; it takes `title` and `body`. */
  newIssueUrl: string
}

/** Facet filters of the provider: an outer "and" of filters or of inner "or"s. */
export type FacetFilters = readonly (string | readonly string[])[]

/** One entry of a request's list: what query.ts and DocSearch send. */
export interface SearchQuery {
  query: string
  indexName: string
  hitsPerPage: number
  page?: number
  facetFilters: FacetFilters
  attributesToRetrieve: readonly string[]
  /** `attribute:words`, such as `content:10`. */
  attributesToSnippet: readonly string[]
  snippetEllipsisText: string
  highlightPreTag: string
  highlightPostTag: string
}

export interface SearchRequest {
  requests: readonly SearchQuery[]
}

/** A text of a hit as HTML, with what matched marked. */
export interface Marked {
  value: string
}

/** Highlights or snippets of a hit, in the shape of the hit. */
export interface HitMarkup {
  hierarchy: Partial<Record<HierarchyLevel, Marked>>
  content?: Marked
}

/** A record as an answer has it. */
export interface SearchHit extends Pick<
  DocSearchRecord,
  'objectID' | 'type' | 'hierarchy' | 'content' | 'url' | 'url_without_anchor' | 'anchor'
> {
  _highlightResult: HitMarkup
  _snippetResult: HitMarkup
}

/** The answer to one query. */
export interface SearchResult {
  hits: SearchHit[]
  nbHits: number
  page: number
  nbPages: number
  query: string
  index: string
  exhaustiveNbHits: boolean
  queryID?: string
  /** Queries that find something, from the embedded engine when it has no hit. */
  suggestions: string[]
}

export interface SearchResponse {
  results: SearchResult[]
}

/** Answers requests. What it returns is not trusted: src/search/sanitize.ts checks it. */
export interface SearchEngine {
  search: (request: SearchRequest) => Promise<unknown>
  /** Drops its caches. */
  reset: () => void
}
