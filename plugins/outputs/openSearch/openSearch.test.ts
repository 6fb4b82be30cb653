import {readFile} from 'node:fs/promises'
import {join} from 'node:path'
import type {LoadContext} from '@docusaurus/types'
import {expect, it} from 'vitest'
import {writeTestSite} from '../../lib/test/writeTestSite'
import {openSearch} from '.'

async function describeSite(favicon?: string): Promise<string> {
  const site = {
    title: 'Docs of <A & B> and C',
    url: 'https://example.com',
    baseUrl: '/b/',
  }
  const siteConfig = {...site, favicon}
  const plugin = openSearch({searchPage: 'search'})({siteConfig} as LoadContext)
  const outDir = writeTestSite({})
  await plugin.postBuild?.({outDir} as never)
  return readFile(join(outDir, 'opensearch.xml'), 'utf8')
}

it('names the search page and the icon, escapes markup and shortens the title', async () => {
  const description = await describeSite('img/icon.svg')
  expect(description).toContain('<ShortName>Docs of &lt;A &amp; B&gt; </ShortName>')
  expect(description).toContain('template="https://example.com/b/search?q={searchTerms}"')
  expect(description).toContain('<Image>https://example.com/b/img/icon.svg</Image>')
})

it('has no image if the site has no icon', async () => {
  expect(await describeSite()).not.toContain('Image')
})
