import {join, posix} from 'node:path'
import type {SidebarsConfig} from '@docusaurus/plugin-content-docs'
import type {AllContent, LoadContext} from '@docusaurus/types'
import {DEFAULT_PARSE_FRONT_MATTER} from '@docusaurus/utils'
import {findFiles, pageGlobs} from '../plugins/content/files'
import {createMarkdownReader, type MarkdownFile} from '../plugins/content/reader'
import {listSources} from '../plugins/content/sources'
import {createPageReader} from '../plugins/search/pages'
import {pageFolders, skippedSections} from '../siteParts'
import type {SearchPage} from '../src/search/types'

/** A Markdown page of the site, read in a second instead of Docusaurus' half a minute. */
export interface SitePage {
  /** Path of its file relative to the repository, such as `docs/api/hooks/index.mdx`. */
  file: string
  /** Path on the site, without the base URL. */
  route: string
  frontMatter: Record<string, unknown>
  markdown: MarkdownFile
}

/** The route that Docusaurus gives a page, by its front matter or its file. */
function routeOf(file: string, slug: unknown): string {
  const path = file.replace(/\.mdx?$/, '').replace(/^src\/pages\//, '')
  if (typeof slug !== 'string') return `/${path.replace(/\/index$/, '')}`
  return slug.startsWith('/')
    ? `/${path.split('/', 1)[0] ?? ''}${slug}`
    : `/${posix.dirname(path)}/${slug}`
}

/**
 * Reads the published Markdown pages: no drafts, no unlisted ones and no partials.
 *
 * @param siteDir absolute path of the repository
 */
export async function readSitePages(siteDir: string): Promise<SitePage[]> {
  const read = createMarkdownReader(siteDir)
  const files = (await findFiles(siteDir, pageGlobs(pageFolders))).filter(
    (file) => !file.includes('/_'),
  )
  const pages = await Promise.all(
    files.map(async (file): Promise<SitePage> => {
      const markdown = await read(file)
      const {frontMatter} = await DEFAULT_PARSE_FRONT_MATTER({
        filePath: join(siteDir, file),
        fileContent: markdown.text,
      })
      return {file, route: routeOf(file, frontMatter.slug), frontMatter, markdown}
    }),
  )
  return pages.filter(({frontMatter: {draft, unlisted}}) => !draft && !unlisted)
}

/** The content of the site as its content plugins load it, as far as search needs it. */
function contentOf(pages: readonly SitePage[], sidebars: SidebarsConfig): AllContent {
  const of = (folder: string) =>
    pages
      .filter(({file}) => file.startsWith(folder))
      .map(({file, route, frontMatter: {title, description}}) => ({
        id: file.slice(folder.length).replace(/\.mdx?$/, ''),
        type: 'mdx',
        source: `@site/${file}`,
        permalink: route,
        title,
        description,
      }))
  type Items = (string | {items?: Items})[]
  const processed = (items: Items): unknown[] =>
    items.map((item) =>
      typeof item === 'string'
        ? {type: 'doc', id: item}
        : {...item, items: item.items && processed(item.items)},
    )
  const version = {
    versionName: 'current',
    docs: of('docs/'),
    sidebars: Object.fromEntries(
      Object.entries(sidebars).map(([name, items]) => [name, processed(items as Items)]),
    ),
  }
  return {
    'docusaurus-plugin-content-docs': {default: {loadedVersions: [version]}},
    'docusaurus-plugin-content-blog': {
      default: {
        blogTitle: 'Blog',
        blogPosts: of('blog/').map((metadata) => ({metadata})),
      },
    },
    'docusaurus-plugin-content-pages': {default: of('src/pages/')},
  }
}

/** Reads what search has of the site's pages, as a build under `/` does. */
export async function readSearchPages(
  siteDir: string,
  sidebars: SidebarsConfig,
): Promise<SearchPage[]> {
  const context = {
    siteDir,
    siteConfig: {baseUrl: '/', markdown: {anchors: {maintainCase: false}}},
    i18n: {currentLocale: 'en'},
  } as LoadContext
  const read = createMarkdownReader(siteDir)
  const readPage = createPageReader(context, read, skippedSections)
  const pages = await readSitePages(siteDir)
  return Promise.all(listSources(contentOf(pages, sidebars)).map(readPage))
}
