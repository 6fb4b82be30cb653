import type {SearchConfig} from '../../src/search/types'
import {hashInline} from './page'
import {insightsScript} from './client/vet'

/** Names of the Trusted Types policies that the site's scripts may create. */
export const trustedTypesPolicies = {
  /** src/hydration: URLs of the page's own scripts. */
  pageScripts: 'page-scripts',
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
    'frame-src': ["'none'"],
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

/**
 * The response headers of every file, in the `_headers` format that static hosts such as
 * Netlify and Cloudflare Pages read. `frame-ancestors` works in a header only.
 *
 * @param policy of the pages, from `contentSecurityPolicy`
 * @param baseUrl path that the site is served from, with slashes at both ends
 */
export function headersFile(policy: string, baseUrl: string): string {
  const headers = {
    'Content-Security-Policy': `${policy}; frame-ancestors 'none'`,
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy': unusedFeatures.map((feature) => `${feature}=()`).join(', '),
    'Cross-Origin-Opener-Policy': 'same-origin',
  }
  const lines = Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)
  return [`${baseUrl}*`, ...lines, ''].join('\n')
}
