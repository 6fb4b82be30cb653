import {posix} from 'node:path'
import {twinPath} from '../../../src/lib/twinPath'

/** A page that has a twin. */
export interface LinkedPage {
  /** Path of the file, relative to the site. */
  file: string
  /** Path of the page, with base URL. */
  permalink: string
}

interface Site {
  /** Origin of the site, such as `https://example.com`. */
  url: string
  baseUrl: string
}

const protocol = /^[a-z][a-z\d+.-]*:/i

/** Returns the absolute address of a link of a page. */
export type UrlResolver = (page: LinkedPage, url: string) => string

/**
 * Makes a function that returns the absolute address of a link of a page: that of the
 * target's twin or, without one, of the target itself.
 *
 * Pages link as Docusaurus lets them: by the path of a Markdown file, by a path of the site
 * without base URL, by a hash, or by a full address.
 *
 * @throws when the link is the path of a file that is not a page
 */
export function createUrlResolver(
  {url: origin, baseUrl}: Site,
  pages: readonly LinkedPage[],
): UrlResolver {
  const permalinks = new Map(pages.map(({file, permalink}) => [file, permalink]))
  const withTwin = new Set(permalinks.values())
  const absolute = (path: string) =>
    origin + (withTwin.has(path) ? twinPath(path, baseUrl) : path)

  return (page, url) => {
    if (protocol.test(url)) return url
    const [, path = '', suffix = ''] = /^([^?#]*)(.*)$/.exec(url) ?? []
    if (path === '') return absolute(page.permalink) + suffix
    if (path.startsWith('/')) return absolute(baseUrl + path.slice(1)) + suffix

    const file = posix.join(posix.dirname(page.file), decodeURI(path))
    const permalink = permalinks.get(file)
    if (permalink === undefined) throw new Error(`the link ${url} leads to no page`)
    return absolute(permalink) + suffix
  }
}
