import {join, posix} from 'node:path'
import type {SidebarsConfig} from '@docusaurus/plugin-content-docs'
import type {AllContent, LoadContext} from '@docusaurus/types'
import {DEFAULT_PARSE_FRONT_MATTER} from '@docusaurus/utils'
import {createSignatures} from '../plugins/code'
import {findFiles, pageGlobs} from '../plugins/content/files'
import {createMarkdownReader} from '../plugins/content/reader'
import {listSources} from '../plugins/content/sources'
import {createPageReader} from '../plugins/search/build/pages'
import {exercises, library, pageFolders, skippedSections} from '../siteParts'
import type {SearchPage} from '../plugins/search/shared/types'

/** A Markdown page of the site, read without a build. */
interface SitePage {
  /** Path of its file relative to the site, such as `docs/api/hooks/index.mdx`. */
  file: string
  frontMatter: Record<string, unknown>
}

/** The route that Docusaurus derives from a page's slug or, without a slug, its file. */
function routeOf(file: string, slug: unknown): string {
  const path = file.replace(/\.mdx?$/, '').replace(/^src\/pages\//, '')
  if (typeof slug !== 'string') return `/${path.replace(/\/index$/, '')}`
  const [top = ''] = path.split('/', 1)
  // The slug of a post does not depend on its folder.
  const isFromTop = slug.startsWith('/') || top === 'blog'
  return posix.join('/', isFromTop ? top : posix.dirname(path), slug)
}

/** The content that search needs, in the form that Docusaurus's content plugins give it. */
function contentOf(pages: readonly SitePage[], sidebars: SidebarsConfig): AllContent {
  const metadataIn = (folder: string) =>
    pages
      .filter(({file}) => file.startsWith(folder))
      .map(({file, frontMatter: {title, description, slug}}) => ({
        id: file.slice(folder.length).replace(/\.mdx?$/, ''),
        type: 'mdx',
        source: `@site/${file}`,
        permalink: routeOf(file, slug),
        title,
        description,
      }))
  type Items = (string | {items?: Items})[]
  const processItems = (items: Items): unknown[] =>
    items.map((item) =>
      typeof item === 'string'
        ? {type: 'doc', id: item}
        : {...item, items: item.items && processItems(item.items)},
    )
  const version = {
    versionName: 'current',
    docs: metadataIn('docs/'),
    sidebars: Object.fromEntries(
      Object.entries(sidebars).map(([name, items]) => [
        name,
        processItems(items as Items),
      ]),
    ),
  }
  return {
    'docusaurus-plugin-content-docs': {default: {loadedVersions: [version]}},
    'docusaurus-plugin-content-blog': {
      default: {
        blogTitle: 'Blog',
        blogPosts: metadataIn('blog/').map((metadata) => ({metadata})),
      },
    },
    'docusaurus-plugin-content-pages': {default: metadataIn('src/pages/')},
  }
}

/** Reads the site's published pages for search, as a build with the base URL `/` does. */
export async function readSearchPages(
  siteDir: string,
  sidebars: SidebarsConfig,
): Promise<SearchPage[]> {
  const context = {
    siteDir,
    siteConfig: {baseUrl: '/', markdown: {anchors: {maintainCase: false}}},
    i18n: {currentLocale: 'en'},
  } as LoadContext
  const read = createMarkdownReader(siteDir, {
    exercises,
    signatureOf: createSignatures(siteDir, library),
  })
  const readPage = createPageReader(context, read, skippedSections)
  const files = await findFiles(siteDir, [...pageGlobs(pageFolders), '!**/_*'])
  const pages = await Promise.all(
    files.map(async (file): Promise<SitePage> => {
      const {text: fileContent} = await read(file)
      const filePath = join(siteDir, file)
      const {frontMatter} = await DEFAULT_PARSE_FRONT_MATTER({filePath, fileContent})
      return {file, frontMatter}
    }),
  )
  const published = pages.filter(
    ({frontMatter: {draft, unlisted}}) => !draft && !unlisted,
  )
  return Promise.all(listSources(contentOf(published, sidebars)).map(readPage))
}
