import {describe, expect, it} from 'vitest'
import {attributeOf, usesOf} from './mdx'
import {markdownFile} from './reader'
import {headingsAbove, isInSection, parsePage as parseFile} from './page'

const parsePage = (file: string, text: string) => parseFile(file, markdownFile(text))

describe('parsePage', () => {
  it('reads front matter, headings, fences and examples, with their lines in the file', async () => {
    const page = await parsePage(
      'docs/a.mdx',
      `---
title: A
---

## One

:::note[Mind this]

- item

  \`\`\`ts title="a.ts" {1}
  const a = 1
  \`\`\`

:::

<div>
<Example name="counter" title={title} />
</div>

\`<Example />\` <Example /> <></>
`,
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
    const [example, ...others] = usesOf(page.tree, 'Example')
    expect(example).toMatchObject({position: {start: {line: 18}}})
    expect(example && attributeOf(example, 'name')).toBe('counter')
    expect(example && attributeOf(example, 'title')).toBeUndefined()
    expect(others).toEqual([])
    expect(page.frontMatter).toEqual({title: 'A'})
  })

  it('finds nothing in an empty file', async () => {
    expect(await parsePage('docs/a.mdx', '')).toEqual({
      file: 'docs/a.mdx',
      frontMatter: {},
      headings: [],
      fences: [],
      tree: expect.objectContaining({children: []}) as unknown,
      tables: [],
      blocks: [],
      brokenAdmonitions: [],
    })
  })

  it('reads the first cell of each table row, and its link if the cell is nothing but linked code', async () => {
    const {tables} = await parsePage(
      'docs/a.mdx',
      '| Export | Use |\n| - | - |\n| [`a`](./a.mdx) | x |\n| [b](./b.mdx) | `y` |\n' +
        '| [`c` or d](./c.mdx) | x |\n| [`e`](./e.mdx) or f | x |\n| | x |\n',
    )
    expect(tables[0]?.rows).toEqual([
      {text: 'a', codes: ['a'], link: './a.mdx', line: 3},
      {text: 'b', codes: [], link: undefined, line: 4},
      {text: 'c or d', codes: ['c'], link: undefined, line: 5},
      {text: 'e or f', codes: ['e'], link: undefined, line: 6},
      {text: '', codes: [], link: undefined, line: 7},
    ])
  })

  it('reads headings, paragraphs and table rows as text', async () => {
    const {blocks} = await parsePage(
      'docs/a.mdx',
      '## A\n\nTwo\n`lines`  here.\n\n| a | b |\n| - | - |\n| c | d |\n',
    )
    expect(blocks).toEqual([
      {text: 'A', isRow: false, line: 1},
      {text: 'Two lines here.', isRow: false, line: 3},
      {text: 'a | b', isRow: false, line: 6},
      {text: 'c | d', isRow: true, line: 8},
    ])
  })

  it('reads fences without a language, and the first name in `signature`', async () => {
    const {fences} = await parsePage(
      'docs/a.mdx',
      '```\na\n```\n\n```ts title="b.ts" signature="b"\nb\n```\n\n' +
        '```tsx signature="care, Bear"\n```\n\n```js my-signature="d"\n```\n',
    )
    expect(fences.splice(2).map(({signature}) => signature)).toEqual(['care', undefined])
    expect(fences).toEqual([
      {language: '', meta: '', signature: undefined, code: 'a', line: 1},
      {
        language: 'ts',
        meta: 'title="b.ts" signature="b"',
        signature: 'b',
        code: 'b',
        line: 5,
      },
    ])
  })

  it('finds admonitions that are shown as text', async () => {
    const {brokenAdmonitions} = await parsePage(
      'docs/a.mdx',
      'Text :::note\n\n:::warning Beware of it\n\nText\n\n:::\n\n:::note[Fine]\n\nText\n\n:::\n',
    )
    expect(brokenAdmonitions).toEqual([{text: ':::warning Beware of it', line: 3}])
  })

  it('says where a file cannot be parsed', async () => {
    const {syntaxError} = await parsePage('docs/a.mdx', 'Text\n\nfacet < 3 {oops\n')
    const message: unknown = expect.stringMatching(/^the file cannot be parsed: ./)
    expect(syntaxError).toEqual({file: 'docs/a.mdx', line: 3, message})
    expect(syntaxError?.message).not.toContain('\n')
    const frontMatter = await parsePage('docs/a.mdx', '---\ntitle: [\n---\n')
    expect(frontMatter.syntaxError).toEqual({file: 'docs/a.mdx', line: 1, message})
  })
})

it('finds the sections that a line belongs to, outermost first', async () => {
  const page = await parsePage('docs/a.mdx', '## A\n\n### B\n\n## C\n\n#### D\n\ntext\n')
  const texts = (line: number) => headingsAbove(page, line).map(({text}) => text)
  expect(texts(1)).toEqual(['A'])
  expect(texts(4)).toEqual(['A', 'B'])
  expect(texts(5)).toEqual(['C'])
  expect(texts(9)).toEqual(['C', 'D'])
  const linesOfSections = page.headings.map((heading) =>
    [1, 3, 5, 7, 9].filter((line) => isInSection(page, heading, line)),
  )
  expect(linesOfSections).toEqual([[1, 3], [3], [5, 7, 9], [7, 9]])
})
