import {load, type CheerioAPI} from 'cheerio'
import {hashInline} from '../../lib/hashInline'

/** The parts of a page that a Content-Security-Policy restricts. */
interface PageContent {
  /** Texts of the inline scripts, without data such as JSON-LD. */
  inlineScripts: string[]
  /** Inline code that the site never allows, with the beginning of its element. */
  forbidden: {reason: string; excerpt: string}[]
}

const excerptLength = 120

/** Types of inline scripts that a policy restricts: programs, import maps, speculation rules. */
const executableType =
  /^(?:module|importmap|speculationrules|(?:text|application)\/(?:x-)?(?:java|ecma|j|live)script(?:1\.[0-5])?)?$/i

function forbiddenIn(tag: string, attributes: Record<string, string>): string[] {
  const reasons = Object.entries(attributes).flatMap(([name, value]) => {
    if (name === 'style') return ['a style attribute']
    if (name.startsWith('on')) return [`an inline event handler, ${name}`]
    if (/^\s*javascript:/i.test(value)) return [`a javascript: URL in ${name}`]
    return []
  })
  return tag === 'style' ? ['an inline style sheet', ...reasons] : reasons
}

/** Finds the parts of a page's HTML that a policy restricts. */
export function readPage(html: string): PageContent {
  // Parses noscript elements too: browsers without scripts show their content.
  const page = load(html, {scriptingEnabled: false})
  const scripts = page('script:not([src])')
    .toArray()
    .map((element) => page(element))
  return {
    inlineScripts: scripts
      .filter((script) => executableType.test(script.attr('type')?.trim() ?? ''))
      .map((script) => script.text()),
    forbidden: page
      .root()
      .find('*')
      .toArray()
      .flatMap((element) =>
        forbiddenIn(element.name, element.attribs).map((reason) => ({
          reason,
          excerpt: page.html(element).slice(0, excerptLength),
        })),
      ),
  }
}

/**
 * Gives the hashes of the inline scripts that every page has: the theme and plugins add these. A
 * script that only some pages have comes from content or a component, where none is allowed.
 *
 * @param pages the content of each page of the build, with the path of its file
 * @throws when a page has an inline script that others lack, or anything else that the policy
 *   forbids; the message names each such page and quotes the code
 */
export function allowedScripts(
  pages: readonly (PageContent & {path: string})[],
): string[] {
  const isOnEveryPage = (script: string) =>
    pages.every(({inlineScripts}) => inlineScripts.includes(script))
  const problems = pages.flatMap(({path, inlineScripts, forbidden}) => [
    ...inlineScripts
      .filter((script) => !isOnEveryPage(script))
      .map(
        (script) =>
          `${path} has an inline script of its own: ${script.slice(0, excerptLength)}`,
      ),
    ...forbidden.map(({reason, excerpt}) => `${path} has ${reason}: ${excerpt}`),
  ])
  if (problems.length > 0) {
    throw new Error(
      'The Content-Security-Policy of this site (SECURITY.md) does not allow this inline code. ' +
        `Use a separate file, or a class, instead.\n${problems.join('\n')}`,
    )
  }
  return [...new Set(pages.flatMap(({inlineScripts}) => inlineScripts))].map(hashInline)
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
