import {writeFile} from 'node:fs/promises'
import {join} from 'node:path'
import type {LoadContext, Plugin} from '@docusaurus/types'
import {openSearchDescription} from './description'

const fileName = 'opensearch.xml'

/** Docusaurus plugin: lets a browser offer the site's search among its search engines. */
export default function openSearch({siteConfig}: LoadContext): Plugin {
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
          searchUrl: `${site}search`,
          iconUrl: favicon === undefined ? undefined : new URL(favicon, site).href,
        }),
      ),
  }
}
