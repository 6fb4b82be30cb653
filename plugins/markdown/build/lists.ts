import {posix} from 'node:path'
import type {BlogContent} from '@docusaurus/plugin-content-blog'
import type {DocusaurusConfig} from '@docusaurus/types'
import {markdownPath} from '../shared/markdownPath'
import {listItems} from './llms'

/** A page that lists other pages and has no Markdown file. */
export interface ListPage {
  url: string
  title: string
  description: string
  /** In the order in which the page shows them. */
  items: {title: string; url: string; description: string}[]
}

/** The list pages of a blog: its posts, its archive, its tags, and the posts of each tag. */
export function blogLists(blog: BlogContent): ListPage[] {
  const {blogTitle: title, blogDescription, blogPosts, blogTags, blogTagsListPath} = blog
  const posts = blogPosts
    .filter(({metadata}) => !metadata.unlisted)
    .map(({id, metadata: {permalink: url, title: name, description = ''}}) => ({
      id,
      url,
      title: name,
      description,
    }))
  // Docusaurus gives only the path of the tags page; the list of posts is one level above.
  const url = posix.dirname(blogTagsListPath)
  const tags = Object.values(blogTags).filter(({unlisted}) => !unlisted)
  return [
    {url, title, description: blogDescription, items: posts},
    {
      url: posix.join(url, 'archive'),
      title: `${title}: archive`,
      description: 'All posts.',
      items: posts,
    },
    {
      url: blogTagsListPath,
      title: `${title}: tags`,
      description: 'All tags.',
      items: tags.map(({label, permalink, items: {length}}) => ({
        title: label,
        url: permalink,
        description: `${length} ${length === 1 ? 'post' : 'posts'}`,
      })),
    },
    ...tags.map(({label, permalink, items, description}) => ({
      url: permalink,
      title: `${title}: ${label}`,
      description: description ?? `Posts with the tag ${label}.`,
      // Docusaurus names the posts of a tag by their ids, which lack the blog's path.
      items: posts.filter(({id}) => items.includes(id)),
    })),
  ]
}

/** Writes a list page as Markdown, with links to the Markdown pages of the listed pages. */
export function listMarkdown(
  {title, description, items}: ListPage,
  {url: origin, baseUrl}: Pick<DocusaurusConfig, 'url' | 'baseUrl'>,
): string {
  const pages = items.map((item) => ({
    ...item,
    markdownUrl: markdownPath(item.url, baseUrl),
  }))
  return `# ${title}\n\n> ${description}\n\n${listItems(pages, origin)}`
}
