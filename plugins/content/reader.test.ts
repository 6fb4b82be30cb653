import {writeFile} from 'node:fs/promises'
import {join} from 'node:path'
import {describe, expect, it} from 'vitest'
import {writeTestSite} from '../lib/test/writeTestSite'
import {createMarkdownReader} from './reader'

describe('createMarkdownReader', () => {
  it('parses a file once, even if it is read by two paths, and again after a change', async () => {
    const site = writeTestSite({'page.mdx': 'Before.'})
    const read = createMarkdownReader(site)
    const {tree} = await read('page.mdx')
    expect((await read('./page.mdx')).tree()).toBe(tree())
    await writeFile(join(site, 'page.mdx'), '# After')
    const after = await read('page.mdx')
    expect(after.text).toBe('# After')
    expect(after.tree().children).toMatchObject([{type: 'heading', depth: 1}])
  })

  it('reads a file that is not valid MDX, but throws when it is parsed', async () => {
    const read = createMarkdownReader(writeTestSite({'page.mdx': 'A <b tag'}))
    const {text, tree} = await read('page.mdx')
    expect(text).toBe('A <b tag')
    expect(tree).toThrow('Unexpected')
  })

  it('rejects when the file does not exist', async () => {
    const read = createMarkdownReader(writeTestSite({}))
    await expect(read('gone.mdx')).rejects.toThrow('gone.mdx')
  })
})
