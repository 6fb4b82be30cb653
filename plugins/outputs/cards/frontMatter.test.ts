import {expect, it} from 'vitest'
import {withSocialCard} from './frontMatter'

async function imageOf(file: string, frontMatter: Record<string, unknown> = {}) {
  const parsed = await withSocialCard('/site')({
    filePath: `/site/${file}`,
    fileContent: 'source',
    defaultParseFrontMatter: ({filePath, fileContent}) =>
      Promise.resolve({frontMatter: {filePath, ...frontMatter}, content: fileContent}),
  })
  // The rest is as Docusaurus parsed it.
  expect(parsed.content).toBe('source')
  expect(parsed.frontMatter.filePath).toBe(`/site/${file}`)
  return parsed.frontMatter.image
}

it.each([
  ['docs/api/overview.mdx', '/img/cards/docs/api/overview.png'],
  ['blog/a.mdx.md', '/img/cards/blog/a.mdx.png'],
  ['docs/c++ größe.mdx', '/img/cards/docs/c++%20gr%C3%B6%C3%9Fe.png'],
  ['docs/_partial.mdx', undefined],
])('the card of %s is %s', async (file, image) => {
  expect(await imageOf(file)).toBe(image)
})

it('keeps the image that a page names', async () => {
  expect(await imageOf('docs/a.mdx', {image: '/img/own.png'})).toBe('/img/own.png')
})
