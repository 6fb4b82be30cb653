import {writeFile} from 'node:fs/promises'
import {join} from 'node:path'
import type {LoadContext, Plugin} from '@docusaurus/types'
import {applyTrailingSlash} from '@docusaurus/utils-common'
import {escapeHtml} from '../../lib/shared/escape'
import {checkOptions, sitePath} from '../../lib/options'

/** Longest `ShortName` that the format allows, in characters. */
const maxShortNameLength = 16

interface Options {
  /** Path of the search page below the base URL; it takes the search term as `q`. */
  searchPage: string
}

/**
 * Docusaurus plugin: lets browsers offer the site's search as a search engine, through an
 * OpenSearch 1.1 description document.
 */
export function openSearch(options: Options) {
  checkOptions('opensearch', {searchPage: sitePath.required()}, options)
  return ({siteConfig}: LoadContext): Plugin => {
    const {title, url, baseUrl, favicon} = siteConfig
    const file = 'opensearch.xml'
    const site = url + baseUrl
    const address = (path: string) => escapeHtml(new URL(path, site).href)
    const searchPage = applyTrailingSlash(options.searchPage, siteConfig)
    const description = `<?xml version="1.0" encoding="UTF-8"?>
<OpenSearchDescription xmlns="http://a9.com/-/spec/opensearch/1.1/">
  <ShortName>${escapeHtml(title.slice(0, maxShortNameLength))}</ShortName>
  <Description>Search ${escapeHtml(title)}</Description>
  <InputEncoding>UTF-8</InputEncoding>
  ${favicon ? `<Image>${address(favicon)}</Image>` : ''}
  <Url type="text/html" template="${address(searchPage)}?q={searchTerms}"/>
</OpenSearchDescription>
`
    const type = 'application/opensearchdescription+xml'
    const attributes = {rel: 'search', type, title, href: baseUrl + file}
    return {
      name: 'opensearch',
      injectHtmlTags: () => ({headTags: [{tagName: 'link', attributes}]}),
      postBuild: ({outDir}) => writeFile(join(outDir, file), description),
    }
  }
}
