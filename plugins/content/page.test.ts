import {describe, expect, it} from 'vitest'
import {markdownFile} from './reader'
import {headingsAbove, parsePage as parseFile} from './page'

const parsePage = (file: string, text: string) => parseFile(file, markdownFile(text))

describe('parsePage', () => {
  it('keeps the lines of the file, inside containers too', async () => {
    const page = await parsePage(
      'docs/a.mdx',
      [
        '---',
        'title: A',
        '---',
        '',
        '## One',
        '',
        ':::note[Mind this]',
        '',
        '- item',
        '',
        '  ```ts title="a.ts" {1}',
        '  const a = 1',
        '  ```',
        '',
        ':::',
        '',
        '<Example name="counter" title="Counter" />',
      ].join('\n'),
    )
    expect(page.headings).toEqual([{depth: 2, text: 'One', id: 'one', line: 5}])
    expect(page.fences).toEqual([
      {
        language: 'ts',
        meta: 'title="a.ts" {1}',
        signature: undefined,
        code: 'const a = 1',
        line: 11,
      },
    ])
    expect(page.components).toEqual([{component: 'Example', name: 'counter', line: 17}])
    expect(page.frontMatter).toEqual({title: 'A'})
  })

  it('gives headings the ids that Docusaurus gives them', async () => {
    const {headings} = await parsePage(
      'docs/a.mdx',
      '## `useFacetMap`, again\n\n## Twice\n\n## Twice\n\n## Own {/* #chosen */}\n',
    )
    expect(headings.map(({text, id}) => [text, id])).toEqual([
      ['useFacetMap, again', 'usefacetmap-again'],
      ['Twice', 'twice'],
      ['Twice', 'twice-1'],
      ['Own', 'chosen'],
    ])
  })

  it('reads the first cell of each row', async () => {
    const {tables} = await parsePage(
      'docs/a.mdx',
      '| Export | Use |\n| - | - |\n| [`a`](./a.mdx) | x |\n| [b](./b.mdx) | `y` |\n',
    )
    expect(tables[0]?.rows).toEqual([
      {text: 'a', codes: ['a'], link: './a.mdx', line: 3},
      {text: 'b', codes: [], link: undefined, line: 4},
    ])
  })

  it('finds admonitions that are shown as text', async () => {
    const {brokenAdmonitions} = await parsePage(
      'docs/a.mdx',
      'Text\n\n:::warning Beware of it\n\nText\n\n:::\n\n:::note[Fine]\n\nText\n\n:::\n',
    )
    expect(brokenAdmonitions).toEqual([{text: ':::warning Beware of it', line: 3}])
  })

  it('says where a file cannot be parsed', async () => {
    const {syntaxError} = await parsePage('docs/a.mdx', 'Text\n\nfacet < 3 {oops\n')
    expect(syntaxError).toMatchObject({file: 'docs/a.mdx', line: 3})
  })
})

describe('headingsAbove', () => {
  it('gives the headings of the sections that a line belongs to, outermost first', async () => {
    const page = await parsePage(
      'docs/a.mdx',
      '## A\n\n### B\n\n## C\n\n#### D\n\ntext\n',
    )
    const texts = (line: number) => headingsAbove(page, line).map(({text}) => text)
    expect(texts(4)).toEqual(['A', 'B'])
    expect(texts(9)).toEqual(['C', 'D'])
  })
})
