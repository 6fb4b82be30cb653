import {expect, it} from 'vitest'
import {withSocialCard} from './frontMatter'

function parse(frontMatter: Record<string, unknown>) {
  return withSocialCard('/site')({
    filePath: '/site/docs/api/overview.mdx',
    fileContent: '',
    defaultParseFrontMatter: () => Promise.resolve({frontMatter, content: 'text'}),
  })
}

it('gives a page its card', async () => {
  expect(await parse({title: 'Overview'})).toEqual({
    frontMatter: {title: 'Overview', image: '/img/cards/docs/api/overview.png'},
    content: 'text',
  })
})

it('keeps the image that a page names', async () => {
  expect((await parse({image: '/img/own.png'})).frontMatter.image).toBe('/img/own.png')
})
