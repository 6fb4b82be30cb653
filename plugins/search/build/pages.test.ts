import {mkdtemp, writeFile} from 'node:fs/promises'
import {tmpdir} from 'node:os'
import {join} from 'node:path'
import type {LoadContext} from '@docusaurus/types'
import {expect, test} from 'vitest'
import {createMarkdownReader} from '../../content/reader'
import {createPageReader} from './pages'

interface Options {
  /** The text of page.phrases.yml: phrases that people search for, by anchor. */
  phrases?: string
  url?: string
  trailingSlash?: boolean
}

/** Writes the page of a small site, and reads it. */
async function read(
  text: string,
  {phrases = '', url = '/base/page', trailingSlash}: Options = {},
) {
  const siteDir = await mkdtemp(join(tmpdir(), 'search-pages-'))
  await writeFile(join(siteDir, 'page.mdx'), text)
  await writeFile(join(siteDir, 'page.phrases.yml'), phrases)
  const context = {
    siteDir,
    i18n: {currentLocale: 'en'},
    siteConfig: {
      baseUrl: '/base/',
      markdown: {anchors: {maintainCase: false}},
      trailingSlash,
    },
  } as unknown as LoadContext
  const readPage = createPageReader(context, createMarkdownReader(siteDir), [])
  return readPage({
    file: 'page.mdx',
    url,
    title: 'Title',
    description: 'Description.',
    section: 'API',
    tag: 'default',
    version: 'current',
    pageRank: 1,
    unlisted: false,
  })
}

test('a page is read without its front matter', async () => {
  const page = await read('---\ntitle: Other\n---\n\nText.\n\n## One\n')
  expect(page).toMatchObject({url: '/base/page', title: 'Title', language: 'en'})
  expect(page.sections.map(({title, prose}) => [title, prose])).toEqual([
    ['', ['Text.']],
    ['One', []],
  ])
})

test.each([
  ['/base/page', true, '/base/page/'],
  ['/base/page/', false, '/base/page'],
])(
  'the URL of %s, with trailingSlash %s, is %s',
  async (url, trailingSlash, expected) => {
    const page = await read('', {url, trailingSlash})
    expect(page.url).toBe(expected)
  },
)

test('a page that cannot be parsed keeps its title', async () => {
  const {title, sections} = await read('A <b tag')
  expect(title).toBe('Title')
  expect(sections).toMatchObject([{level: 1, prose: []}])
})

test('a section has the search phrases that are listed for its anchor', async () => {
  const phrases = "'':\n  - what is it\none:\n  - first\n"
  const {sections} = await read('Text.\n\n## One\n\n## Two\n', {phrases})
  expect(sections.map(({anchor, phrases}) => [anchor, phrases])).toEqual([
    [null, ['what is it']],
    ['one', ['first']],
    ['two', undefined],
  ])
})
