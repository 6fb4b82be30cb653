import {mkdir, writeFile} from 'node:fs/promises'
import {dirname, join} from 'node:path'
import type {BlogContent} from '@docusaurus/plugin-content-blog'
import type {LoadedContent as DocsContent} from '@docusaurus/plugin-content-docs'
import type {AllContent, LoadContext, Plugin} from '@docusaurus/types'
import {applyTrailingSlash} from '@docusaurus/utils-common'
import {Joi} from '@docusaurus/utils-validation'
import {markdownPath} from './shared/markdownPath'
import {readDocument} from '../content/documents'
import type {MarkdownReader} from '../content/reader'
import {checkOptions, sitePath, type OptionsSchema} from '../lib/options'
import {instancesOf, listSources, type PageSource} from '../content/sources'
import {toMarkdown} from './build/convert'
import {createUrlResolver} from './build/links'
import {blogLists, listMarkdown, type ListPage} from './build/lists'
import {llmsFull, llmsIndex, readingOrder, withIndexNote} from './build/llms'
import {parseSkill, skillFiles, skillPath} from './build/skill'

interface Options {
  readMarkdown: MarkdownReader
  /** The file of rules for coding agents, if the site has one. */
  skill?: string
}

const schema: OptionsSchema<Options> = {
  readMarkdown: Joi.function().required(),
  skill: sitePath,
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

/** A page's source without its front matter and imports: what `npm start` serves. */
function withoutPreamble(text: string): string {
  return text
    .replace(/^---\r?\n[^]*?\n---\r?\n/, '')
    .replace(/^import .*(?:\r?\n)+/gm, '')
    .replace(/^# .*(?:\r?\n)+/, '')
    .trim()
}

/**
 * Docusaurus plugin: writes each page as plain Markdown, at its path with `.md`, as the build has
 * rendered it; llms.txt and llms-full.txt, without unlisted pages; and the files that coding agents
 * install. `npm start`, which renders no page, serves the sources.
 */
export function markdownPages(options: Options) {
  checkOptions('markdown-pages', schema, options)
  const {readMarkdown, skill: skillSource} = options
  return ({siteConfig, generatedFilesDir}: LoadContext): Plugin => {
    const {title, tagline, url: origin, baseUrl} = siteConfig
    const isDevelopment = process.env.NODE_ENV === 'development'
    const developmentDir = join(generatedFilesDir, 'markdown-pages')
    const home = origin + baseUrl
    const indexPath = `${baseUrl}llms.txt`
    const withNote = (markdown: string) => withIndexNote(markdown, origin + indexPath)
    let sources: PageSource[] = []
    let lists: ListPage[] = []

    /** The page as the source has it. */
    const ofSource = async (page: PageSource) => {
      const body = withoutPreamble((await readMarkdown(page.file)).text)
      return `# ${page.title}\n\n> ${page.description}\n\n${body}\n`
    }
    /** The pages as the build has rendered them; read before other plugins change them. */
    const ofDocuments = (outDir: string) => {
      const resolveUrl = createUrlResolver(siteConfig, sources)
      const texts = sources.map((page) => {
        const html = readDocument(outDir, page.url.slice(baseUrl.length))
        const url = origin + page.url
        return toMarkdown({
          ...page,
          html,
          url,
          resolveUrl: (link) => resolveUrl(page, link),
        })
      })
      return (_: PageSource, index: number) => Promise.resolve(texts[index] ?? '')
    }

    /** The address of a page's Markdown. */
    const addressOf = (file: string) => {
      const page = sources.find((source) => source.file === file)
      if (!page) throw new Error(`${skillSource}: there is no page ${file}.`)
      return origin + encodeURI(markdownPath(page.url, baseUrl))
    }

    const write = async (
      folder: string,
      markdownOf: (page: PageSource, index: number) => Promise<string>,
    ): Promise<void> => {
      const pages = await Promise.all(
        sources.map(async (page, index) => ({
          ...page,
          markdownUrl: markdownPath(page.url, baseUrl),
          markdown: withNote(await markdownOf(page, index)),
        })),
      )
      const listed = pages.filter(({unlisted}) => !unlisted)
      const skill =
        skillSource === undefined
          ? undefined
          : await parseSkill(skillSource, await readMarkdown(skillSource))
      const skillUrl = skill && home + skillPath(skill)
      const index = llmsIndex(title, tagline, listed, origin, skillUrl)
      const files = new Map([
        [indexPath, index],
        // The home page's own. If that page is Markdown, its own below replaces this one.
        [`${baseUrl}index.md`, withNote(index)],
        [`${baseUrl}llms-full.txt`, llmsFull(listed, origin)],
        ...pages.map(({markdownUrl, markdown}) => [markdownUrl, markdown] as const),
        ...lists.map((list) => {
          const markdown = withNote(listMarkdown(list, siteConfig))
          return [markdownPath(list.url, baseUrl), markdown] as const
        }),
        ...(skill ? skillFiles(skill, addressOf, home) : []).map(
          ([path, text]) => [baseUrl + path, text] as const,
        ),
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
      name: 'markdown-pages',

      async allContentLoaded({allContent}) {
        sources = inReadingOrder(allContent).map((page) => ({
          ...page,
          url: applyTrailingSlash(page.url, siteConfig),
        }))
        lists = instancesOf<BlogContent>(
          allContent,
          'docusaurus-plugin-content-blog',
        ).flatMap(([, content]) => blogLists(content))
        if (!isDevelopment) return
        await write(developmentDir, ofSource)
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
        const written = {
          directory: developmentDir,
          publicPath: baseUrl,
          watch: false,
          // Skills are in `.well-known`.
          staticOptions: {dotfiles: 'allow'},
        }
        return {
          mergeStrategy: {'devServer.static': 'append'},
          devServer: {static: [written]},
        }
      },

      postBuild: ({outDir}) => write(outDir, ofDocuments(outDir)),
    }
  }
}
