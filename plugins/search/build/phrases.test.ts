import {join} from 'node:path'
import {describe, expect, test} from 'vitest'
import {writeTestSite} from '../../lib/test/writeTestSite'
import {phrasesFile, parsePhrases, readPhrases} from './phrases'

describe('parsePhrases', () => {
  test('gives the phrases of each anchor', async () => {
    const phrases = await parsePhrases(
      'a.phrases.yml',
      "'':\n  - derive state\nexample:\n  - 'a: b'\n",
    )
    expect([...phrases]).toEqual([
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
    await expect(parsePhrases('a.phrases.yml', text)).rejects.toThrow(
      'a.phrases.yml: "example" is not a list of phrases.',
    )
  })
})

test('a page may have no file of phrases, but not a malformed one', async () => {
  const site = writeTestSite({
    'good.phrases.yml': "'':\n  - how\n",
    'bad.phrases.yml': 'how',
  })
  expect((await readPhrases(join(site, 'good.mdx'))).get('')).toEqual(['how'])
  expect((await readPhrases(join(site, 'none.mdx'))).size).toBe(0)
  await expect(readPhrases(join(site, 'bad.md'))).rejects.toThrow()
})

test('the file of phrases is beside its page', () => {
  expect(phrasesFile('a.md.d/page.md')).toBe('a.md.d/page.phrases.yml')
  expect(phrasesFile('a/page.mdx')).toBe('a/page.phrases.yml')
})
