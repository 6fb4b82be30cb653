import type {BlogContent} from '@docusaurus/plugin-content-blog'
import type {
  DocMetadata,
  LoadedContent as DocsContent,
  LoadedVersion,
} from '@docusaurus/plugin-content-docs'
import type {LoadedContent as PagesContent} from '@docusaurus/plugin-content-pages'
import type {AllContent} from '@docusaurus/types'
import {topCategories} from './sidebars'

/** A Markdown page and what Docusaurus knows about it. */
export interface PageSource {
  /** Path of the Markdown file, with the `@site` alias. */
  source: string
  /** Path of the page, with base URL. */
  url: string
  title: string
  description: string
  /** The part of the site that the page belongs to, in words. */
  section: string
  /** What contextual search filters by, such as `docs-default-current`. */
  tag: string
  /** Name of the docs version. */
  version: string
  /** Rank of the page among pages, higher first. */
  pageRank: number
  /** Whether it is only for readers who know its address: no list of pages names it. */
  unlisted: boolean
}

/** Documentation answers most queries; posts are about a moment in time. */
const pageRanks = {docs: 3, pages: 2, blog: 1}

/** The tag of pages that are not part of a docs version. */
const defaultTag = 'default'
const currentVersion = 'current'

/** The name of a folder as a title: `game-ui-development` is "Game ui development". */
function folderTitle(docId: string): string {
  const folder = docId.includes('/') ? (docId.split('/')[0] ?? '') : 'documentation'
  return folder.charAt(0).toUpperCase() + folder.slice(1).replaceAll('-', ' ')
}

function docSources(pluginId: string, {versionName, docs, sidebars}: LoadedVersion) {
  const categories = topCategories(sidebars)
  return docs.map((doc: DocMetadata): PageSource => ({
    source: doc.source,
    url: doc.permalink,
    title: doc.title,
    description: doc.description,
    section: categories.get(doc.id) ?? folderTitle(doc.id),
    tag: `docs-${pluginId}-${versionName}`,
    version: versionName,
    pageRank: pageRanks.docs,
    unlisted: doc.unlisted,
  }))
}

function blogSources({blogPosts, blogTitle}: BlogContent): PageSource[] {
  return blogPosts.map(({metadata}) => ({
    source: metadata.source,
    url: metadata.permalink,
    title: metadata.title,
    description: metadata.description,
    section: blogTitle,
    tag: defaultTag,
    version: currentVersion,
    pageRank: pageRanks.blog,
    unlisted: metadata.unlisted,
  }))
}

function pageSources(pages: PagesContent): PageSource[] {
  return pages.flatMap((page) =>
    page.type === 'mdx'
      ? {
          source: page.source,
          url: page.permalink,
          title: page.title ?? page.permalink,
          description: page.description ?? '',
          section: 'Pages',
          tag: defaultTag,
          version: currentVersion,
          pageRank: pageRanks.pages,
          unlisted: page.unlisted,
        }
      : [],
  )
}

/** The contents of all instances of a content plugin, with the id of each. */
export function instancesOf<Content>(
  allContent: AllContent,
  plugin: string,
): [string, Content][] {
  const instances = allContent[plugin] as Record<string, Content | undefined> | undefined
  return Object.entries(instances ?? {}).flatMap(([id, content]) =>
    content === undefined ? [] : [[id, content]],
  )
}

/**
 * Lists the Markdown pages among all content: docs of every version, blog posts and
 * Markdown pages. A production build has no drafts.
 */
export function listSources(allContent: AllContent): PageSource[] {
  const docs = instancesOf<DocsContent>(allContent, 'docusaurus-plugin-content-docs')
  const blogs = instancesOf<BlogContent>(allContent, 'docusaurus-plugin-content-blog')
  const pages = instancesOf<PagesContent>(allContent, 'docusaurus-plugin-content-pages')
  return [
    ...docs.flatMap(([id, {loadedVersions}]) =>
      loadedVersions.flatMap((version) => docSources(id, version)),
    ),
    ...blogs.flatMap(([, content]) => blogSources(content)),
    ...pages.flatMap(([, content]) => pageSources(content)),
  ]
}
