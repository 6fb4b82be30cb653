import {expect, it} from 'vitest'
import {openSearchDescription} from './description'

it('describes the search page, with markup escaped and a short name', () => {
  const xml = openSearchDescription({
    name: 'Docs of <A & B> and C',
    searchUrl: 'https://example.com/search',
    iconUrl: 'https://example.com/icon.svg',
  })
  expect(xml).toContain('<ShortName>Docs of &lt;A &amp; B&gt; </ShortName>')
  expect(xml).toContain('template="https://example.com/search?q={searchTerms}"')
  expect(xml).toContain(
    '<Image type="image/svg+xml">https://example.com/icon.svg</Image>',
  )
})

it('has no image without an icon', () => {
  const xml = openSearchDescription({name: 'Docs', searchUrl: 'https://example.com/s'})
  expect(xml).not.toContain('Image')
})
