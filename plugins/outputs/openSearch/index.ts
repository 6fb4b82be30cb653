import {writeFile} from 'node:fs/promises'
import {join} from 'node:path'
import type {LoadContext, Plugin} from '@docusaurus/types'
import {checkOptions, sitePath} from '../../lib/options'
import {openSearchDescription} from './description'

const fileName = 'opensearch.xml'

interface Options {
  /** Path of the search page below the base URL; it takes the term as `q`. */
  searchPage: string
}

/**
 * Docusaurus plugin: lets a browser offer the site's search among its search engines.
 *
 * @throws when the options are wrong
 */
export default function openSearch(options: Options) {
  checkOptions('opensearch', {searchPage: sitePath.required()}, options)
  return ({siteConfig}: LoadContext): Plugin => {
    const {title, url, baseUrl, favicon} = siteConfig
    const site = url + baseUrl
    return {
      name: 'opensearch',

      injectHtmlTags: () => ({
        headTags: [
          {
            tagName: 'link',
            attributes: {
              rel: 'search',
              type: 'application/opensearchdescription+xml',
              title,
              href: baseUrl + fileName,
            },
          },
        ],
      }),

      postBuild: ({outDir}) =>
        writeFile(
          join(outDir, fileName),
          openSearchDescription({
            name: title,
            searchUrl: site + options.searchPage,
            iconUrl: favicon === undefined ? undefined : new URL(favicon, site).href,
          }),
        ),
    }
  }
}
