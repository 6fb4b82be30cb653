import {mkdtemp, writeFile} from 'node:fs/promises'
import {tmpdir} from 'node:os'
import {join} from 'node:path'
import {beforeEach, describe, expect, it} from 'vitest'
import {createMarkdownReader} from './reader'

describe('createMarkdownReader', () => {
  let siteDir: string
  beforeEach(async () => {
    siteDir = await mkdtemp(join(tmpdir(), 'markdown-pages-'))
  })

  const write = (text: string) => writeFile(join(siteDir, 'page.mdx'), text)

  it('parses a file once, even under two paths, and again after a change', async () => {
    const read = createMarkdownReader(siteDir)
    await write('Before.')
    const {tree} = await read('page.mdx')
    expect((await read('./page.mdx')).tree()).toBe(tree())
    await write('# After')
    const after = await read('page.mdx')
    expect(after.text).toBe('# After')
    expect(after.tree().children).toMatchObject([{type: 'heading', depth: 1}])
  })

  it('reads a file that is not MDX, but throws when it is parsed', async () => {
    await write('A <b tag')
    const {text, tree} = await createMarkdownReader(siteDir)('page.mdx')
    expect(text).toBe('A <b tag')
    expect(tree).toThrow('Unexpected')
  })

  it('rejects when the file does not exist', async () => {
    await expect(createMarkdownReader(siteDir)('gone.mdx')).rejects.toThrow('gone.mdx')
  })
})
