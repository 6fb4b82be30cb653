import logger from '@docusaurus/logger'
import type {LoadContext} from '@docusaurus/types'
import {applyTrailingSlash} from '@docusaurus/utils-common'
import type {SearchPage} from '../../src/search/types'
import type {MarkdownReader} from '../markdown-pages'
import type {PageSource} from '../markdown-pages/sources'
import {readSections} from './sections'

/** Reads the page of a source. */
export type PageReader = (source: PageSource) => Promise<SearchPage>

/**
 * Makes a reader of pages as search has them.
 *
 * A file that is not valid Markdown is searchable by title and description alone: the
 * bundler reports it, with the line, as it compiles the page.
 */
export function createPageReader(
  {siteConfig, i18n}: LoadContext,
  read: MarkdownReader,
): PageReader {
  const {markdown, baseUrl, trailingSlash} = siteConfig

  return async ({source, ...page}) => {
    const tree = await read(source).then(
      (file) => file.tree,
      (error: unknown) => {
        const reason = error instanceof Error ? error.message : String(error)
        logger.warn(logger.interpolate`Search cannot read path=${source}: ${reason}`)
        return {type: 'root' as const, children: []}
      },
    )
    return {
      ...page,
      url: applyTrailingSlash(page.url, {baseUrl, trailingSlash}),
      language: i18n.currentLocale,
      sections: readSections(tree, markdown.anchors),
    }
  }
}
