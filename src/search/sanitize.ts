import {isDecodable} from '../lib/decodable'
import {escapeHtml, unescapeHtml} from '../lib/escape'
import {highlightTags} from './docsearch'
import {hierarchyLevels} from './types'
import type {
  Hierarchy,
  HitMarkup,
  RecordType,
  SearchHit,
  SearchQuery,
  SearchRequest,
  SearchResponse,
  SearchResult,
} from './types'

// Hits are not trusted: write access to an index must not give access to this site. DocSearch
// renders the texts of a hit as HTML, so this module escapes them, except for the highlight
// tags that every query of this site asks for (query.ts). It leaves lvl0 unescaped, because
// DocSearch shows that as text.

/** Longer texts are cut, in characters. */
const maxTextLength = 2_000

/** Hits with a longer address are dropped, in characters. */
const maxUrlLength = 2_000

/** Further hits of a result are dropped. */
const maxHits = 1_000

/** The most queries that are suggested when nothing is found. */
const maxSuggestions = 3

/** The name that DocSearch's crawler gives to the section of a page without one. */
const defaultSection = 'Documentation'

type Data = Record<string, unknown>

function isData(value: unknown): value is Data {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function asData(value: unknown): Data {
  return isData(value) ? value : {}
}

function asText(value: unknown): string | null {
  if (typeof value === 'number') return String(value)
  return typeof value === 'string' && value !== '' ? value.slice(0, maxTextLength) : null
}

function asCount(value: unknown, fallback: number): number {
  return Number.isSafeInteger(value) && (value as number) >= 0
    ? (value as number)
    : fallback
}

/** Matches the text between a pair of tags. A tag without its counterpart is text. */
const highlighted = new RegExp(`${highlightTags.pre}([^]*?)${highlightTags.post}`, 'g')

/** A part of a text, either highlighted or not. */
interface HighlightPart {
  text: string
  isHighlighted: boolean
}

function splitHighlights(text: string): HighlightPart[] {
  return text
    .split(highlighted)
    .map((part, index) => ({text: part, isHighlighted: index % 2 === 1}))
    .filter((part) => part.text !== '')
}

/**
 * Splits the highlighted HTML of a sanitised hit into parts of plain text.
 *
 * @param html a value of `_highlightResult` or `_snippetResult`
 */
export function highlightParts(html: string): HighlightPart[] {
  return splitHighlights(html).map((part) => ({...part, text: unescapeHtml(part.text)}))
}

function highlightedHtml(text: string): string {
  const {pre, post} = highlightTags
  return splitHighlights(text)
    .map((part) => {
      const html = escapeHtml(part.text)
      return part.isHighlighted ? pre + html + post : html
    })
    .join('')
}

/**
 * Checks the address of a hit, which must be an http(s) URL or a path of this site. It rejects
 * `//host` and `/\host`, which look like paths but lead to another site, and paths on which
 * the router would throw.
 *
 * @param siteUrl origin of the deployed site, whose URLs become paths, so that they lead to
 *   the copy of the site that the reader is on
 * @returns the checked URL, or undefined
 */
export function sanitizeUrl(url: unknown, siteUrl: string): string | undefined {
  if (typeof url !== 'string' || url === '' || url.length > maxUrlLength) return undefined
  const site = new URL(siteUrl)
  let target: URL
  try {
    target = new URL(url, site)
  } catch {
    return undefined
  }
  if (!/^https?:$/.test(target.protocol)) return undefined
  if (target.origin === site.origin) {
    if (!isDecodable(target)) return undefined
    return target.pathname + target.search + target.hash
  }
  return /^https?:\/\//i.test(url) ? target.href : undefined
}

/**
 * Changes a name that DocSearch cannot group by: it keeps groups in a plain object, where the
 * name of an inherited member would clash.
 */
function groupName(text: string): string {
  return text in {} ? `${text} ` : text
}

function sanitizeHierarchy(value: unknown): Hierarchy {
  const levels = asData(value)
  const lvl0 = groupName(asText(levels.lvl0) ?? defaultSection)
  const headings = hierarchyLevels.slice(1).map((level) => {
    const text = asText(levels[level]) ?? (level === 'lvl1' ? lvl0 : null)
    return [level, text === null ? null : groupName(escapeHtml(text))]
  })
  return {lvl0, ...Object.fromEntries(headings)} as Hierarchy
}

/** The type of a hit if the hit has such a text, otherwise that of its deepest heading. */
function sanitizeType(
  value: unknown,
  hierarchy: Hierarchy,
  content: string | null,
): RecordType {
  if (value === 'content' && content !== null) return 'content'
  const headings = hierarchyLevels.slice(1).filter((level) => hierarchy[level] !== null)
  const named = headings.find((level) => level === value)
  return (named ?? headings.at(-1) ?? 'lvl1') as RecordType
}

function sanitizeMarkup(value: unknown): HitMarkup {
  const {hierarchy, content} = asData(value)
  const marked = (result: unknown) => asText(asData(result).value)
  const markup: HitMarkup = {hierarchy: {}}
  for (const level of hierarchyLevels) {
    const text = marked(asData(hierarchy)[level])
    if (text === null) continue
    const isText = level === 'lvl0'
    markup.hierarchy[level] = {
      value: isText ? groupName(text.replace(highlighted, '$1')) : highlightedHtml(text),
    }
  }
  const text = marked(content)
  if (text !== null) markup.content = {value: highlightedHtml(text)}
  return markup
}

/** Makes a hit safe to show. Without a valid address it is undefined. */
export function sanitizeHit(value: unknown, siteUrl: string): SearchHit | undefined {
  if (!isData(value)) return undefined
  const url = sanitizeUrl(value.url, siteUrl)
  if (url === undefined) return undefined

  const [page = url, anchor] = url.split('#')
  const hierarchy = sanitizeHierarchy(value.hierarchy)
  const text = asText(value.content)
  const content = text === null ? null : escapeHtml(text)

  return {
    objectID: asText(value.objectID) ?? url,
    type: sanitizeType(value.type, hierarchy, content),
    hierarchy,
    content,
    url,
    url_without_anchor: page,
    anchor: anchor ?? null,
    _highlightResult: sanitizeMarkup(value._highlightResult),
    _snippetResult: sanitizeMarkup(value._snippetResult),
  }
}

function sanitizeResult(
  value: unknown,
  query: SearchQuery,
  siteUrl: string,
): SearchResult {
  if (!isData(value) || !Array.isArray(value.hits)) {
    throw new Error('The search response has no hits.')
  }
  const hits = value.hits
    .slice(0, maxHits)
    .map((hit) => sanitizeHit(hit, siteUrl))
    .filter((hit) => hit !== undefined)
  const hitsPerPage = asCount(value.hitsPerPage, query.hitsPerPage)
  const nbHits = asCount(value.nbHits, hits.length)
  const suggestions = Array.isArray(value.suggestions) ? value.suggestions : []
  return {
    hits,
    nbHits,
    page: asCount(value.page, 0),
    nbPages: asCount(value.nbPages, Math.ceil(nbHits / Math.max(hitsPerPage, 1))),
    query: query.query,
    index: query.indexName,
    exhaustiveNbHits: value.exhaustiveNbHits !== false,
    queryID: asText(value.queryID) ?? undefined,
    suggestions: suggestions
      .map(asText)
      .filter((text) => text !== null)
      .slice(0, maxSuggestions),
  }
}

/**
 * Makes the answer of an engine safe to show. Hits that cannot be shown are left out.
 *
 * @param answer what an engine returned
 * @param request what it was asked
 * @param siteUrl origin of the deployed site
 * @throws when it is not an answer to this request
 */
export function sanitizeResponse(
  answer: unknown,
  {requests}: SearchRequest,
  siteUrl: string,
): SearchResponse {
  const {results} = asData(answer)
  if (!Array.isArray(results) || results.length !== requests.length) {
    throw new Error('The search response lacks results.')
  }
  return {
    results: requests.map((query, index) =>
      sanitizeResult(results[index], query, siteUrl),
    ),
  }
}
