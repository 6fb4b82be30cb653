import {join} from 'node:path'
import type {LoadContext, Plugin} from '@docusaurus/types'
import type {GeneratedSearchConfig, SearchConfig} from '../../src/search/types'
import {ASKED} from '../content/asked'
import type {MarkdownReader} from '../content/reader'
import {listSources} from '../content/sources'
import {expectDocSearch} from './docsearch'
import {createPageReader} from './pages'

/** The search engine with its credentials, and what reads the site's pages. */
export type Options = SearchConfig & {readMarkdown: MarkdownReader}

/**
 * Docusaurus plugin: turns docs, blog posts and Markdown pages into what both search
 * engines search (src/search), in `start` and in `build`, and again as content changes.
 *
 * It generates `@generated/search/default/pages.json`, which a bundle imports as the URL of
 * a content-hashed asset, and `config.json`, the search configuration.
 *
 * @param options with the engine and its credentials, from `readSearchConfig`
 */
export default function searchPlugin({readMarkdown, ...search}: Options) {
  return (context: LoadContext): Plugin => {
    expectDocSearch()
    return {
      name: 'search',

      getPathsToWatch: () => ASKED.map((pattern) => join(context.siteDir, pattern)),

      async allContentLoaded({allContent, actions}) {
        const readPage = createPageReader(context, readMarkdown)
        const pages = await Promise.all(listSources(allContent).map(readPage))
        const config: GeneratedSearchConfig = {...search, siteUrl: context.siteConfig.url}
        await actions.createData('pages.json', JSON.stringify(pages))
        await actions.createData('config.json', JSON.stringify(config))
      },

      configureWebpack: (_config, isServer) => ({
        module: {
          rules: [
            {
              test: /[\\/]search[\\/]default[\\/]pages\.json$/,
              type: 'asset/resource',
              generator: {
                filename: 'assets/search/[name].[contenthash:8][ext]',
                emit: !isServer,
              },
            },
          ],
        },
      }),
    }
  }
}
