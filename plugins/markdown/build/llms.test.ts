import {describe, expect, it} from 'vitest'
import {llmsFull, llmsIndex, readingOrder, withIndexNote} from './llms'

const page = (name: string, section: string) => ({
  title: name,
  description: `About ${name}.`,
  section,
  tag: 'docs-default-current',
  version: 'current',
  url: `/${name}`,
  markdownUrl: `/${name}.md`,
  markdown: `# ${name}\n`,
})
const origin = 'https://example.com'
const pages = [page('a', 'One'), page('b', 'Two'), page('c', 'One')]

describe('llmsIndex', () => {
  it('lists the pages by section', () => {
    expect(llmsIndex('Site', 'What it is', pages, origin)).toBe(`# Site

> What it is

## One

- [a](https://example.com/a.md): About a.
- [c](https://example.com/c.md): About c.

## Two

- [b](https://example.com/b.md): About b.
`)
  })

  it('says where the rules for coding agents are', () => {
    expect(llmsIndex('Site', 'What it is', [], origin, `${origin}/SKILL.md`)).toBe(
      '# Site\n\n> What it is\n\nRules for coding agents: https://example.com/SKILL.md\n',
    )
  })

  it('names the version of a section, and escapes titles and addresses', () => {
    const old = {...page('[RFC] a', 'One'), tag: 'docs-default-1.0', version: '1.0'}
    const text = llmsIndex(
      'Site',
      '',
      [...pages, {...old, markdownUrl: '/1.0/c++ a.md'}],
      origin,
    )
    expect(text).toContain('## One (current)\n\n- [a](')
    expect(text).toContain(
      '## One (1.0)\n\n- [\\[RFC\\] a](https://example.com/1.0/c++%20a.md)',
    )
  })
})

it('adds a link to llms.txt once, below the description, which may contain “$&”', () => {
  const markdown = '# a\n\n> About $& it.\n\nText.\n\n> A quotation.\n'
  expect(withIndexNote(markdown, 'https://example.com/llms.txt')).toBe(`# a

> About $& it.
>
> All pages of this site: [llms.txt](https://example.com/llms.txt)

Text.

> A quotation.
`)
})

it('puts the address of each page above it', () => {
  expect(llmsFull(pages.slice(0, 2), origin)).toBe(
    'Source: https://example.com/a\n\n# a\n\n---\n\nSource: https://example.com/b\n\n# b\n',
  )
})

it('follows the sidebars, and skips ids that no doc of the version has', () => {
  const docs = ['a', 'b', 'c'].map((id) => ({id, permalink: `/${id}`}))
  const items = (...ids: string[]) => ids.map((id) => ({type: 'doc', id}))
  const version = {docs, sidebars: {first: items('c', 'gone'), second: items('a')}}
  expect(readingOrder(version as never)).toEqual(['/c', '/a'])
})
