import {describe, expect, it} from 'vitest'
import {markdownFile} from '../../content/reader'
import {toMarkdown} from './convert'

const files: Record<string, string> = {
  'src/empty.svg': '<svg/>',
  'programs/counter.tsx': 'export default function Counter() {}\n',
  'src/diagrams/flow.svg':
    '<svg viewBox="0 0 1 1"><title>Flow</title><desc>A value\n reaches the screen.</desc></svg>',
}

function convert(source: string): string {
  const text = `---\ntitle: Page\n---\n\n${source}`
  const markdown = toMarkdown({
    file: 'docs/page.mdx',
    title: 'Page',
    description: 'About it.',
    ...markdownFile(text),
    examples: {component: 'Program', folder: 'programs'},
    resolveUrl: (url) => {
      if (url === './gone.mdx') throw new Error('the link ./gone.mdx leads to no page')
      return `https://example.com/${url}`
    },
    readSiteFile: (path) => {
      const content = files[path]
      if (content === undefined) throw new Error(`there is no file ${path}`)
      return content
    },
  })
  const head = '# Page\n\n> About it.\n'
  expect(markdown.startsWith(head)).toBe(true)
  return markdown.slice(head.length).trim()
}

describe('toMarkdown', () => {
  it('begins with title and description; drops front matter, imports and the repeated title', () => {
    expect(convert("import Tabs from '@theme/Tabs'\n\n# Page\n\nText.")).toBe('Text.')
  })

  it('keeps only the visible part of a fence', () => {
    const source = `\`\`\`tsx title="a.tsx" {2} signature="x"
// @errors: 2322
hidden()
// ---cut---
shown()
\`\`\``
    expect(convert(source)).toBe('```tsx title="a.tsx"\nshown()\n```')
  })

  it('replaces a live example with its source', () => {
    expect(convert('<Program name="counter" title="A counter" />')).toBe(
      '**Live example: A counter**\n\n' +
        '```tsx title="counter.tsx"\nexport default function Counter() {}\n```',
    )
    expect(convert('<Program name="counter" />')).toContain('**Live example**')
  })

  it('turns tabs into subsections', () => {
    const tabs = `## Install

<Tabs groupId="manager">
<TabItem value="npm" label="npm">

One.

</TabItem>
<TabItem value="yarn">

Two.

</TabItem>
</Tabs>`
    expect(convert(tabs)).toBe('## Install\n\n### npm\n\nOne.\n\n### yarn\n\nTwo.')
    const inDeepestSection = tabs.replace('## Install', '###### Install')
    expect(convert(inDeepestSection)).toContain('\n\n###### npm\n\n')
  })

  it('turns admonitions into quotations with their kind and title', () => {
    expect(convert(':::warning[Use `get()` late]\n\nIt is stale.\n\n:::')).toBe(
      '> **Warning: Use `get()` late**\n>\n> It is stale.',
    )
    expect(convert(':::tip\n\nShort.\n\n:::')).toBe('> **Tip**\n>\n> Short.')
    expect(convert(':::note\n\n:::')).toBe('> **Note**')
  })

  it('replaces a diagram with its title and description', () => {
    const source = `import Flow from '@site/src/diagrams/flow.svg'

<figure>
  <Flow role="img" />
  <figcaption>See \`fast-text\`.</figcaption>
</figure>`
    expect(convert(source)).toBe(
      '**Diagram: Flow.** A value reaches the screen.\n\nSee `fast-text`.',
    )
  })

  it('keeps folded content, with its summary', () => {
    expect(convert('<details>\n<summary>More</summary>\n\nText.\n\n</details>')).toBe(
      '**More**\n\nText.',
    )
    expect(convert('<details><summary>More</summary> text</details>')).toBe(
      '**More** text',
    )
  })

  it('makes links absolute in headings, tables and definitions', () => {
    expect(convert('## [a](b)\n\n| [c](d) |\n| --- |\n\n[e][f]\n\n[f]: g')).toBe(
      '## [a](https://example.com/b)\n\n| [c](https://example.com/d) |\n| - |\n\n' +
        '[e][f]\n\n[f]: https://example.com/g',
    )
  })

  it('drops comments and heading ids, keeps strings in braces, and turns kbd and code elements into inline code', () => {
    expect(convert("{/* truncate */}\n\n## Title {/* #id */}\n\nA {'<'} b")).toBe(
      '## Title\n\nA < b',
    )
    expect(convert('Press <kbd>Esc</kbd>, <code>a</code>.{\n  /* a\n b */\n}')).toBe(
      'Press `Esc`, `a`.',
    )
    expect(convert('## `code`{/* #id */}\n\n## *a* b')).toBe('## `code`\n\n## _a_ b')
  })

  it('keeps a colon before a word, although it could begin a directive', () => {
    expect(convert('The ratio is 16:9 and a:b.')).toBe('The ratio is 16:9 and a:b.')
    expect(convert('::leaf')).toBe('::leaf')
  })

  it('names the file and line of content that cannot be converted', () => {
    expect(() => convert('One.\n\n<Chart data="x" />')).toThrow(
      /^docs\/page\.mdx:7: <Chart> has no Markdown form/,
    )
    expect(() => convert('{1 + 1}')).toThrow(
      /^docs\/page\.mdx:5: the expression \{1 \+ 1\}/,
    )
    const diagram = "import Gone from '@site/src/gone.svg'\n\n<Gone />"
    expect(() => convert(diagram)).toThrow(':7: there is no file src/gone.svg')
    const untitled = "import Empty from '@site/src/empty.svg'\n\n<Empty />"
    expect(() => convert(untitled)).toThrow('src/empty.svg needs a <title> with text')
    expect(() => convert('![x](./gone.mdx)')).toThrow(':5: the link')
    expect(() => convert('[x](./gone.mdx)')).toThrow(
      'docs/page.mdx:5: the link ./gone.mdx leads to no page',
    )
    expect(() => convert('<Program name="gone" />')).toThrow(
      'docs/page.mdx:5: there is no file programs/gone.tsx',
    )
  })
})
