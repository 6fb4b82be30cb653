import type {BlogContent} from '@docusaurus/plugin-content-blog'
import {expect, it} from 'vitest'
import {blogLists, listMarkdown} from './lists'

const post = (name: string, unlisted = false) => ({
  id: `/${name}`,
  metadata: {
    title: name.toUpperCase(),
    permalink: `/base/journal/${name}`,
    description: `About ${name}.`,
    unlisted,
  },
})
const tag = (label: string, posts: string[], more: object = {}) => ({
  label,
  permalink: `/base/journal/tags/${label}`,
  items: posts.map((name) => `/${name}`),
  unlisted: false,
  ...more,
})
const blog = {
  blogTitle: 'Journal',
  blogDescription: 'What we cook.',
  blogPosts: [post('b'), post('a'), post('c', true)],
  blogTags: {
    1: tag('soup', ['a']),
    2: tag('stew', ['a', 'b'], {description: 'Thick.'}),
    3: tag('secret', ['c'], {unlisted: true}),
  },
  blogTagsListPath: '/base/journal/tags',
} as unknown as BlogContent

it('lists the posts, the archive, the tags and the posts of each tag, but nothing unlisted', () => {
  const lists = blogLists(blog).map(({url, title, description, items}) => [
    url,
    title,
    description,
    items.map((item) => item.title).join(),
  ])
  expect(lists).toEqual([
    ['/base/journal', 'Journal', 'What we cook.', 'B,A'],
    ['/base/journal/archive', 'Journal: archive', 'All posts.', 'B,A'],
    ['/base/journal/tags', 'Journal: tags', 'All tags.', 'soup,stew'],
    ['/base/journal/tags/soup', 'Journal: soup', 'Posts with the tag soup.', 'A'],
    ['/base/journal/tags/stew', 'Journal: stew', 'Thick.', 'B,A'],
  ])
  // The list of tags says how many posts each tag has.
  expect(blogLists(blog)[2]?.items.map(({description}) => description)).toEqual([
    '1 post',
    '2 posts',
  ])
})

const site = {url: 'https://a.example', baseUrl: '/base/'}

it('a list links to the Markdown pages of its pages', () => {
  const [, , , soup] = blogLists(blog)
  expect(soup && listMarkdown(soup, site)).toBe(
    `# Journal: soup

> Posts with the tag soup.

- [A](https://a.example/base/journal/a.md): About a.
`,
  )
})
