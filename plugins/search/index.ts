import {join} from 'node:path'
import type {LoadContext, Plugin} from '@docusaurus/types'
import {Joi} from '@docusaurus/utils-validation'
import {partNames, partsMeta, type SearchParts} from '../../src/search/first/parts'
import type {
  GeneratedSearchConfig,
  HostedConfig,
  SearchConfig,
} from '../../src/search/types'
import {askedFile} from '../content/asked'
import type {MarkdownReader} from '../content/reader'
import {listSources, type PageSource} from '../content/sources'
import {checkOptions, sitePath, texts, type OptionsSchema} from '../lib/options'
import {emitFiles} from '../lib/emitFiles'
import {bundleScripts, makeTiers, pathsOf, type SearchFiles} from './assets'
import {expectDocSearch} from './docsearch'
import {createPageReader} from './pages'

/** The search engine with its credentials, and what it finds. */
export type Options = SearchConfig & {
  readMarkdown: MarkdownReader
  /** Path of the page that shows all results of a query, below the base URL. */
  searchPage: string
  /** Where readers report a search that finds nothing; it takes `title` and `body`. */
  newIssueUrl: string
  /** Headings of sections that nobody looks for, such as lists of links. */
  skippedSections: readonly string[]
}

const ofHosted = (schema: Joi.Schema) =>
  Joi.when('engine', {is: 'hosted', then: schema.required(), otherwise: Joi.forbidden()})

const schema: OptionsSchema<Options & HostedConfig> = {
  engine: Joi.valid('embedded', 'hosted').required(),
  indexName: Joi.string().required(),
  appId: ofHosted(Joi.string()),
  apiKey: ofHosted(Joi.string()),
  insights: ofHosted(Joi.boolean()),
  readMarkdown: Joi.function().required(),
  searchPage: sitePath.required(),
  newIssueUrl: Joi.string().uri().required(),
  skippedSections: texts.required(),
}

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
 * @throws when the options are wrong, or the installed DocSearch is not what src/search
 *   expects
 */
export default function searchPlugin(options: Options) {
  checkOptions('search', schema, options as Options & HostedConfig)
  const {readMarkdown, skippedSections, searchPage, ...search} = options
  return (context: LoadContext): Plugin => {
    expectDocSearch()
    const {url: siteUrl, title: siteTitle} = context.siteConfig
    const config: GeneratedSearchConfig = {
      ...search,
      siteUrl,
      siteTitle,
      searchPage: `/${searchPage}`,
    }
    const isProduction = process.env.NODE_ENV === 'production'
    const pagesFile = join(context.generatedFilesDir, 'search', 'default', 'pages.json')
    let sources: PageSource[] = []
    /** What the embedded engine needs, made with the content. */
    let parts: {files: SearchFiles; inputs: string[]; paths: SearchParts} | undefined

    const emit = async () => {
      if (!parts) throw new Error('The files of search are made with the content.')
      const {files, paths} = parts
      // In development the code may have changed and the content not.
      const scripts = isProduction ? parts : await bundleScripts(config)
      const now = isProduction ? files : {...files, ...scripts}
      return {
        files: Object.fromEntries(partNames.map((name) => [paths[name], now[name]])),
        inputs: [pagesFile, ...scripts.inputs],
      }
    }

    return {
      name: 'search',

      // Docusaurus asks when the content has been loaded.
      getPathsToWatch: () =>
        sources.map(({source}) =>
          askedFile(join(context.siteDir, source.replace(/^@site\//, ''))),
        ),

      async allContentLoaded({allContent, actions}) {
        const readPage = createPageReader(context, readMarkdown, skippedSections)
        sources = listSources(allContent).filter(({unlisted}) => !unlisted)
        const pages = await Promise.all(sources.map(readPage))
        if (search.engine === 'embedded') {
          const {inputs, ...scripts} = await bundleScripts(config)
          const {first, rest} = makeTiers(pages)
          const files = {...scripts, first, rest}
          parts = {files, inputs, paths: pathsOf(files, isProduction)}
        }
        // Last: a change of it compiles again.
        await actions.createData('pages.json', JSON.stringify(pages))
        await actions.createData('config.json', JSON.stringify(config))
      },

      injectHtmlTags: () => {
        if (!parts) return {}
        const {paths} = parts
        const urls = partNames.map((name) => context.baseUrl + paths[name])
        const attributes = {name: partsMeta, content: urls.join(' ')}
        return {headTags: [{tagName: 'meta', attributes}]}
      },

      configureWebpack: (_config, isServer) =>
        isServer || search.engine === 'hosted'
          ? {}
          : {plugins: [emitFiles('search', emit)]},
    }
  }
}
