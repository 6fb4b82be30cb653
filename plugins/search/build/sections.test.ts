import {describe, expect, test} from 'vitest'
import {parseMarkdown, parseMdx} from '../../content/mdx'
import {readSections} from './sections'

function read(source: string, maintainCase = false) {
  return readSections(parseMdx(source), {maintainCase}, ['Related pages'])
}

function anchors(source: string, maintainCase?: boolean) {
  return read(source, maintainCase)
    .slice(1)
    .map(({title, anchor}) => [title, anchor])
}

function prose(source: string) {
  return read(source).flatMap((section) => section.prose)
}

describe('headings', () => {
  test('split the page into sections, each with its level', () => {
    const sections = read('Intro.\n\n## One\n\nText.\n\n#### Deep\n\n## Two')
    expect(sections.map(({level, title, prose}) => [level, title, prose])).toEqual([
      [1, '', ['Intro.']],
      [2, 'One', ['Text.']],
      [4, 'Deep', []],
      [2, 'Two', []],
    ])
  })

  test('have the anchors of Docusaurus', () => {
    expect(
      anchors('## What `.current` is, and when\n\n## `NO_VALUE`\n\n## 0.6.4 & 18.x'),
    ).toEqual([
      ['What .current is, and when', 'what-current-is-and-when'],
      ['NO_VALUE', 'no_value'],
      ['0.6.4 & 18.x', '064--18x'],
    ])
  })

  test('that repeat are numbered, and the page title counts', () => {
    expect(anchors('# Example\n\n## Example\n\n### Example\n\n## Other')).toEqual([
      ['Example', 'example-1'],
      ['Example', 'example-2'],
      ['Other', 'other'],
    ])
  })

  test('with an id in a comment keep that id, and do not affect numbering', () => {
    expect(anchors('## Set up {/* #install */}\n\n## Install')).toEqual([
      ['Set up', 'install'],
      ['Install', 'install'],
    ])
  })

  test('of a site without the flags of version 4 may have their id in braces, beside comments of HTML', () => {
    const source = '<!-- one -->\n\n## Set up {#install}\n\nText<!-- two -->.'
    expect(read(source).at(-1)).toMatchObject({
      title: 'Set up',
      anchor: 'install',
      prose: ['Text.'],
    })
  })

  test('are found inside components and admonitions, in page order', () => {
    const source =
      '<Tabs>\n\n## In a tab\n\n</Tabs>\n\n:::note\n\n### In a note\n\n:::\n\n## Last'
    expect(anchors(source).map(([, anchor]) => anchor)).toEqual([
      'in-a-tab',
      'in-a-note',
      'last',
    ])
  })

  test('keep capitals in their anchors if the site says so', () => {
    expect(anchors('## useFacetMap', true)).toEqual([['useFacetMap', 'useFacetMap']])
  })

  test('that are skipped have no section, but affect numbering', () => {
    expect(anchors('## Related pages\n\n- A link\n\n## Related-pages')).toEqual([
      ['Related-pages', 'related-pages-1'],
    ])
  })
})

