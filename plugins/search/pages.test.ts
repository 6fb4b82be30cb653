import {mkdtemp, rm, writeFile} from 'node:fs/promises'
import {tmpdir} from 'node:os'
import {join} from 'node:path'
import type {LoadContext} from '@docusaurus/types'
import {afterEach, beforeEach, expect, test} from 'vitest'
import {createPageReader, listSources} from './pages'
import type {PageSource} from './pages'

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

function content(docs: object[], posts: object[] = [], pages: object[] = []) {
  const version = {versionName: 'current', docs, sidebars: {}}
  return {
    'docusaurus-plugin-content-docs': {default: {loadedVersions: [version]}},
    'docusaurus-plugin-content-blog': {
      default: {blogTitle: 'Blog', blogPosts: posts.map((metadata) => ({metadata}))},
    },
    'docusaurus-plugin-content-pages': {default: pages},
  }
}

test('docs, posts and Markdown pages are sources, with the tags of contextual search', () => {
  const page = {
    type: 'mdx',
    source: '@site/src/pages/glossary.md',
    permalink: '/glossary',
    title: 'Glossary',
    description: 'Words.',
    unlisted: false,
  }
  const component = {type: 'jsx', source: '@site/src/pages/index.tsx', permalink: '/'}
  const sources = listSources(content([doc], [post], [page, component]))
  expect(
    sources.map(({url, section, tag, version}) => [url, section, tag, version]),
  ).toEqual([
    ['/docs/rendering/overview', 'Rendering', 'docs-default-current', 'current'],
    ['/blog/welcome', 'Blog', 'default', 'current'],
    ['/glossary', 'Pages', 'default', 'current'],
  ])
})

test('documentation ranks before pages, and pages before posts', () => {
  const page = {type: 'mdx', source: '@site/p.md', permalink: '/p', unlisted: false}
  const ranks = listSources(content([doc], [post], [page])).map(({pageRank}) => pageRank)
  expect(ranks).toEqual([3, 1, 2])
})

test('drafts and unlisted pages are no sources', () => {
  const sources = listSources(
    content(
      [
        {...doc, draft: true},
        {...doc, unlisted: true},
      ],
      [{...post, unlisted: true}],
      [{type: 'mdx', source: '@site/p.md', permalink: '/p', unlisted: true}],
    ),
  )
  expect(sources).toEqual([])
})

test('a site without blog or pages has its docs', () => {
  const {'docusaurus-plugin-content-docs': docs} = content([doc])
  expect(listSources({'docusaurus-plugin-content-docs': docs})).toHaveLength(1)
  expect(listSources({})).toEqual([])
})

let siteDir: string
beforeEach(async () => {
  siteDir = await mkdtemp(join(tmpdir(), 'search-pages-'))
})
afterEach(() => rm(siteDir, {recursive: true}))

const source: PageSource = {
  source: '@site/page.mdx',
  url: '/base/page',
  title: 'Title',
  description: 'Description.',
  section: 'API',
  tag: 'default',
  version: 'current',
  pageRank: 1,
}

function reader(siteConfig: object = {}) {
  const context = {
    siteDir,
    i18n: {currentLocale: 'en'},
    siteConfig: {
      baseUrl: '/base/',
      markdown: {
        format: 'mdx',
        mdx1Compat: {comments: false, admonitions: false, headingIds: false},
        anchors: {maintainCase: false},
        parseFrontMatter: ({
          defaultParseFrontMatter,
          ...file
        }: Parameters<LoadContext['siteConfig']['markdown']['parseFrontMatter']>[0]) =>
          defaultParseFrontMatter(file),
      },
      ...siteConfig,
    },
  }
  return createPageReader(context as unknown as LoadContext)
}

test('a page is read without its front matter', async () => {
  await writeFile(
    join(siteDir, 'page.mdx'),
    '---\ntitle: Other\n---\n\nText.\n\n## One\n',
  )
  const page = await reader()(source)
  expect(page).toMatchObject({url: '/base/page', title: 'Title', language: 'en'})
  expect(page.sections.map(({title, prose}) => [title, prose])).toEqual([
    ['', ['Text.']],
    ['One', []],
  ])
})

test('front matter may say that a page is plain Markdown', async () => {
  await writeFile(join(siteDir, 'page.mdx'), '---\nformat: md\n---\n\nA <b tag')
  const {sections} = await reader()(source)
  expect(sections[0]?.prose).toEqual(['A <b tag'])
})

test('URLs end as the site has it', async () => {
  await writeFile(join(siteDir, 'page.mdx'), '')
  expect((await reader({trailingSlash: true})(source)).url).toBe('/base/page/')
  expect(
    (await reader({trailingSlash: false})({...source, url: '/base/page/'})).url,
  ).toBe('/base/page')
})

test('a page that changes is read again', async () => {
  const read = reader()
  await writeFile(join(siteDir, 'page.mdx'), 'Before.')
  const before = await read(source)
  expect((await read(source)).sections).toBe(before.sections)
  await writeFile(join(siteDir, 'page.mdx'), 'After.')
  expect((await read(source)).sections[0]?.prose).toEqual(['After.'])
})

test('a page that does not parse keeps its title', async () => {
  await writeFile(join(siteDir, 'page.mdx'), 'A <b tag')
  const {title, sections} = await reader()(source)
  expect(title).toBe('Title')
  expect(sections).toMatchObject([{level: 1, prose: []}])
})
