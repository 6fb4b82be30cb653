import {mkdtemp, writeFile} from 'node:fs/promises'
import {tmpdir} from 'node:os'
import {join} from 'node:path'
import type {LoadContext} from '@docusaurus/types'
import {beforeEach, expect, test} from 'vitest'
import {createMarkdownReader} from '../content/reader'
import type {PageSource} from '../content/sources'
import {createPageReader} from './pages'

let siteDir: string
beforeEach(async () => {
  siteDir = await mkdtemp(join(tmpdir(), 'search-pages-'))
})

const source: PageSource = {
  file: 'page.mdx',
  url: '/base/page',
  title: 'Title',
  description: 'Description.',
  section: 'API',
  tag: 'default',
  version: 'current',
  pageRank: 1,
  unlisted: false,
}

function reader(siteConfig: object = {}) {
  const context = {
    siteDir,
    i18n: {currentLocale: 'en'},
    siteConfig: {
      baseUrl: '/base/',
      markdown: {anchors: {maintainCase: false}},
      ...siteConfig,
    },
  }
  return createPageReader(
    context as unknown as LoadContext,
    createMarkdownReader(siteDir),
    [],
  )
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

test('URLs end with a slash only if the site says so', async () => {
  await writeFile(join(siteDir, 'page.mdx'), '')
  expect((await reader({trailingSlash: true})(source)).url).toBe('/base/page/')
  expect(
    (await reader({trailingSlash: false})({...source, url: '/base/page/'})).url,
  ).toBe('/base/page')
})

test('a page that does not parse keeps its title', async () => {
  await writeFile(join(siteDir, 'page.mdx'), 'A <b tag')
  const {title, sections} = await reader()(source)
  expect(title).toBe('Title')
  expect(sections).toMatchObject([{level: 1, prose: []}])
})

test('a section has the phrases that are listed for its anchor', async () => {
  await writeFile(join(siteDir, 'page.mdx'), 'Text.\n\n## One\n\n## Two\n')
  const asked = "'':\n  - what is it\none:\n  - first\n"
  await writeFile(join(siteDir, 'page.asked.yml'), asked)
  const {sections} = await reader()(source)
  expect(sections.map(({anchor, asked}) => [anchor, asked])).toEqual([
    [null, ['what is it']],
    ['one', ['first']],
    ['two', undefined],
  ])
})
