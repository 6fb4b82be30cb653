import type {BlogContent} from '@docusaurus/plugin-content-blog'
import type {
  LoadedContent as DocsContent,
  LoadedVersion,
} from '@docusaurus/plugin-content-docs'
import type {LoadedContent as PagesContent} from '@docusaurus/plugin-content-pages'
import type {AllContent} from '@docusaurus/types'

/** A Markdown page and what Docusaurus knows about it. */
export interface PageSource {
  /** Path of the Markdown file, relative to the site. */
  file: string
  /** Path of the page, with base URL. */
  url: string
  title: string
  description: string
  /** The part of the site that the page belongs to, such as "Rendering". */
  section: string
  /** What contextual search filters by, such as `docs-default-current`. */
  tag: string
  version: string
  /** Search favours pages with a higher rank. */
  pageRank: number
  /** Whether the page is only for readers who know its address: no list of pages names it. */
  unlisted: boolean
}

/** Documentation answers most queries; posts are about a moment in time. */
const pageRanks = {docs: 3, pages: 2, blog: 1}

/** Tag and version of pages outside any docs version. */
const unversioned = {tag: 'default', version: 'current'}

type Sidebars = LoadedVersion['sidebars']

/** Ids of the docs that a sidebar item leads to, in sidebar order. */
export function sidebarDocs(item: Sidebars[string][number]): string[] {
  if (item.type === 'doc') return [item.id]
  if (item.type !== 'category') return []
  const {link, items} = item
  return [...(link?.type === 'doc' ? [link.id] : []), ...items.flatMap(sidebarDocs)]
}

/** The labels of the docs' top categories, by doc id; docs in no category are omitted. */
function topCategories(sidebars: Sidebars): Map<string, string> {
  const entries = Object.values(sidebars)
    .flat()
    .filter((item) => item.type === 'category')
    .flatMap((item) => sidebarDocs(item).map((id) => [id, item.label] as const))
  return new Map(entries)
}

/**
 * A doc's top folder as a title: `game-ui-development` becomes "Game ui development". A doc in
 * no folder gets "Documentation".
 */
function folderTitle(docId: string): string {
  const folder = docId.includes('/') ? (docId.split('/')[0] ?? '') : 'documentation'
  return folder.charAt(0).toUpperCase() + folder.slice(1).replaceAll('-', ' ')
}

interface Metadata {
  source: string
  permalink: string
  title?: string
  description?: string
  unlisted: boolean
}

function fromMetadata(metadata: Metadata) {
  const {source, permalink, title = permalink, description = '', unlisted} = metadata
  const file = source.replace('@site/', '')
  return {file, url: permalink, title, description, unlisted}
}

function docSources(pluginId: string, {versionName, docs, sidebars}: LoadedVersion) {
  const categories = topCategories(sidebars)
  return docs.map((doc) => ({
    ...fromMetadata(doc),
    section: categories.get(doc.id) ?? folderTitle(doc.id),
    tag: `docs-${pluginId}-${versionName}`,
    version: versionName,
    pageRank: pageRanks.docs,
  }))
}

function blogSources({blogPosts, blogTitle: section}: BlogContent) {
  return blogPosts.map(({metadata}) => ({
    ...fromMetadata(metadata),
    ...unversioned,
    section,
    pageRank: pageRanks.blog,
  }))
}

function pageSources(pages: PagesContent) {
  return pages
    .filter((page) => page.type === 'mdx')
    .map((page) => ({
      ...fromMetadata(page),
      ...unversioned,
      section: 'Pages',
      pageRank: pageRanks.pages,
    }))
}

/** The contents of all instances of a content plugin, each with its id. */
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
 * Lists all content that is written in Markdown: docs of every version, blog posts and pages.
 * A production build has no drafts.
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
