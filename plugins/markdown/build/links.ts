import type {DocusaurusConfig} from '@docusaurus/types'
import {markdownPath} from '../shared/markdownPath'
import type {PageSource} from '../../content/sources'

type Site = Pick<DocusaurusConfig, 'url' | 'baseUrl'>

/**
 * Makes a function that returns the absolute address for a link or picture of a page as the build
 * rendered it: for a link to a page that is also served as Markdown, the address of that Markdown.
 */
export function createUrlResolver(
  {url: origin, baseUrl}: Site,
  pages: readonly Pick<PageSource, 'url'>[],
): (page: Pick<PageSource, 'url'>, link: string) => string {
  // Compared as URLs write them: an address on another host need not be decodable.
  const keyOf = ({pathname}: URL) => pathname.replace(/(?<=.)\/$/, '')
  const known = new Map(pages.map(({url}) => [keyOf(new URL(url, origin)), url]))
  return (page, link) => {
    if (!URL.canParse(link, origin + page.url)) return link
    const address = new URL(link, origin + page.url)
    const path = known.get(keyOf(address))
    if (address.origin === origin && path !== undefined)
      address.pathname = markdownPath(path, baseUrl)
    return address.href
  }
}
