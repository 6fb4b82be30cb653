import {expect, test} from 'vitest'
import {listSources} from './sources'

const doc = {
  id: 'rendering/overview',
  source: '@site/docs/rendering/overview.mdx',
  permalink: '/docs/rendering/overview',
  title: 'Rendering facets',
  description: 'Three ways.',
  draft: false,
  unlisted: false,
}

const post = {
  source: '@site/blog/welcome.md',
  permalink: '/blog/welcome',
  title: 'Welcome',
  description: 'A post.',
  unlisted: false,
}

const page = {type: 'mdx', source: '@site/p.md', permalink: '/p', unlisted: false}

function content(
  docs: object[],
  posts: object[] = [],
  pages: object[] = [],
  sidebars: object = {},
) {
  const version = {versionName: 'current', docs, sidebars}
  return {
    'docusaurus-plugin-content-docs': {default: {loadedVersions: [version]}},
    'docusaurus-plugin-content-blog': {
      default: {blogTitle: 'Blog', blogPosts: posts.map((metadata) => ({metadata}))},
    },
    'docusaurus-plugin-content-pages': {default: pages},
  }
}

test('docs, posts and Markdown pages are sources, each with a section and a search tag', () => {
  const jsxPage = {type: 'jsx', source: '@site/src/pages/index.tsx', permalink: '/'}
  const ids = ['rendering/overview', 'game-ui-development/shared-facet', 'goals']
  const docs = ids.map((id) => ({...doc, id}))
  const sources = listSources(content(docs, [post], [page, jsxPage]))
  expect(
    sources.map(({url, section, tag, version}) => [url, section, tag, version]),
  ).toEqual([
    ['/docs/rendering/overview', 'Rendering', 'docs-default-current', 'current'],
    [
      '/docs/rendering/overview',
      'Game ui development',
      'docs-default-current',
      'current',
    ],
    ['/docs/rendering/overview', 'Documentation', 'docs-default-current', 'current'],
    ['/blog/welcome', 'Blog', 'default', 'current'],
    ['/p', 'Pages', 'default', 'current'],
  ])
})

test('a page without a title has its address as the title', () => {
  expect(listSources(content([doc], [], [page]))).toMatchObject([
    {
      file: 'docs/rendering/overview.mdx',
      title: 'Rendering facets',
      description: 'Three ways.',
    },
    {file: 'p.md', title: '/p', description: ''},
  ])
})

test('documentation ranks before pages, and pages before posts', () => {
  const ranks = listSources(content([doc], [post], [page])).map(({pageRank}) => pageRank)
  expect(ranks).toEqual([3, 1, 2])
})

test('unlisted pages are sources too, marked as unlisted', () => {
  const bothKinds = (metadata: object) => [metadata, {...metadata, unlisted: true}]
  const sources = listSources(content(bothKinds(doc), bothKinds(post), bothKinds(page)))
  const marks = sources.map(({unlisted}) => unlisted)
  expect(marks).toEqual([false, true, false, true, false, true])
})

test('blog, pages and docs are optional', () => {
  const {'docusaurus-plugin-content-docs': docs} = content([doc])
  expect(listSources({'docusaurus-plugin-content-docs': docs})).toHaveLength(1)
  const blog = {'docusaurus-plugin-content-blog': {default: undefined}}
  expect(listSources(blog)).toEqual([])
  expect(listSources({})).toEqual([])
})

test('the section of a doc is the outermost category that contains or links to it', () => {
  const category = (label: string, rest: object) => ({type: 'category', label, ...rest})
  const [alone, overview, map, guide] = ['alone', 'overview', 'map', 'guide'].map(
    (id) => ({
      type: 'doc',
      id,
    }),
  )
  const hooks = category('Hooks', {link: overview, items: [map]})
  const sidebars = {
    docs: [
      alone,
      category('API', {
        items: [
          hooks,
          {type: 'link', label: 'GitHub', href: 'https://github.com'},
          category('Generated', {link: {type: 'generated-index'}, items: []}),
        ],
      }),
    ],
    more: [category('Guides', {link: guide, items: []})],
  }
  const docs = [alone, overview, map, guide].map((item) => ({...doc, ...item}))
  expect(
    listSources(content(docs, [], [], sidebars)).map(({section}) => section),
  ).toEqual(['Documentation', 'API', 'API', 'Guides'])
})
