import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs'
import {dirname, join} from 'node:path'
import {afterEach, beforeEach, expect, test} from 'vitest'
import {buildSearchData} from './build'

const root = join(__dirname, '..', '..')

/** The configuration of a site without a theme, because a theme would be most of the bundle. */
const config = `
import {createMarkdownReader} from '../plugins/content/reader'
import search from '../plugins/search'

const hosted = {
  engine: 'hosted',
  appId: 'app',
  apiKey: 'key',
  indexName: 'small',
  insights: false,
  skippedSections: [],
  searchPage: 'search',
  newIssueUrl: 'https://small.example/issues/new',
}

export default {
  title: 'Small',
  url: 'https://small.example',
  baseUrl: '/',
  future: {faster: true, v4: true},
  plugins: [
    ['@docusaurus/plugin-content-pages', {mdxPageComponent: '@site/Page.js'}],
    search({...hosted, readMarkdown: createMarkdownReader(__dirname)}),
  ],
}
`

let site: string
const write = (file: string, text: string) => {
  mkdirSync(dirname(join(site, file)), {recursive: true})
  writeFileSync(join(site, file), text)
}

beforeEach(() => {
  // In the repository, so that packages are found; git ignores the name.
  site = mkdtempSync(join(root, 'build-'))
  write('docusaurus.config.ts', config)
  write('Page.js', 'export default ({content: Content}) => <Content />')
  write('src/pages/kept.md', '# Kept\n')
  write('src/pages/draft.md', '---\ndraft: true\n---\n# Draft\n')
})
afterEach(() => rmSync(site, {recursive: true, force: true}))

test('the search data is from a production build, even if a dev server left other data', () => {
  const stale = {pages: [{title: 'Draft'}], config: {siteUrl: 'http://localhost:3000'}}
  write('.docusaurus/search/default/pages.json', JSON.stringify(stale.pages))
  write('.docusaurus/search/default/config.json', JSON.stringify(stale.config))
  const {pages, config: builtConfig} = buildSearchData(site)
  expect(pages.map(({title}) => title)).toEqual(['Kept'])
  expect(builtConfig.siteUrl).toBe('https://small.example')
})
