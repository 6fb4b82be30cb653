import {load, type CheerioAPI} from 'cheerio'
import {hashInline} from '../../lib/hashInline'

/** What a page may load from other hosts, each by an option of the plugin. */
export type RemoteKind = 'images' | 'media' | 'frames' | 'scripts' | 'forms'

/** The parts of a page that a Content-Security-Policy restricts. */
export interface PageContent {
  /** Hashes of the inline scripts, without data such as JSON-LD. */
  scripts: string[]
  /** Hashes of the inline style sheets. */
  styles: string[]
  /** Whether an element has a style attribute. */
  hasStyleAttributes: boolean
  /** Whether scripts write style sheets into the page, as Mermaid does; the same for all pages. */
  writesStyles: boolean
  /** Whether an element embeds an object; the same for all pages. */
  hasObjects: boolean
  /** Code in attributes, which is never allowed, with the beginning of its element. */
  forbidden: {reason: string; excerpt: string}[]
  /** Addresses on other hosts. */
  remote: {kind: RemoteKind; url: string}[]
}

const excerptLength = 120

/** Types of inline scripts that a policy restricts: programs, import maps, speculation rules. */
const executableType =
  /^(?:module|importmap|speculationrules|(?:text|application)\/(?:x-)?(?:java|ecma|j|live)script(?:1\.[0-5])?)?$/i

const remoteKinds: Readonly<Record<string, RemoteKind | undefined>> = {
  img: 'images',
  audio: 'media',
  video: 'media',
  source: 'media',
  iframe: 'frames',
  form: 'forms',
  script: 'scripts',
}

function forbiddenIn(attributes: Record<string, string>): string[] {
  return Object.entries(attributes).flatMap(([name, value]) => {
    if (name.startsWith('on')) return [`an inline event handler, ${name}`]
    if (/^\s*javascript:/i.test(value)) return [`a javascript: URL in ${name}`]
    return []
  })
}

/** Finds the parts of a page's HTML that a policy restricts. */
export function readPage(html: string): PageContent {
  // Parses noscript elements too: browsers without scripts show their content.
  const page = load(html, {scriptingEnabled: false})
  const elements = page.root().find('*').toArray()
  return {
    scripts: page('script:not([src])')
      .filter((_, script) => executableType.test(script.attribs.type?.trim() ?? ''))
      .map((_, script) => hashInline(page(script).text()))
      .get(),
    styles: page('style')
      .map((_, style) => hashInline(page(style).text()))
      .get(),
    hasStyleAttributes: elements.some(({attribs}) => 'style' in attribs),
    writesStyles: page('[data-mermaid]').length > 0,
    hasObjects: page('object, embed').length > 0,
    forbidden: elements.flatMap((element) =>
      forbiddenIn(element.attribs).map((reason) => ({
        reason,
        excerpt: page.html(element).slice(0, excerptLength),
      })),
    ),
    remote: elements.flatMap(({name, attribs: {src, action}}) => {
      const kind = remoteKinds[name]
      const url = (kind === 'forms' ? action : src) ?? ''
      return kind !== undefined && /^(?:https?:)?\/\//i.test(url) ? [{kind, url}] : []
    }),
  }
}

/**
 * Checks that no page has code in attributes.
 *
 * @throws when a page has; the message names each such page and quotes the code
 */
export function expectNoForbidden(
  pages: readonly (Pick<PageContent, 'forbidden'> & {path: string})[],
): void {
  const problems = pages.flatMap(({path, forbidden}) =>
    forbidden.map(({reason, excerpt}) => `${path} has ${reason}: ${excerpt}`),
  )
  if (problems.length === 0) return
  throw new Error(
    `${problems.join('\n')}\nThe Content-Security-Policy of this site (SECURITY.md) allows no ` +
      'code in attributes. Use a React event handler, or a script in a file.',
  )
}

/**
 * Describes what pages load from other hosts although their policy will block it, once for each
 * host.
 */
export function describeBlocked(
  pages: readonly (Pick<PageContent, 'remote'> & {path: string})[],
  origin: string,
  allowed: Readonly<Record<RemoteKind, readonly string[]>>,
): string[] {
  const blocked = new Map<string, {kind: RemoteKind; url: string; paths: Set<string>}>()
  for (const {path, remote} of pages)
    for (const {kind, url} of remote) {
      const {href, origin: host} = new URL(url, origin)
      if ([origin, ...allowed[kind]].some((known) => known === href || known === host))
        continue
      const key = `'${host}' in \`${kind}\``
      const {paths} = blocked.get(key) ?? {paths: new Set<string>()}
      blocked.set(key, {kind, url, paths: paths.add(path)})
    }
  return [...blocked].map(([option, {kind, url, paths}]) => {
    const [path, ...others] = paths
    const more = others.length > 0 ? ` (and ${others.length} more)` : ''
    return (
      `${path}${more}: the security policy blocks ${url}. ` +
      (kind === 'forms' ? 'Allow' : 'Keep a copy in static/, or allow') +
      ` ${option} of the security plugin (docusaurus.config.ts).`
    )
  })
}

const policyName = 'Content-Security-Policy'

/** Puts a policy into a page, before everything that it must apply to. */
export function insertPolicy(page: CheerioAPI, policy: string): void {
  const meta = page('<meta>').attr({'http-equiv': policyName, content: policy})
  // The encoding must be declared in the first 1024 bytes, and the policy is long.
  const encoding = page('head > meta[charset]')
  if (encoding.length > 0) encoding.after(meta)
  else page('head').prepend(meta)
}

/**
 * Reads the policy in the meta element of a document.
 *
 * @throws when the document has none
 */
export function readMetaPolicy(document: CheerioAPI): string {
  const policy = document(`meta[http-equiv="${policyName}"]`).attr('content')
  if (policy === undefined) throw new Error('The document has no policy.')
  return policy
}

/**
 * Hides the icon definitions at the top of every page without the inline style of the classic
 * theme, which the policy forbids.
 */
export function hideSprite(page: CheerioAPI): void {
  const sprite = page('svg[style="display: none;"]').first()
  sprite.removeAttr('style').wrap('<div hidden></div>')
}
