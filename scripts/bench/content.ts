import {readFileSync} from 'node:fs'
import {readFile} from 'node:fs/promises'
import {join, posix} from 'node:path'
import type {SidebarsConfig} from '@docusaurus/plugin-content-docs'
import {DEFAULT_PARSE_FRONT_MATTER} from '@docusaurus/utils'
import {glob} from 'tinyglobby'
import {markdownFile} from '../../plugins/content/reader'
import {toMarkdown} from '../../plugins/outputs/twins/convert'
import {examples} from '../../siteParts'

/** A page in plain Markdown, which every generator understands. */
export interface Page {
  /** Path of its source without extension, such as `docs/api/hooks/index`. */
  file: string
  /** Where it is on the site, such as `/docs/api/hooks`. */
  path: string
  title: string
  description: string
  /** The text after the title; links lead to paths of the site. */
  markdown: string
}

/** A page of the sidebar, or a group of them that may have a page of its own. */
export interface SidebarItem {
  label: string
  page?: Page
  items?: SidebarItem[]
}

/** What is shown by every site that is compared. */
export interface Content {
  pages: Page[]
  sidebar: SidebarItem[]
  /** How often the docs are among the pages. */
  copies: number
}

interface Source {
  file: string
  path: string
  frontMatter: Record<string, unknown>
  text: string
}

/** Where a copy of the docs is: the first is the docs themselves. */
export function docsFolder(copy: number): string {
  return copy === 1 ? 'docs' : `docs/copy-${copy}`
}

/** The title of a page in a copy of the docs. */
export function titleOf(title: string, copy: number): string {
  return copy === 1 ? title : `${title} (copy ${copy})`
}

/** Where Docusaurus puts a page, by its front matter or its file. */
function pathOf(file: string, slug: unknown): string {
  const folder = posix.dirname(file)
  if (typeof slug !== 'string') return `/${file.replace(/\/index$/, '')}`
  return slug.startsWith('/')
    ? `/${file.split('/', 1)[0] ?? ''}${slug}`
    : `/${folder}/${slug}`
}

async function readSources(siteDir: string): Promise<Source[]> {
  const files = await glob(['docs/**/*.mdx', 'blog/*.md'], {cwd: siteDir})
  return Promise.all(
    files.sort().map(async (name) => {
      const filePath = join(siteDir, name)
      const text = await readFile(filePath, 'utf8')
      const {frontMatter} = await DEFAULT_PARSE_FRONT_MATTER({
        filePath,
        fileContent: text,
      })
      const file = name.replace(/\.mdx?$/, '')
      return {file, path: pathOf(file, frontMatter.slug), frontMatter, text}
    }),
  )
}

/** Stands in converted links for the folder of the docs, until it is known which copy. */
const docsMark = 'docs-of-this-copy:'

function toPage(siteDir: string, sources: readonly Source[]) {
  const paths = new Map(sources.map(({file, path}) => [file, path]))
  return ({file, path, frontMatter, text}: Source): Page => {
    const title = String(frontMatter.title)
    const description = String(frontMatter.description)
    const resolveUrl = (url: string) => {
      const [, target = '', suffix = ''] = /^([^?#]*)(.*)$/.exec(url) ?? []
      const linked = posix.join(posix.dirname(file), target).replace(/\.mdx?$/, '')
      const found = paths.get(linked) ?? target
      return found.replace(/^\/docs(?=\/)/, docsMark) + suffix
    }
    const markdown = toMarkdown({
      file,
      title,
      description,
      ...markdownFile(text),
      resolveUrl,
      examples,
      readSiteFile: (name) => readFileSync(join(siteDir, name), 'utf8'),
    })
    // Title and description stand first, a block each; the sites show them in their way.
    const body = markdown.split('\n\n').slice(2).join('\n\n')
    return {file, path, title, description, markdown: body}
  }
}

function toCopy(copy: number) {
  const folder = docsFolder(copy)
  const moved = (name: string) => name.replace(/^(\/?)docs(?=\/)/, `$1${folder}`)
  return (page: Page): Page => ({
    ...page,
    file: moved(page.file),
    path: moved(page.path),
    title: titleOf(page.title, copy),
    markdown: page.markdown.replaceAll(docsMark, `/${folder}`),
  })
}

type SidebarConfigItem = SidebarsConfig[string] extends infer Items
  ? Items extends readonly (infer Item)[]
    ? Item
    : never
  : never

function toSidebarItem(
  pages: ReadonlyMap<string, Page>,
): (item: SidebarConfigItem) => SidebarItem {
  const pageOf = (id: string): Page => {
    const page = pages.get(id)
    if (!page) throw new Error(`The sidebar names ${id}, which is no page.`)
    return page
  }
  const convert = (item: SidebarConfigItem): SidebarItem => {
    if (typeof item === 'string') return {label: pageOf(item).title, page: pageOf(item)}
    if (item.type !== 'category' || !Array.isArray(item.items))
      throw new Error('The benchmark knows only pages and categories in a sidebar.')
    const page = item.link?.type === 'doc' ? pageOf(item.link.id) : undefined
    return {label: item.label, page, items: item.items.map(convert)}
  }
  return convert
}

/**
 * Reads docs and blog of the site as plain Markdown: components replaced by the code that
 * they show, as in the pages' Markdown twins.
 *
 * @param copies how often the docs are there; each copy after the first has its own paths
 * and titles, and a group of its own at the end of the sidebar
 * @throws when a page or the sidebar uses what Markdown cannot say
 */
export async function readContent(
  siteDir: string,
  sidebars: SidebarsConfig,
  copies: number,
): Promise<Content> {
  const sources = await readSources(siteDir)
  const converted = sources.map(toPage(siteDir, sources))
  const docs = converted.filter(({file}) => file.startsWith('docs/'))
  const posts = converted.filter(({file}) => file.startsWith('blog/'))
  const config = Object.values(sidebars).flatMap((items) => items as SidebarConfigItem[])

  const pages = posts.map(toCopy(1))
  const sidebar: SidebarItem[] = []
  for (let copy = 1; copy <= copies; copy++) {
    const copied = docs.map(toCopy(copy))
    const folder = `${docsFolder(copy)}/`
    const byId = new Map(copied.map((page) => [page.file.slice(folder.length), page]))
    const items = config.map(toSidebarItem(byId))
    pages.push(...copied)
    sidebar.push(...(copy === 1 ? items : [{label: `Copy ${copy}`, items}]))
  }
  return {pages, sidebar, copies}
}
