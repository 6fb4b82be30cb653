import {join} from 'node:path'
import type {LoadContext, Plugin} from '@docusaurus/types'
import {partNames, partsMeta, type SearchParts} from '../../src/search/first/parts'
import type {GeneratedSearchConfig, SearchConfig} from '../../src/search/types'
import {ASKED} from '../content/asked'
import type {MarkdownReader} from '../content/reader'
import {listSources} from '../content/sources'
import {emitFiles, makeFiles, pathsOf, type SearchFiles} from './assets'
import {expectDocSearch} from './docsearch'
import {createPageReader} from './pages'

/** The search engine with its credentials, and what reads the site's pages. */
export type Options = SearchConfig & {readMarkdown: MarkdownReader}

/**
 * Docusaurus plugin: turns docs, blog posts and Markdown pages into what both search
 * engines search (src/search), in `start` and in `build`, and again as content changes.
 *
 * It generates `@generated/search/default/config.json`, the search configuration, and
 * `pages.json`, which is there to be uploaded and measured. For the embedded engine it adds
 * its parts to the build, and says in each page where they are, so that search starts
 * without the page's scripts.
 *
 * @param options with the engine and its credentials, from `readSearchConfig`
 */
export default function searchPlugin({readMarkdown, ...search}: Options) {
  return (context: LoadContext): Plugin => {
    expectDocSearch()
    const isProduction = process.env.NODE_ENV === 'production'
    let current: {files: SearchFiles; paths: SearchParts} | undefined

    return {
      name: 'search',

      getPathsToWatch: () => ASKED.map((pattern) => join(context.siteDir, pattern)),

      async allContentLoaded({allContent, actions}) {
        const readPage = createPageReader(context, readMarkdown)
        const pages = await Promise.all(listSources(allContent).map(readPage))
        const config: GeneratedSearchConfig = {...search, siteUrl: context.siteConfig.url}
        await actions.createData('pages.json', JSON.stringify(pages))
        await actions.createData('config.json', JSON.stringify(config))
        if (search.engine === 'hosted') return
        const files = await makeFiles(context.siteDir, pages, config)
        current = {files, paths: pathsOf(files, isProduction)}
      },

      injectHtmlTags: () => {
        if (!current) return {}
        const {paths} = current
        const urls = partNames.map((name) => context.baseUrl + paths[name])
        const attributes = {name: partsMeta, content: urls.join(' ')}
        return {headTags: [{tagName: 'meta', attributes}]}
      },

      configureWebpack: (_config, isServer) => {
        const made = () => {
          if (!current) throw new Error('The files of search are made with the content.')
          return current
        }
        return isServer || search.engine === 'hosted' ? {} : {plugins: [emitFiles(made)]}
      },
    }
  }
}
