import {mkdtemp, rm, writeFile} from 'node:fs/promises'
import {tmpdir} from 'node:os'
import {join} from 'node:path'
import {afterEach, beforeEach, describe, expect, it} from 'vitest'
import {createMarkdownReader} from './index'

describe('createMarkdownReader', () => {
  let siteDir: string
  beforeEach(async () => {
    siteDir = await mkdtemp(join(tmpdir(), 'markdown-pages-'))
  })
  afterEach(() => rm(siteDir, {recursive: true}))

  const write = (text: string) => writeFile(join(siteDir, 'page.mdx'), text)

  it('parses a file once, and again when it has changed', async () => {
    const read = createMarkdownReader(siteDir)
    await write('Before.')
    const before = await read('@site/page.mdx')
    expect(await read('@site/page.mdx')).toBe(before)
    await write('# After')
    const {text, tree} = await read('@site/page.mdx')
    expect(text).toBe('# After')
    expect(tree.children).toMatchObject([{type: 'heading', depth: 1}])
  })

  it('rejects what is no MDX, until it is', async () => {
    const read = createMarkdownReader(siteDir)
    await write('A <b tag')
    await expect(read('@site/page.mdx')).rejects.toThrow('Unexpected')
    await write('A tag')
    await expect(read('@site/page.mdx')).resolves.toMatchObject({text: 'A tag'})
  })
})
