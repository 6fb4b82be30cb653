import {mkdtemp, rm, writeFile} from 'node:fs/promises'
import {tmpdir} from 'node:os'
import {join} from 'node:path'
import type {Root} from 'mdast'
import {unified} from 'unified'
import {afterEach, beforeEach, describe, expect, it} from 'vitest'
import {createMarkdownReader, type MarkdownReader} from './reader'
import remarkParsedPages from './remark'

describe('remarkParsedPages', () => {
  let path: string
  let readMarkdown: MarkdownReader
  let parsed: string[]

  beforeEach(async () => {
    const siteDir = await mkdtemp(join(tmpdir(), 'markdown-pages-'))
    path = join(siteDir, 'page.mdx')
    await writeFile(path, '# Title')
    readMarkdown = createMarkdownReader(siteDir)
    parsed = []
  })
  afterEach(() => rm(join(path, '..'), {recursive: true}))

  const parse = (value: string) =>
    unified()
      .use(function () {
        this.parser = (text): Root => {
          parsed.push(text)
          return {type: 'root', children: []}
        }
      })
      .use(remarkParsedPages, {readMarkdown})
      .parse({path, value})

  it('hands on what has been parsed', async () => {
    await readMarkdown('page.mdx')
    expect(parse('# Title').children).toMatchObject([{type: 'heading', depth: 1}])
    expect(parsed).toEqual([])
  })

  it('hands on a copy, which may be changed', async () => {
    const {tree} = await readMarkdown('page.mdx')
    parse('# Title').children.pop()
    expect(tree().children).toHaveLength(1)
  })

  it('leaves other texts and pages that nobody has read to the parser', async () => {
    parse('# Title')
    await readMarkdown('page.mdx')
    parse('A part of the page')
    expect(parsed).toEqual(['# Title', 'A part of the page'])
  })
})
