import type {SearchConfig} from '../../src/search/types'
import {hashInline} from '../lib/hashInline'
import {insightsScript} from './client/vet'

/** Names of the Trusted Types policies that the site's scripts may create. */
export const trustedTypesPolicies = {
  /** src/hydration: URLs of the page's own scripts. */
  pageScripts: 'page-scripts',
  /** src/search/first: the URL of search's worker. */
  searchWorker: 'search-worker',
  /** The bundler's runtime: URLs of chunks and workers. */
  bundle: 'bundle',
  /** plugins/security/client: an inert template, which reads HTML without running it. */
  inertTemplate: 'inert-template',
  /** plugins/security/client: vets every string that becomes HTML. */
  vettedHtml: 'default',
}

/** The style sheet inside DocSearch's logo of the provider, the only inline one there is. */
const logoStyles = '.cls-1,.cls-2{fill:#003dff;}.cls-2{fill-rule:evenodd;}'

type Directives = Record<string, readonly string[]>

/** The hosts that the provider's client asks, in capitals or not. */
function searchHosts(search: SearchConfig): string[] {
  if (search.engine === 'embedded') return []
  const {appId, insights} = search
  return [
    ...['-dsn.algolia.net', '.algolia.net'].map((domain) => appId + domain),
    ...[1, 2, 3].map((host) => `${appId}-${host}.algolianet.com`),
    ...(insights ? ['insights.algolia.io'] : []),
  ].map((host) => `https://${host.toLowerCase()}`)
}

function directives(scriptHashes: readonly string[], search: SearchConfig): Directives {
  const insights = search.engine === 'hosted' && search.insights
  return {
    'default-src': ["'self'"],
    'script-src': [
      "'self'",
      ...scriptHashes.map((hash) => `'${hash}'`),
      ...(insights ? [insightsScript] : []),
    ],
    'style-src': ["'self'", `'${hashInline(logoStyles)}'`],
    'img-src': ["'self'", 'data:'],
    'connect-src': ["'self'", ...searchHosts(search)],
    'worker-src': ["'self'"],
    'object-src': ["'none'"],
    // The playground's, which is sandboxed and has a policy of its own.
    'frame-src': ["'self'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'require-trusted-types-for': ["'script'"],
    'trusted-types': Object.values(trustedTypesPolicies),
  }
}

function serialize(policy: Directives): string {
  return Object.entries(policy)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join('; ')
}

/**
 * The Content-Security-Policy of every page: nothing but the site's own files, and of
 * inline styles and scripts only those with a known hash.
 *
 * @param scriptHashes of the inline scripts, such as `sha256-…`
 * @param search decides which hosts a page may ask (plugins/search)
 */
export function contentSecurityPolicy(
  scriptHashes: readonly string[],
  search: SearchConfig,
): string {
  return serialize(directives(scriptHashes, search))
}

/** What a page never uses, and so what injected code could not use either. */
const unusedFeatures = [
  'accelerometer',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'usb',
]

/** The policy of a document that pages frame, such as the playground's. */
export interface FramePolicy {
  /** Path of the document, below the base URL. */
  path: string
  /** What its meta element says. */
  policy: string
}

/** The files of the site that browsers take for documents or for workers. */
export interface SiteFiles {
  /** Paths below the base URL; folders end in a slash. */
  files: readonly string[]
  /** Documents that pages frame; none of them is in a folder with other files. */
  frames: readonly FramePolicy[]
}

/** The patterns that match a file, or all of its folder, at each address that hosts give it. */
function patternsOf(file: string): string[] {
  const folder = /^assets\/[^/]+\/|^[^/]+\//.exec(file)?.[0]
  if (folder !== undefined) return [folder.slice(0, -1), `${folder}*`]
  return namesOf(file)
}

/** A file's own name, and that without .html, which hosts lead to. */
function namesOf(file: string): string[] {
  return [...new Set([file.replace(/(?:index)?\.html$/, ''), file])]
}

function rule(path: string, headers: Record<string, string>): string {
  const lines = Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)
  return [path, ...lines, ''].join('\n')
}

/**
 * The response headers of every file, in the `_headers` format that static hosts such as
 * Netlify and Cloudflare Pages read. `frame-ancestors` and `sandbox` work in a header only.
 *
 * Where two rules set the same header for a path, one host takes the last and the next one
 * joins them, so that both policies hold. No path has two policies here.
 *
 * @param policy of the pages, from `contentSecurityPolicy`
 * @param baseUrl path that the site is served from, with slashes at both ends
 */
export function headersFile(
  policy: string,
  baseUrl: string,
  {files, frames}: SiteFiles,
): string {
  const header = 'Content-Security-Policy'
  return [
    rule(`${baseUrl}*`, {
      'X-Content-Type-Options': 'nosniff',
      'Referrer-Policy': 'strict-origin-when-cross-origin',
      'Permissions-Policy': unusedFeatures.map((feature) => `${feature}=()`).join(', '),
      'Cross-Origin-Opener-Policy': 'same-origin',
    }),
    ...[...new Set(files.flatMap(patternsOf))].map((pattern) =>
      rule(baseUrl + pattern, {[header]: `${policy}; frame-ancestors 'none'`}),
    ),
    ...frames.flatMap(({path, policy: framePolicy}) =>
      namesOf(path).map((name) =>
        rule(baseUrl + name, {
          [header]: `${framePolicy}; frame-ancestors 'self'; sandbox allow-scripts`,
        }),
      ),
    ),
  ].join('')
}
