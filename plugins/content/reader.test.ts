import {writeFile} from 'node:fs/promises'
import {join} from 'node:path'
import {toString} from 'mdast-util-to-string'
import {describe, expect, it} from 'vitest'
import {writeTestSite} from '../lib/test/writeTestSite'
import {createMarkdownReader} from './reader'

describe('createMarkdownReader', () => {
  it('parses a file once, even if it is read by two paths, and again after a change', async () => {
    const site = writeTestSite({'page.mdx': 'Before.'})
    const read = createMarkdownReader(site)
    const {tree} = await read('page.mdx')
    expect(await (await read('./page.mdx')).tree()).toBe(await tree())
    await writeFile(join(site, 'page.mdx'), '# After')
    const after = await read('page.mdx')
    expect(after.text).toBe('# After')
    expect((await after.tree()).children).toMatchObject([{type: 'heading', depth: 1}])
  })

  it('reads a file that is not valid MDX, but throws when it is parsed', async () => {
    const read = createMarkdownReader(writeTestSite({'page.mdx': 'A <b tag'}))
    const {text, tree} = await read('page.mdx')
    expect(text).toBe('A <b tag')
    await expect(tree()).rejects.toThrow('Unexpected')
  })

  it('rejects when the file does not exist', async () => {
    const read = createMarkdownReader(writeTestSite({}))
    await expect(read('gone.mdx')).rejects.toThrow('gone.mdx')
  })
})

it('puts partials in their places, follows their partials, and no circle', async () => {
  const site = writeTestSite({
    'docs/a.mdx':
      "import Note from './_note.mdx'\nimport Gone from './_gone.mdx'\n\n<Note />\n\n<Gone />\n",
    'docs/_note.mdx':
      "import Deep from '@site/docs/_deep.md'\n\n## Below\n\nA note.\n\n<Deep />\n",
    'docs/_deep.md': "import Note from './_note.mdx'\n\nDeep words.\n\n<Note />\n",
  })
  const {tree} = await createMarkdownReader(site)('docs/a.mdx')
  expect(toString(await tree(), {includeHtml: false})).toMatch(
    /Below.*A note\..*Deep words\./s,
  )
})

it('reads lines that end as on Windows, and a line break as a space', async () => {
  const site = writeTestSite({'a.md': '```ts\r\na\r\nb\r\n```\r\n\r\none<br />two\r\n'})
  const {text, tree} = await createMarkdownReader(site)('a.md')
  expect(text).not.toContain('\r')
  expect((await tree()).children).toMatchObject([{value: 'a\nb'}, {}])
  expect(toString((await tree()).children[1])).toBe('one two')
})

it('gives partials the properties and children that a page gives them', async () => {
  const site = writeTestSite({
    'a.mdx': `import Note, {toc as parts} from './_note.mdx'\n\n<Note of="salt">\n\nChild.\n\n</Note>\n`,
    '_note.mdx': 'A note of {props.of} and {props.none}.\n\n{props.children}\n',
  })
  const {tree} = await createMarkdownReader(site)('a.mdx')
  const [, note, child] = (await tree()).children
  expect(note).toMatchObject({
    children: [{}, {value: '"salt"'}, {}, {value: 'props.none'}, {}],
  })
  expect(toString(child)).toBe('Child.')
})

it.each([
  ['a.md', '---\nmdx: {format: md}\n---\n'],
  ['a.md', '---\ntitle: A\nmdx:\n  format: detect\n---\n'],
])('reads %s, which begins with %j, as CommonMark', async (name, start) => {
  const site = writeTestSite({[name]: `${start}a < b {c} <br>d`})
  const {tree} = await createMarkdownReader(site)(name)
  expect(toString((await tree()).children.at(-1))).toBe('a < b {c}  d')
})

it.each([
  ['a.mdx', '---\nmdx: {format: detect}\n---\n'],
  ['a.md', '```yaml\nmdx:\n  format: md\n```\n'],
])('reads %s, which begins with %j, as MDX', async (name, start) => {
  const {tree} = await createMarkdownReader(writeTestSite({[name]: `${start}{b}`}))(name)
  expect((await tree()).children.at(-1)).toMatchObject({type: 'mdxFlowExpression'})
})

it('reads a block of code in the language mdx-code-block as a part of the page', async () => {
  const site = writeTestSite({'a.md': '```mdx-code-block\n## In it\n```\n'})
  const {tree} = await createMarkdownReader(site)('a.md')
  expect((await tree()).children).toMatchObject([{type: 'heading'}])
})
