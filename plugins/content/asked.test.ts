import {mkdtemp, writeFile} from 'node:fs/promises'
import {tmpdir} from 'node:os'
import {join} from 'node:path'
import {describe, expect, test} from 'vitest'
import {askedFile, parseAsked, readAsked} from './asked'

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

test('a page has no phrases until its file exists', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'asked-'))
  expect((await readAsked(join(folder, 'page.mdx'))).size).toBe(0)
  await writeFile(join(folder, 'page.asked.yml'), "'':\n  - how\n")
  expect((await readAsked(join(folder, 'page.mdx'))).get('')).toEqual(['how'])
})

test('a malformed file of phrases is not treated as a missing one', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'asked-'))
  await writeFile(join(folder, 'page.asked.yml'), 'how')
  await expect(readAsked(join(folder, 'page.md'))).rejects.toThrow()
})

test('the file of phrases is beside its page', () => {
  expect(askedFile('a.md.d/page.md')).toBe('a.md.d/page.asked.yml')
  expect(askedFile('a/page.mdx')).toBe('a/page.asked.yml')
})
