import {isDecodable} from '../../lib/client/decodable'
import {escapeHtml, unescapeHtml} from '../../lib/shared/escape'
import {highlightTags} from './docsearch'
import {mapTexts} from './hitLines'
import {titleLevels} from '../shared/types'
import type {
  HitMarkup,
  SearchHit,
  SearchQuery,
  SearchRequest,
  SearchResponse,
  SearchResult,
} from '../shared/types'

// Hits are not trusted: write access to an index must not give access to this site. DocSearch
// renders the texts of a hit as HTML, so this module escapes them, except for the highlight
// tags that every query of this site asks for (query.ts). It leaves lvl0 unescaped, because
// DocSearch shows that as text.

/** Longer texts are cut to this many characters. */
const maxTextLength = 2_000

/** Hits whose URL has more characters are dropped. */
const maxUrlLength = 2_000

/** Hits beyond this many are dropped. */
const maxHits = 1_000

/** The most queries that are suggested when nothing is found. */
const maxSuggestions = 3

/** The section to which DocSearch's crawler assigns a page without one. */
const defaultSection = 'Documentation'

type Data = Record<string, unknown>

function asData(value: unknown): Data {
  return typeof value === 'object' && value !== null ? (value as Data) : {}
}

function asText(value: unknown): string | null {
  if (typeof value === 'number') return String(value)
  if (typeof value !== 'string' || value === '') return null
  // DocSearch groups hits in a plain object, where the name of an inherited member would clash.
  return value in {} ? `${value} ` : value.slice(0, maxTextLength)
}

function asCount(value: unknown, fallback: number): number {
  return Number.isSafeInteger(value) && (value as number) >= 0
    ? (value as number)
    : fallback
}

function asHtml(value: unknown): string | null {
  const text = asText(value)
  return text === null ? null : escapeHtml(text)
}

/** Matches a pair of highlight tags in escaped text. A tag without its counterpart is text. */
const escapedPair = new RegExp(
  `${escapeHtml(highlightTags.pre)}([^]*?)${escapeHtml(highlightTags.post)}`,
  'g',
)
const pairReplacement = `${highlightTags.pre}$1${highlightTags.post}`

/**
 * Splits the highlighted HTML of a sanitised hit into parts of plain text.
 *
 * @param html a value of `_highlightResult` or `_snippetResult`
 */
export function highlightParts(html: string): {text: string; isHighlighted: boolean}[] {
  return html
    .split(new RegExp(`${highlightTags.pre}([^]*?)${highlightTags.post}`))
    .map((part, index) => ({text: unescapeHtml(part), isHighlighted: index % 2 === 1}))
    .filter(({text}) => text !== '')
}

/**
 * Checks the address of a hit, which must be an http(s) URL or a path of this site. It rejects
 * `//host` and `/\host`, which look like paths but lead to another site, and paths on which
 * the router would throw.
 *
 * @param siteUrl origin of the deployed site. Its URLs become paths, which lead to the copy of
 *   the site that the reader is on
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

/** The titles and the content of a hit, or of its highlights. */
function textsOf(value: unknown): {hierarchy: Data; content: unknown} {
  const {hierarchy, content} = asData(value)
  return {hierarchy: asData(hierarchy), content}
}

function sanitizeMarkup(value: unknown): HitMarkup {
  return mapTexts(textsOf(value), (marked) => {
    const html = asHtml(asData(marked).value)
    return html === null ? undefined : {value: html.replace(escapedPair, pairReplacement)}
  })
}

/** Makes a hit safe to show. Returns undefined if its URL is not valid. */
export function sanitizeHit(value: unknown, siteUrl: string): SearchHit | undefined {
  const {url: address, objectID, type, ...data} = asData(value)
  const url = sanitizeUrl(address, siteUrl)
  if (url === undefined) return undefined

  const {hierarchy: titles, content} = mapTexts(textsOf(data), asHtml)
  const lvl0 = asText(asData(data.hierarchy).lvl0) ?? defaultSection
  const hierarchy = {...titles, lvl0, lvl1: titles.lvl1 ?? escapeHtml(lvl0)}
  const heading = titleLevels.findLast((level) => hierarchy[level] !== null) ?? 'lvl1'

  return {
    objectID: asText(objectID) ?? url,
    // A hit on a heading, or without content, has the type of its deepest heading.
    type: type === 'content' && content !== null ? type : heading,
    hierarchy,
    content,
    url,
    _highlightResult: sanitizeMarkup(data._highlightResult),
    _snippetResult: sanitizeMarkup(data._snippetResult),
  }
}

function sanitizeResult(
  value: unknown,
  {query}: SearchQuery,
  siteUrl: string,
): SearchResult {
  const {hits: found, suggestions, ...result} = asData(value)
  if (!Array.isArray(found)) throw new Error('The search response has no hits.')
  const hits = found.slice(0, maxHits).flatMap((hit) => sanitizeHit(hit, siteUrl) ?? [])
  return {
    hits,
    nbHits: asCount(result.nbHits, hits.length),
    page: asCount(result.page, 0),
    nbPages: asCount(result.nbPages, 1),
    query,
    exhaustiveNbHits: result.exhaustiveNbHits !== false,
    queryID: asText(result.queryID) ?? undefined,
    suggestions: (Array.isArray(suggestions) ? suggestions : [])
      .flatMap((text) => asText(text) ?? [])
      .slice(0, maxSuggestions),
  }
}

/**
 * Makes the answer of an engine safe to show. Hits that cannot be shown are left out.
 *
 * @param answer the engine's answer
 * @param request the request that it answered
 * @param siteUrl origin of the deployed site
 * @throws when `answer` is not a well-formed answer to the request
 */
export function sanitizeResponse(
  answer: unknown,
  {requests}: SearchRequest,
  siteUrl: string,
): SearchResponse {
  const {results} = asData(answer)
  if (!Array.isArray(results) || results.length !== requests.length) {
    throw new Error('The search response does not have one result per request.')
  }
  return {
    results: requests.map((query, index) =>
      sanitizeResult(results[index], query, siteUrl),
    ),
  }
}