describe('prose', () => {
  test('is the visible text of paragraphs', () => {
    expect(
      prose(
        'A *strong* `word`, a [link](./x.mdx)\nover two lines.\\\nAnd ![an image](./i.png).',
      ),
    ).toEqual(['A strong word, a link over two lines. And .'])
  })

  test('is one text for each list item, quoted paragraph and body row of a table', () => {
    const source = [
      '- One\n- Two\n  - Nested',
      '> Quoted',
      '| Hook | Use |\n| --- | --- |\n| `useFacetMap` | derive \\| map |',
    ]
    expect(prose(source.join('\n\n'))).toEqual([
      'One',
      'Two',
      'Nested',
      'Quoted',
      'useFacetMap · derive | map',
    ])
  })

  test('has the title and the body of an admonition', () => {
    expect(prose(':::warning[Mind `this`]\n\nBody.\n\n:::')).toEqual([
      'Mind this',
      'Body.',
    ])
  })

  test('has the text inside components and the titles that they show, but no imports or exports', () => {
    const source = `import Tabs from '@theme/Tabs'

export const size = 3

<Tabs>
  <TabItem value="npm" label="With npm">

  Run it.

  </TabItem>
</Tabs>

<Example name="counter" title="A counter" />

<figure>
  <Diagram role="img" />
  <figcaption>What to *see*.</figcaption>
</figure>`
    expect(prose(source)).toEqual(['With npm', 'Run it.', 'A counter', 'What to see.'])
  })

  test('has no comments, and no expressions other than strings', () => {
    expect(
      prose('Before {/* hidden */}{size}after{" "}<kbd>Esc</kbd>.\n\n{/* hidden */}'),
    ).toEqual(['Before after Esc.'])
  })

  test('joins lines; skips empty paragraphs and cells, and attributes that are not plain strings', () => {
    expect(prose('One  \ntwo.\n\n{" "}\n\n{size} <kbd>a</kbd>')).toEqual([
      'One two.',
      'a',
    ])
    expect(prose('| a | b | c |\n| - | - | - |\n| x | | {" y"} |')).toEqual(['x · y'])
    expect(prose('<Example {...title} title={title} label="Shown" />')).toEqual(['Shown'])
  })

  test('keeps the words of elements apart that readers see apart', () => {
    expect(
      prose('<table><tr><td>Sorrel</td><td>So<b>up</b></td></tr></table> end'),
    ).toEqual(['Sorrel Soup end'])
  })

  test('has strings between components, but nothing of the head, scripts and styles', () => {
    expect(
      prose(
        '{`A template`}\n\n<p>\n{"A string"}\n</p>\n\n<Head><title>T</title></Head>\n\n<style>{`b {}`}</style>',
      ),
    ).toEqual(['A template', 'A string'])
  })

  test('has the text of HTML on a page that is not MDX', () => {
    const tree = parseMarkdown(
      '## A {#b}\n\nIf a < {b}, <u>so</u>.\n\n<p>one <!-- two --></p>\n',
      'md',
    )
    expect(readSections(tree, {maintainCase: false}).at(-1)).toMatchObject({
      title: 'A',
      anchor: 'b',
      prose: ['If a < {b}, so.', 'one'],
    })
  })

  test('keeps a colon before a word', () => {
    expect(prose('Starts at 10:30, see :value here.')).toEqual([
      'Starts at 10:30, see :value here.',
    ])
  })
})

describe('code', () => {
  const fence = (code: string, meta = '') => `\`\`\`tsx ${meta}\n${code}\n\`\`\``

  test('has only words of three letters or more that the headings and prose of the page lack, each once per page', () => {
    const source = `Use \`useFacetMap\`.\n\n${fence('const x = useFacetMap(health)')}\n\n## B\n\n${fence('const y = useFacetMemo(health)')}`
    expect(read(source).map(({code}) => code)).toEqual(['const health', 'useFacetMemo'])
  })

  test('leaves out lines that are checked but not shown', () => {
    expect(
      read(fence('import {hidden} from "x"\n// ---cut---\nshown()')).map(
        ({code}) => code,
      ),
    ).toEqual(['shown'])
  })

  test('declares an export only under the heading with its name', () => {
    const signature = fence('const isFacet: X', 'signature="isFacet"')
    expect(
      read(`${signature}\n\n## isFacet\n\n${signature}`).map(({declares}) => declares),
    ).toEqual([false, true])
  })
})

test('a section has the search phrases of all its exercises, in order', () => {
  const tree = parseMdx('## Try\n\n<figure />\n\n<figure />\n\n<figure />')
  tree.children
    .slice(1, 3)
    .forEach((node, index) => (node.data = {phrases: [`${index}`]}))
  const sections = readSections(tree, {maintainCase: false})
  expect(sections.map(({phrases}) => phrases)).toEqual([undefined, ['0', '1']])
})
