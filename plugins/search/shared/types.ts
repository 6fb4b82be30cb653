/** The levels of a page's title (lvl1) and its headings in a DocSearch record. */
export const titleLevels = ['lvl1', 'lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6'] as const

export type TitleLevel = (typeof titleLevels)[number]

/** The titles that lead to a record. lvl0 is a section of the site, lvl1 the page. */
export type Hierarchy = {lvl0: string; lvl1: string} & Record<TitleLevel, string | null>

/** A record in the format of the DocSearch crawler, which both engines understand. */
export interface DocSearchRecord {
  /** Unique, and the same in every build while the page keeps its outline. */
  objectID: string
  /** The level of a heading, or `content` for a text below a heading. */
  type: TitleLevel | 'content'
  hierarchy: Hierarchy
  /** The text of a content record, or the description of a page. */
  content: string | null
  /** Phrases that people type to find this section. They are never shown. */
  phrases?: readonly string[]
  url: string
  url_without_anchor: string
  anchor: string | null
  language: string
  /** Contextual search filters by this tag, such as `docs-default-current`. */
  docusaurus_tag: string
  version: string
  weight: {
    pageRank: number
    /**
     * Rank by type: 90 for lvl1 down to 40 for lvl6, 5 more for a heading that declares an
     * export; 10 for prose, 0 for code.
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
  /** The texts of paragraphs, list items, table rows and similar elements. */
  prose: string[]
  /** The words in its code fences that no heading, prose or earlier code of the page has. */
  code: string
  /** Whether it declares the export that its heading names. */
  declares: boolean
  /** Phrases that people type to find it. */
  phrases?: readonly string[]
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

/** The hosted provider, and how to query it. */
export interface HostedConfig {
  engine: 'hosted'
  appId: string
  /** The search-only key, which every reader gets. */
  apiKey: string
  /** Also part of the keys under which recent searches are stored. */
  indexName: string
  /** Whether viewed and clicked hits are reported to the provider. */
  insights: boolean
}

/** The engine that answers the site's searches. */
export type SearchConfig = {engine: 'embedded'; indexName: string} | HostedConfig

/** The configuration that plugins/search generates for the browser. */
export type GeneratedSearchConfig = SearchConfig & {
  /** Origin of the deployed site, without base URL: `https://example.org`. */
  siteUrl: string
  siteTitle: string
  /** Path of the search page below the base URL: `/search`. */
  searchPage: string
  /** Where readers report a search without hits; takes the parameters `title` and `body`. */
  newIssueUrl: string
}

/** The provider's filters. A hit must pass all of them; of a nested list, one is enough. */
export type FacetFilters = readonly (string | readonly string[])[]

/** One query of a request, as query.ts and DocSearch make it. */
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

/** A text of a hit as HTML, with marked matches. */
export interface Marked {
  value: string
}

/** Highlights or snippets of a hit, in the shape of the hit. */
export interface HitMarkup {
  hierarchy: Partial<Record<TitleLevel, Marked>>
  content?: Marked
}

/** A record in an answer. */
export interface SearchHit extends Pick<
  DocSearchRecord,
  'objectID' | 'type' | 'hierarchy' | 'content' | 'url'
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
  exhaustiveNbHits: boolean
  queryID?: string
  /** Other queries that find something, from the embedded engine when it has no hits. */
  suggestions: string[]
}

export interface SearchResponse {
  results: SearchResult[]
}

/** Answers requests. Its answers are not trusted: sanitize.ts checks them. */
export interface SearchEngine {
  search: (request: SearchRequest) => Promise<unknown>
  /** Drops its cached answers or its worker, after a malformed answer. */
  reset: () => void
}
