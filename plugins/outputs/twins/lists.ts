import {posix} from 'node:path'
import type {BlogContent} from '@docusaurus/plugin-content-blog'
import type {DocusaurusConfig} from '@docusaurus/types'
import {twinPath} from '../../../src/lib/twinPath'

/** A page that lists others and has no Markdown file. */
export interface ListPage {
  /** Path of the page, with base URL. */
  permalink: string
  title: string
  description: string
  /** In the order of the page. */
  items: {title: string; permalink: string; description: string}[]
}

/** The list pages of a blog: its posts, its archive, its tags, and the posts of each tag. */
export function blogLists({
  blogTitle,
  blogDescription,
  blogPosts,
  blogTags,
  blogTagsListPath,
}: BlogContent): ListPage[] {
  const posts = blogPosts
    .filter(({metadata}) => !metadata.unlisted)
    .map(({metadata: {title, permalink, description}}) => {
      return {title, permalink, description}
    })
  // Docusaurus names the tags' page alone; the list of posts is above it.
  const base = posix.dirname(blogTagsListPath)
  const tags = Object.values(blogTags).filter(({unlisted}) => !unlisted)
  return [
    {permalink: base, title: blogTitle, description: blogDescription, items: posts},
    {
      permalink: posix.join(base, 'archive'),
      title: `${blogTitle}: archive`,
      description: 'All posts.',
      items: posts,
    },
    {
      permalink: blogTagsListPath,
      title: `${blogTitle}: tags`,
      description: 'All tags.',
      items: tags.map(({label, permalink, items}) => ({
        title: label,
        permalink,
        description: `${items.length} ${items.length === 1 ? 'post' : 'posts'}`,
      })),
    },
    ...tags.map(({label, permalink, items, description}) => ({
      permalink,
      title: `${blogTitle}: ${label}`,
      description: description ?? `Posts with the tag ${label}.`,
      items: posts.filter((post) => items.includes(post.permalink)),
    })),
  ]
}

/** Writes a list page as Markdown; its links lead to twins. */
export function listMarkdown(
  {title, description, items}: ListPage,
  {url: origin, baseUrl}: Pick<DocusaurusConfig, 'url' | 'baseUrl'>,
): string {
  const links = items.map(
    (item) =>
      `- [${item.title}](${origin + twinPath(item.permalink, baseUrl)}): ${item.description}`,
  )
  return `# ${title}\n\n> ${description}\n\n${links.join('\n')}\n`
}
