import {join} from 'node:path'
import {describe, expect, test} from 'vitest'
import {writeTestSite} from '../../lib/test/writeTestSite'
import {askedFile, parseAsked, readAsked} from './phrases'

describe('parseAsked', () => {
  test('gives the phrases of each anchor', async () => {
    const asked = await parseAsked(
      'a.asked.yml',
      "'':\n  - derive state\nexample:\n  - 'a: b'\n",
    )
    expect([...asked]).toEqual([
      ['', ['derive state']],
      ['example', ['a: b']],
    ])
  })

  test.each([
    'example: text',
    'example:\n  - 1',
    'example:\n  - a\n  - 1',
    'example:\n  - a:\n      b',
  ])('rejects %j, which is not a list of phrases', async (text) => {
    await expect(parseAsked('a.asked.yml', text)).rejects.toThrow(
      'a.asked.yml: "example" is not a list of phrases.',
    )
  })
})

test('a page may have no file of phrases, but not a malformed one', async () => {
  const site = writeTestSite({'good.asked.yml': "'':\n  - how\n", 'bad.asked.yml': 'how'})
  expect((await readAsked(join(site, 'good.mdx'))).get('')).toEqual(['how'])
  expect((await readAsked(join(site, 'none.mdx'))).size).toBe(0)
  await expect(readAsked(join(site, 'bad.md'))).rejects.toThrow()
})

test('the file of phrases is beside its page', () => {
  expect(askedFile('a.md.d/page.md')).toBe('a.md.d/page.asked.yml')
  expect(askedFile('a/page.mdx')).toBe('a/page.asked.yml')
})
