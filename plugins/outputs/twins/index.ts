import {readFileSync} from 'node:fs'
import {mkdir, writeFile} from 'node:fs/promises'
import {dirname, join} from 'node:path'
import type {BlogContent} from '@docusaurus/plugin-content-blog'
import type {LoadedContent as DocsContent} from '@docusaurus/plugin-content-docs'
import logger from '@docusaurus/logger'
import type {AllContent, LoadContext, Plugin} from '@docusaurus/types'
import {Joi} from '@docusaurus/utils-validation'
import {twinPath} from '../../../src/lib/twinPath'
import {exampleSchema, type ExampleParts} from '../../content/examples'
import type {MarkdownReader} from '../../content/reader'
import {checkOptions, type OptionsSchema} from '../../lib/options'
import {instancesOf, listSources, type PageSource} from '../../content/sources'
import {toMarkdown} from './convert'
import {createUrlResolver} from './links'
import {blogLists, listMarkdown, type ListPage} from './lists'
import {llmsFull, llmsIndex, readingOrder, withIndexNote, type LlmsPage} from './llms'

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
 * Docusaurus plugin: also writes each docs page, post and Markdown page as plain Markdown, at
 * its path with `.md`. Listed pages are in /llms.txt and /llms-full.txt too. The home page
 * and the lists of blogs have twins as well, and each page and twin says where llms.txt is.
 * `start` writes the twins each time it reads the content.
 *
 * @throws when the options are wrong, and in the build when a page has something that Markdown
 *   cannot express
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
    let sources: PageSource[] = []
    let lists: ListPage[] = []

    const readPages = (): Promise<(LlmsPage & PageSource)[]> => {
      const pages = sources.map((page) => ({
        ...page,
        file: page.source.replace(/^@site\//, ''),
        permalink: page.url,
      }))
      const resolveUrl = createUrlResolver(siteConfig, pages)
      return Promise.all(
        pages.map(async (page) => ({
          ...page,
          url: origin + page.permalink,
          twinUrl: origin + twinPath(page.permalink, baseUrl),
          markdown: withNote(
            toMarkdown({
              ...page,
              ...(await readMarkdown(page.source)),
              examples,
              resolveUrl: (url) => resolveUrl(page, url),
              readSiteFile: (path) => readFileSync(join(siteDir, path), 'utf8'),
            }),
          ),
        })),
      )
    }

    const write = async (folder: string): Promise<void> => {
      const pages = await readPages()
      const listed = pages.filter(({unlisted}) => !unlisted)
      const files = new Map<string, string>([
        ['llms.txt', llmsIndex(title, tagline, listed)],
        // The twin of the home page; a home page in Markdown replaces it with its own.
        ['index.md', withNote(llmsIndex(title, tagline, listed))],
        ['llms-full.txt', llmsFull(listed)],
        ...pages.map(({twinUrl, markdown}): [string, string] => [
          twinUrl.slice(origin.length + baseUrl.length),
          markdown,
        ]),
        ...lists.map((list): [string, string] => [
          twinPath(list.permalink, baseUrl).slice(baseUrl.length),
          withNote(listMarkdown(list, siteConfig)),
        ]),
      ])
      await Promise.all(
        [...files].map(async ([path, content]) => {
          const file = join(folder, path)
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
        // A page that is being written may be wrong for a while; a build fails on it.
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

      configureWebpack: (_config, isServer) =>
        isServer || !isDevelopment
          ? undefined
          : {
              mergeStrategy: {'devServer.static': 'append'},
              devServer: {
                static: [{directory: developmentDir, publicPath: baseUrl, watch: false}],
              },
            },

      postBuild: ({outDir}) => write(outDir),
    }
  }
}
