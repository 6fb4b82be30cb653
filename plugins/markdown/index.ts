import {readFileSync} from 'node:fs'
import {mkdir, writeFile} from 'node:fs/promises'
import {dirname, join} from 'node:path'
import type {BlogContent} from '@docusaurus/plugin-content-blog'
import type {LoadedContent as DocsContent} from '@docusaurus/plugin-content-docs'
import logger from '@docusaurus/logger'
import type {AllContent, LoadContext, Plugin} from '@docusaurus/types'
import {Joi} from '@docusaurus/utils-validation'
import {twinPath} from './shared/markdownPath'
import {exampleSchema, type ExampleParts} from '../content/examples'
import type {MarkdownReader} from '../content/reader'
import {checkOptions, type OptionsSchema} from '../lib/options'
import {instancesOf, listSources, type PageSource} from '../content/sources'
import {toMarkdown} from './build/convert'
import {createUrlResolver} from './build/links'
import {blogLists, listMarkdown, type ListPage} from './build/lists'
import {llmsFull, llmsIndex, readingOrder, withIndexNote} from './build/llms'

interface Options {
  readMarkdown: MarkdownReader
  examples?: ExampleParts
}

const schema: OptionsSchema<Options> = {
  readMarkdown: Joi.function().required(),
  examples: Joi.object(exampleSchema),
}

/** Pages in reading order; those in no sidebar come last. */
function inReadingOrder(allContent: AllContent): PageSource[] {
  const docs = instancesOf<DocsContent>(allContent, 'docusaurus-plugin-content-docs')
  const order = docs.flatMap(([, {loadedVersions}]) =>
    loadedVersions.flatMap(readingOrder),
  )
  const positions = new Map(order.map((url, index) => [url, index]))
  const position = ({url}: PageSource) => positions.get(url) ?? order.length
  return listSources(allContent).sort((a, b) => position(a) - position(b))
}

/**
 * Docusaurus plugin: writes a twin of each docs page, post and Markdown page. A twin is plain
 * Markdown, at the page's path with `.md`; the home page and the list pages of a blog have
 * one too. The plugin also writes /llms.txt and /llms-full.txt, without unlisted pages. Each page
 * and twin says where llms.txt is. `npm start` writes all files each time it reads the content.
 *
 * @throws in the build when a page has something that Markdown cannot express
 */
export default function markdownTwins(options: Options) {
  checkOptions('markdown-twins', schema, options)
  const {readMarkdown, examples} = options
  return ({siteDir, siteConfig, generatedFilesDir}: LoadContext): Plugin => {
    const {title, tagline, url: origin, baseUrl} = siteConfig
    const isDevelopment = process.env.NODE_ENV === 'development'
    const developmentDir = join(generatedFilesDir, 'markdown-twins')
    const indexPath = `${baseUrl}llms.txt`
    const withNote = (markdown: string) => withIndexNote(markdown, origin + indexPath)
    const readSiteFile = (path: string) => readFileSync(join(siteDir, path), 'utf8')
    let sources: PageSource[] = []
    let lists: ListPage[] = []

    const write = async (folder: string): Promise<void> => {
      const resolveUrl = createUrlResolver(siteConfig, sources)
      const pages = await Promise.all(
        sources.map(async (page) => {
          const file = await readMarkdown(page.file)
          const resolve = (link: string) => resolveUrl(page, link)
          const source = {...page, ...file, examples, resolveUrl: resolve, readSiteFile}
          const markdown = withNote(toMarkdown(source))
          return {...page, twin: twinPath(page.url, baseUrl), markdown}
        }),
      )
      const listed = pages.filter(({unlisted}) => !unlisted)
      const index = llmsIndex(title, tagline, listed, origin)
      const files = new Map([
        [indexPath, index],
        // The home page's twin. If that page is Markdown, its own twin below replaces this one.
        [`${baseUrl}index.md`, withNote(index)],
        [`${baseUrl}llms-full.txt`, llmsFull(listed, origin)],
        ...pages.map(({twin, markdown}) => [twin, markdown] as const),
        ...lists.map((list) => {
          const markdown = withNote(listMarkdown(list, siteConfig))
          return [twinPath(list.url, baseUrl), markdown] as const
        }),
      ])
      await Promise.all(
        [...files].map(async ([path, content]) => {
          const file = join(folder, path.slice(baseUrl.length))
          await mkdir(dirname(file), {recursive: true})
          await writeFile(file, content)
        }),
      )
    }

    return {
      name: 'markdown-twins',

      async allContentLoaded({allContent}) {
        sources = inReadingOrder(allContent)
        lists = instancesOf<BlogContent>(
          allContent,
          'docusaurus-plugin-content-blog',
        ).flatMap(([, content]) => blogLists(content))
        if (!isDevelopment) return
        // While an author types, a page may be invalid. Only a build fails.
        await write(developmentDir).catch((error: unknown) => {
          logger.warn(error instanceof Error ? error.message : String(error))
        })
      },

      injectHtmlTags: () => ({
        preBodyTags: [
          {
            tagName: 'p',
            attributes: {hidden: true},
            innerHTML: `For AI agents: <a href="${indexPath}">${indexPath}</a> lists the pages in Markdown.`,
          },
        ],
      }),

      configureWebpack: (_config, isServer) => {
        if (isServer || !isDevelopment) return undefined
        const twins = {directory: developmentDir, publicPath: baseUrl, watch: false}
        return {
          mergeStrategy: {'devServer.static': 'append'},
          devServer: {static: [twins]},
        }
      },

      postBuild: ({outDir}) => write(outDir),
    }
  }
}
