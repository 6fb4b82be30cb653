import {hashInline} from '../../lib/hashInline'
import type {PageContent} from './page'

/** What the pages of a site need besides the site's own files. */
export interface Allowed {
  /** Origins that scripts may request, such as `https://example.com`. */
  connect: readonly string[]
  /** Origins or addresses of scripts on other hosts. */
  scripts: readonly string[]
  /** Origins of pictures, besides the site and `data:`. */
  images: readonly string[]
  /** Origins of sounds and films, besides the site and `data:`. */
  media: readonly string[]
  /** Origins of documents in frames. */
  frames: readonly string[]
  /** Origins to which forms may be sent. */
  forms: readonly string[]
  /** Texts of the style sheets that scripts put into a page. */
  inlineStyles: readonly string[]
  /** Names of the Trusted Types policies that the site's own scripts create. */
  trustedTypes: readonly string[]
}

/** Names of the Trusted Types policies of this plugin and of the bundler. */
export const trustedTypesPolicies = {
  /** The bundler's runtime: URLs of chunks and workers. */
  bundle: 'bundle',
  /** client/vettedHtml.ts: fills inert templates, to parse HTML without running it. */
  inertTemplate: 'inert-template',
  /** client/vettedHtml.ts: vets every string that becomes HTML. */
  vettedHtml: 'default',
}

const quoted = (hashes: readonly string[]) =>
  [...new Set(hashes)].map((hash) => `'${hash}'`)

/**
 * The Content-Security-Policy of a page. It allows the site's own files, the inline scripts and
 * styles that the build wrote into the page, and everything in `Allowed`.
 */
export function contentSecurityPolicy(
  {
    scripts,
    styles,
    hasStyleAttributes,
    writesStyles,
    hasObjects,
  }: Omit<PageContent, 'forbidden' | 'remote'>,
  allowed: Allowed,
): string {
  const directives = {
    'default-src': ["'self'"],
    'script-src': ["'self'", ...quoted(scripts), ...allowed.scripts],
    // A hash would turn 'unsafe-inline' off.
    'style-src': writesStyles
      ? ["'self'", "'unsafe-inline'"]
      : ["'self'", ...quoted([...allowed.inlineStyles.map(hashInline), ...styles])],
    ...(hasStyleAttributes && {'style-src-attr': ["'unsafe-inline'"]}),
    // The bundler writes small pictures, sounds, films and fonts into the files that use them.
    'img-src': ["'self'", 'data:', ...allowed.images],
    'media-src': ["'self'", 'data:', ...allowed.media],
    'font-src': ["'self'", 'data:'],
    'connect-src': ["'self'", ...allowed.connect],
    'worker-src': ["'self'"],
    'object-src': [hasObjects ? "'self'" : "'none'"],
    // The documents of the site in frames are sandboxed, and have policies of their own.
    'frame-src': ["'self'", ...allowed.frames],
    'base-uri': ["'none'"],
    'form-action': ["'self'", ...allowed.forms],
    'require-trusted-types-for': ["'script'"],
    'trusted-types': [
      ...allowed.trustedTypes,
      ...Object.values(trustedTypesPolicies),
      // Mermaid cleans its drawings with it.
      ...(writesStyles ? ['dompurify'] : []),
    ],
  }
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join('; ')
}

/**
 * The policy of pages in `npm start`: what a page may load is the same, but hot reloading
 * evaluates code and writes styles.
 */
export function developmentPolicy({
  images,
  media,
  frames,
  forms,
  scripts,
  connect,
}: Allowed): string {
  return [
    `script-src 'self' 'unsafe-inline' 'unsafe-eval' ${scripts.join(' ')}`,
    `img-src 'self' data: ${images.join(' ')}`,
    `media-src 'self' data: ${media.join(' ')}`,
    `frame-src 'self' ${frames.join(' ')}`,
    `form-action 'self' ${forms.join(' ')}`,
    `connect-src 'self' ws: ${connect.join(' ')}`,
  ]
    .map((directive) => directive.trim())
    .join('; ')
}

/** Features that no page uses. Denying them keeps injected code from using them. */
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

/** The files of the site that browsers open as documents or run as workers. */
export interface SiteFiles {
  /** Paths below the base URL; folders end in a slash. */
  files: readonly string[]
  /** Documents that pages embed in frames, each with its own policy. */
  frames: readonly {path: string; policy: string}[]
}

/**
 * The path patterns for a file: those of its top folder, not counting `assets/`, or the file's
 * names if it is in no folder.
 */
function patternsOf(file: string): string[] {
  const folder = /(?:assets\/)?[^/]+\//.exec(file)?.[0]
  if (folder !== undefined) return [folder.slice(0, -1), `${folder}*`]
  return namesOf(file)
}

/** The names under which hosts serve a file: its own, and the one without `.html` or `index.html`. */
function namesOf(file: string): string[] {
  return [...new Set([file.replace(/(?:index)?\.html$/, ''), file])]
}

function rule(path: string, headers: Record<string, string>): string {
  const lines = Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)
  return [path, ...lines, ''].join('\n')
}

/**
 * The response headers of every file, in the `_headers` format that static hosts such as
 * Netlify and Cloudflare Pages read. `frame-ancestors` and `sandbox` work only in a header.
 *
 * When two rules set the same header for a path, some hosts send only the last value and others
 * join the values, so that both policies apply. That is why no path matches two rules with a policy.
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
    // The names of these files contain a hash of their content.
    rule(`${baseUrl}assets/*`, {'Cache-Control': 'public, max-age=31536000, immutable'}),
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
