import {posix} from 'node:path'
import type {DocusaurusConfig} from '@docusaurus/types'
import {twinPath} from '../shared/markdownPath'
import type {PageSource} from '../../content/sources'

type Site = Pick<DocusaurusConfig, 'url' | 'baseUrl'>

const protocol = /^[a-z][a-z\d+.-]*:/i

/** The file and the address of a page that has a Markdown twin. */
type Place = Pick<PageSource, 'file' | 'url'>

/**
 * Makes a function that returns the absolute address for a link on a page: the address of the
 * target's twin or, if the target has no twin, of the target itself.
 *
 * Links may have the forms that Docusaurus allows: the path of a Markdown file, a site path
 * without the base URL, a hash, or a full address. The function throws when a link is the path
 * of a file that is not a page.
 */
export function createUrlResolver(
  {url: origin, baseUrl}: Site,
  pages: readonly Place[],
): (page: Place, link: string) => string {
  const paths = new Map(pages.map(({file, url}) => [file, url]))
  const withTwin = new Set(paths.values())
  const absolute = (path: string) =>
    origin + (withTwin.has(path) ? twinPath(path, baseUrl) : path)

  return (page, link) => {
    if (protocol.test(link)) return link
    const [, path = '', suffix = ''] = /^([^?#]*)(.*)$/.exec(link) ?? []
    if (path === '') return absolute(page.url) + suffix
    if (path.startsWith('/')) return absolute(baseUrl + path.slice(1)) + suffix

    const target = paths.get(posix.join(posix.dirname(page.file), decodeURI(path)))
    if (target === undefined) throw new Error(`the link ${link} leads to no page`)
    return absolute(target) + suffix
  }
}
