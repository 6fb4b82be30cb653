import {writeFileSync} from 'node:fs'
import {join} from 'node:path'
import type {LoadContext, Plugin} from '@docusaurus/types'
import {applyTrailingSlash} from '@docusaurus/utils-common'
import {Joi} from '@docusaurus/utils-validation'
import {assetNames, assetsMeta, type SearchAssets} from './shared/assets'
import type {
  GeneratedSearchConfig,
  HostedConfig,
  SearchConfig,
  SearchPage,
} from './shared/types'
import {phrasesFile} from './build/phrases'
import {readDocument} from '../content/documents'
import type {MarkdownReader} from '../content/reader'
import {listSources, type PageSource} from '../content/sources'
import {checkOptions, sitePath, texts, type OptionsSchema} from '../lib/options'
import {emitFiles} from '../lib/emitFiles'
import {
  bundleScripts,
  makeTiers,
  pathsOf,
  replaceTiers,
  type SearchFiles,
} from './build/assets'
import {createPageReader} from './build/pages'
import {withRendered} from './build/rendered'

export {loadEnvironment, readSearchConfig} from './build/config'
export {searchPolicy} from './build/policy'

/** The search engine, its credentials, and other settings of search. */
export type Options = SearchConfig & {
  readMarkdown: MarkdownReader
  /** Path of the search page below the base URL. */
  searchPage: string
  /** Where readers report a search that finds nothing; takes the parameters `title` and `body`. */
  newIssueUrl: string
  /** Headings of sections that are not searched, such as lists of links. */
  skippedSections: readonly string[]
}

const onlyHosted = (schema: Joi.Schema) =>
  Joi.when('engine', {is: 'hosted', then: schema.required(), otherwise: Joi.forbidden()})

const schema: OptionsSchema<Options & HostedConfig> = {
  engine: Joi.valid('embedded', 'hosted').required(),
  indexName: Joi.string().required(),
  appId: onlyHosted(Joi.string()),
  apiKey: onlyHosted(Joi.string()),
  insights: onlyHosted(Joi.boolean()),
  readMarkdown: Joi.function().required(),
  searchPage: sitePath.required(),
  newIssueUrl: Joi.string().uri().required(),
  skippedSections: texts.required(),
}

/**
 * Docusaurus plugin: makes the data of the search engines, embedded and hosted, from docs, blog
 * posts and Markdown pages, in `start` and in `build`, and updates it when the content changes.
 *
 * A build adds what only it knows, such as the words that a component shows, to what the sources
 * say.
 *
 * It generates the search configuration (`@generated/search/default/config.json`) and, beside
 * it, `pages.json`, from which `npm run search:push` makes the records that it uploads. For the
 * embedded engine it adds separate scripts and an index to the build, and their addresses to
 * each page, so that search starts without the page's scripts.
 *
 * @param options among others, the engine and its credentials, from `readSearchConfig`
 */
export default function searchPlugin(options: Options) {
  checkOptions('search', schema, options as Options & HostedConfig)
  const {readMarkdown, skippedSections, searchPage, ...search} = options
  return (context: LoadContext): Plugin => {
    const {url: siteUrl, title: siteTitle} = context.siteConfig
    const config: GeneratedSearchConfig = {
      ...search,
      siteUrl,
      siteTitle,
      searchPage: applyTrailingSlash(`/${searchPage}`, context.siteConfig),
    }
    const isProduction = process.env.NODE_ENV === 'production'
    const pagesFile = join(context.generatedFilesDir, 'search', 'default', 'pages.json')
    let sources: PageSource[] = []
    let pages: SearchPage[] = []
    /** The files of the embedded engine, made when the content has loaded. */
    let parts: {files: SearchFiles; inputs: string[]; paths: SearchAssets} | undefined

    const emit = async () => {
      if (!parts) throw new Error('The compilation began before the content had loaded.')
      const {files, paths} = parts
      // In development the code may have changed since the content was loaded.
      const scripts = isProduction ? parts : await bundleScripts(config)
      const current = isProduction ? files : {...files, ...scripts}
      return {
        files: Object.fromEntries(assetNames.map((name) => [paths[name], current[name]])),
        inputs: [pagesFile, ...scripts.inputs],
      }
    }

    return {
      name: 'search',

      getThemePath: () => join(__dirname, 'theme'),

      getClientModules: () => [join(__dirname, 'client', 'modal', 'load.ts')],

      // Docusaurus calls this after the content has loaded.
      getPathsToWatch: () =>
        sources.map(({file}) => phrasesFile(join(context.siteDir, file))),

      async allContentLoaded({allContent, actions}) {
        const readPage = createPageReader(context, readMarkdown, skippedSections)
        sources = listSources(allContent).filter(({unlisted}) => !unlisted)
        pages = await Promise.all(sources.map(readPage))
        if (search.engine === 'embedded') {
          const {inputs, ...scripts} = await bundleScripts(config)
          const {first, rest} = makeTiers(pages)
          const files = {...scripts, first, rest}
          parts = {files, inputs, paths: pathsOf(files, isProduction)}
        }
        // These come last, because a change to these files starts a compilation.
        await actions.createData('pages.json', JSON.stringify(pages))
        await actions.createData('config.json', JSON.stringify(config))
      },

      injectHtmlTags: () => {
        if (!parts) return {}
        const {paths} = parts
        const urls = assetNames.map((name) => context.baseUrl + paths[name])
        const attributes = {name: assetsMeta, content: urls.join(' ')}
        return {headTags: [{tagName: 'meta', attributes}]}
      },

      configureWebpack: (_config, isServer) =>
        isServer || search.engine === 'hosted'
          ? {}
          : {plugins: [emitFiles('search', emit)]},

      // Not asynchronous, so that no other plugin has read the documents that this one changes.
      postBuild({outDir}) {
        const rendered = pages.map((page) => {
          const html = readDocument(outDir, page.url.slice(context.baseUrl.length))
          return withRendered(page, html, skippedSections)
        })
        if (rendered.some((page, index) => page !== pages[index])) {
          writeFileSync(pagesFile, JSON.stringify(rendered))
          if (parts) replaceTiers(outDir, parts.files, makeTiers(rendered))
        }
        return Promise.resolve()
      },
    }
  }
}
