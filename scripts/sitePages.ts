import {join} from 'node:path'
import {validateConfig} from '@docusaurus/core/lib/server/configValidation'
import blog, {validateOptions as validateBlog} from '@docusaurus/plugin-content-blog'
import docs, {validateOptions as validateDocs} from '@docusaurus/plugin-content-docs'
import pages, {validateOptions as validatePages} from '@docusaurus/plugin-content-pages'
import type {AllContent, LoadContext, ParseFrontMatter} from '@docusaurus/types'
import {normalizePluginOptions} from '@docusaurus/utils-validation'
import {createSignatures} from '../plugins/code'
import {createMarkdownReader} from '../plugins/content/reader'
import {listSources} from '../plugins/content/sources'
import {createPageReader} from '../plugins/search/build/pages'
import {exercises, library, siteUrl, skippedSections} from '../siteParts'
import type {SearchPage} from '../plugins/search/shared/types'

/** Reads the site's published pages for search, as a build with the base URL `/` does. */
export async function readSearchPages(siteDir: string): Promise<SearchPage[]> {
  /** Drafts and unlisted pages, which only builds leave out. */
  const hidden = new Set<string>()
  const parseFrontMatter: ParseFrontMatter = async (params) => {
    const result = await params.defaultParseFrontMatter(params)
    const {draft, unlisted} = result.frontMatter
    if (draft === true || unlisted === true) hidden.add(params.filePath)
    return result
  }
  // Not the site's own configuration, which takes seconds to load. An internal of Docusaurus adds
  // the defaults; the compiler notices when it changes.
  const siteConfig = validateConfig(
    {
      title: 'Docs',
      url: siteUrl,
      baseUrl: '/',
      future: {v4: true, experimental_vcs: 'disabled'},
      markdown: {parseFrontMatter},
    },
    'docusaurus.config.ts',
  )
  const context = {
    siteDir,
    siteConfig,
    baseUrl: '/',
    generatedFilesDir: join(siteDir, '.docusaurus'),
    localizationDir: join(siteDir, 'i18n', 'en'),
    i18n: {
      currentLocale: 'en',
      defaultLocale: 'en',
      locales: ['en'],
      localeConfigs: {en: {translate: false}},
    },
  } as unknown as LoadContext
  // Its type is wider than the one that the plugins name.
  const validate = normalizePluginOptions as never
  const id = 'default'
  const plugins = [
    await docs(
      context,
      validateDocs({validate, options: {id, sidebarPath: './sidebars.ts'}}),
    ),
    await blog(context, validateBlog({validate, options: {id}})),
    await pages(context, validatePages({validate, options: {id}})),
  ]
  const allContent: AllContent = {}
  for (const {name, loadContent} of plugins)
    allContent[name] = {[id]: await loadContent?.()}
  const read = createMarkdownReader(siteDir, {
    exercises,
    signatureOf: createSignatures(siteDir, library),
  })
  const readPage = createPageReader(context, read, skippedSections)
  return Promise.all(
    listSources(allContent)
      .filter(({file}) => !hidden.has(join(siteDir, file)))
      .map(readPage),
  )
}
