import {expect, it} from 'vitest'
import {markdownFile} from '../../../content/reader'
import {apiLinks, createApiLinks, docRoute, elementName, packageAbove} from './apiIndex'
import {parsePage} from '../../../content/page'

const INDEX = 'docs/api/overview.mdx'
const ELEMENTS = 'docs/api/fast-components.mdx'

it.each([
  ['docs/goals.mdx', '/docs/goals'],
  ['docs/api/hooks/index.mdx', '/docs/api/hooks'],
  ['docs/indexes.md', '/docs/indexes'],
  ['docs/a.md.d/b.md', '/docs/a.md.d/b'],
])('gives the route of %s', (file, route) => {
  expect(docRoute(file)).toBe(route)
})

it('links exports as the index does, and elements to a heading of their own or to the first section that lists them', async () => {
  const index = await parsePage(
    INDEX,
    markdownFile(`## @react-facet/core

| Export | Use |
| - | - |
| [\`batch\`](./helpers.mdx#batch) | x |
| [\`useFacetMap\`](./hooks/use-facet-map.mdx) | x |
| \`plain\` | x |

## Elsewhere

| Export | Use |
| - | - |
| [\`other\`](./other.mdx) | x |
`),
  )
  const elements = await parsePage(
    ELEMENTS,
    markdownFile(
      '## HTML\n\n| Element |\n| - |\n| `fast-div` |\n| `<fast-text>` or `p` |\n\n' +
        '## fast-text\n\n| Element |\n| - |\n| `fast-div` |\n',
    ),
  )
  expect([...apiLinks(['@react-facet/core'], index, elements)]).toEqual([
    ['fast-div', '/docs/api/fast-components#html'],
    ['fast-text', '/docs/api/fast-components#fast-text'],
    ['batch', '/docs/api/helpers#batch'],
    ['useFacetMap', '/docs/api/hooks/use-facet-map'],
  ])
})

it('links an element to its page when no heading is above the table', async () => {
  const table = markdownFile('| Element |\n| - |\n| `fast-div` |\n')
  const emptyIndex = await parsePage(INDEX, markdownFile(''))
  const elements = await parsePage(ELEMENTS, table)
  expect([...apiLinks([], emptyIndex, elements)]).toEqual([
    ['fast-div', '/docs/api/fast-components'],
  ])
})

it.each([
  ['fast-div', 'fast-div'],
  ['<fast-div>', 'fast-div'],
  ['<fast-div />', 'fast-div'],
  ['<my-fast-div/>', 'my-fast-div'],
  ['div', undefined],
  ['fast-div, fast-p', undefined],
  ['a fast-div', undefined],
])('reads %s as the element %s', (code, name) => {
  expect(elementName(code)).toBe(name)
})

it('finds the package in the headings above a line, as a whole word', async () => {
  const text = '## hud,  hud-dom\n\n### Hooks\n\ntext\n\n## hud-domes\n\ntext\n'
  const index = await parsePage(INDEX, markdownFile(text))
  expect(packageAbove(['hud-dom'], index, 5)).toBe('hud-dom')
  expect(packageAbove(['hud'], index, 5)).toBe('hud')
  expect(packageAbove(['hud-dom'], index, 9)).toBeUndefined()
})

it('reads the links again only when a page has changed', async () => {
  const texts: Record<string, string> = {
    [INDEX]: '',
    [ELEMENTS]: '| Element |\n| - |\n| `fast-a` |\n',
  }
  const api = {packages: ['hud'], index: INDEX, elements: ELEMENTS}
  const read = createApiLinks(
    (path) => Promise.resolve(markdownFile(texts[path] ?? '')),
    api,
  )
  const first = await read()
  expect([...first]).toEqual([['fast-a', '/docs/api/fast-components']])
  expect(await read()).toBe(first)
  texts[INDEX] = '## hud\n\n| Export |\n| - |\n| [`a`](./a.mdx) |\n'
  expect([...(await read())]).toEqual([...first, ['a', '/docs/api/a']])
})
