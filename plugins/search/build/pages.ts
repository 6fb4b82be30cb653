import {join} from 'node:path'
import logger from '@docusaurus/logger'
import type {LoadContext} from '@docusaurus/types'
import {applyTrailingSlash} from '@docusaurus/utils-common'
import type {PageSection, SearchPage} from '../shared/types'
import {readPhrases} from './phrases'
import type {MarkdownReader} from '../../content/reader'
import type {PageSource} from '../../content/sources'
import {readSections} from './sections'

/**
 * Creates a function that reads a page's source for search.
 *
 * A page whose file is not valid MDX is found only by its title, its description and the
 * search phrases for the whole page. The bundler reports the error, with its line, when it
 * compiles the page.
 *
 * @param skippedSections headings of sections that are not searched
 */
export function createPageReader(
  {siteDir, siteConfig, i18n}: LoadContext,
  read: MarkdownReader,
  skippedSections: readonly string[],
) {
  const {markdown, baseUrl, trailingSlash} = siteConfig

  return async ({file: path, unlisted: _, ...page}: PageSource): Promise<SearchPage> => {
    const file = await read(path)
    const phrasesOf = await readPhrases(join(siteDir, path))
    let sections: PageSection[]
    try {
      sections = readSections(await file.tree(), markdown.anchors, skippedSections)
    } catch (error) {
      logger.warn(
        logger.interpolate`Search cannot read path=${path}: ${(error as Error).message}`,
      )
      sections = readSections({type: 'root', children: []}, markdown.anchors)
    }
    return {
      ...page,
      url: applyTrailingSlash(page.url, {baseUrl, trailingSlash}),
      language: i18n.currentLocale,
      sections: sections.map((section) => {
        const phrases = phrasesOf.get(section.anchor ?? '')
        return phrases ? {...section, phrases} : section
      }),
    }
  }
}
