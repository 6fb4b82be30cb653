import type {Paragraph, Root} from 'mdast'
import remarkMdx from 'remark-mdx'
import remarkParse from 'remark-parse'
import {unified} from 'unified'
import {visit} from 'unist-util-visit'
import {expect, it} from 'vitest'
import {VFile} from 'vfile'
import {docRoute} from './apiIndex'
import type {PageLinks} from './docAddresses'
import {linkNames, namedExport, remarkApiLinks} from './remark'

const [batchPage, mapPage] = ['/docs/api/helpers#batch', '/docs/api/mount-components#map']
const links = new Map([
  ['batch', batchPage],
  ['render', '/docs/rendering#render'],
  ['Map', mapPage],
  ['Facet', '/docs/api/support-types#facet'],
  ['useFacetMap', '/docs/api/hooks/use-facet-map'],
])

const linksFrom = (route: string): PageLinks => ({
  route,
  resolve: (link) => link,
})

/** Links the names on a page, and returns the addresses that the links in prose and code have. */
function linkPage(markdown: string, page = '/docs/goals'): string[] {
  const root: Root = unified().use(remarkParse).use(remarkMdx).parse(markdown)
  visit(root, 'heading', (node) => {
    const [first] = node.children
    const id = first && 'value' in first ? first.value : ''
    node.data = {hProperties: {id}}
  })
  linkNames(root, linksFrom(page), links, ['@react-facet/core'])
  const found: string[] = []
  visit(root, (node) => {
    if (node.type === 'link' && node.data) found.push(node.url)
    if (node.type === 'code') {
      found.push(...(node.data?.links ?? []).map(({href}) => href))
    }
  })
  return found
}

const fence = (code: string, meta = '') => `\n\n\`\`\`tsx ${meta}\n${code}\n\`\`\`\n`
const importing = (names: string) => fence(`import {${names}} from '@react-facet/core'`)

it.each([
  ['batch', 'batch'],
  ['batch(…)', 'batch'],
  ['batch(a, b)', 'batch'],
  ['Facet<T | undefined>', 'Facet'],
  ['useFacetState<number>(0)', 'useFacetState'],
  ['<Mount>', 'Mount'],
  ['<Mount when={open}>', 'Mount'],
  ['<fast-div />', 'fast-div'],
  ['batch, render', undefined],
  ['facet.get()', undefined],
  ['(value: Facet) => void', undefined],
  ['@react-facet/core', undefined],
  ['</Mount>', 'Mount'],
  ['a <Mount>', undefined],
  ['<Mount> b', undefined],
  ['call batch()', undefined],
  ['batch() twice', undefined],
])('reads %s as %s', (code, name) => {
  expect(namedExport(code)).toBe(name)
})

it.each([
  [
    'names in prose and code',
    `Use \`batch\` or \`Facet<T>\`.${importing('batch')}`,
    [batchPage, '/docs/api/support-types#facet', batchPage],
  ],
  [
    'no names in headings, links, summaries, buttons and code elements',
    '# `batch`\n\n[`batch`](/x) [`batch`][x] <a>`batch`</a>\n\n<summary>`batch`</summary>\n\n' +
      '<button>\n`batch`\n</button>\n\n<Link>`batch`</Link> <code>batch</code>\n\n[x]: /x',
    [],
  ],
  [
    'no names that samples of the page use for something else',
    `\`Facet\` \`render\` ${fence('type Facet = string')}` +
      fence("import {render} from 'react-dom'\nrender()"),
    [],
  ],
  ['no name of a JavaScript global', '`Map`', []],
  [
    'a name of a JavaScript global that a sample imports',
    `\`Map\`${importing('Map')}`,
    [mapPage, mapPage],
  ],
  [
    'no name of a JavaScript global, even if samples import others like it',
    `\`Map\`${importing('batch')}`,
    [batchPage],
  ],
  [
    'a name in prose that a signature declares',
    `\`batch\` \`unknown\`${fence('function batch(): void', 'signature="batch"')}`,
    [batchPage],
  ],
  ['no names in a js fence', "```js\nimport {batch} from '@react-facet/core'\n```\n", []],
])('links %s', (_what, markdown, addresses) => {
  expect(linkPage(markdown)).toEqual(addresses)
})

it('does not link a name that the version of the page does not document', () => {
  const root: Root = unified().use(remarkParse).parse('`batch` and `Facet`')
  const resolve = (link: string) => (link.includes('batch') ? undefined : link)
  linkNames(root, {route: '/old/goals', resolve}, links, [])
  expect(root).toMatchObject({
    children: [{children: [{type: 'inlineCode'}, {type: 'text'}, {type: 'link'}]}],
  })
})

it('does not link names in the title of an admonition, and accepts a heading without an id', () => {
  const block = (hName: string): Paragraph => ({
    type: 'paragraph',
    data: {hName},
    children: [{type: 'inlineCode', value: 'batch'}],
  })
  const root: Root = {
    type: 'root',
    children: [
      block('mdxAdmonitionTitle'),
      block('p'),
      {type: 'heading', depth: 2, children: []},
    ],
  }
  linkNames(root, linksFrom('/docs/goals'), links, [])
  expect(root).toMatchObject({
    children: [{children: [{type: 'inlineCode'}]}, {children: [{type: 'link'}]}, {}],
  })
})

it('does not link a name to the page or section that it is mentioned in', () => {
  const page =
    '`batch` `batch`\n\n## batch\n\n`batch`\n\n### Details\n\n`batch`\n\n' +
    '## Next\n\n`batch` `batch` `batch`'
  // Two links before the section, and three after it.
  expect(linkPage(page, '/docs/api/helpers')).toEqual(Array<string>(5).fill(batchPage))
  expect(linkPage('`useFacetMap`', '/docs/api/hooks/use-facet-map')).toEqual([])
})

const options = {
  siteDir: '/site',
  linksOf: (file: string) => linksFrom(docRoute(file)),
  readApiLinks: () => Promise.resolve(links),
  packages: ['@react-facet/core'],
}

it('gives each link a class, and knows the page by its file', async () => {
  const run = async (path: string) => {
    const processor = unified().use(remarkParse).use(remarkApiLinks(options))
    const file = new VFile({path, value: '`useFacetMap`'})
    return processor.run(processor.parse(file), file)
  }
  const link = {
    type: 'link',
    url: '/docs/api/hooks/use-facet-map',
    children: [{type: 'inlineCode'}],
    data: {hProperties: {className: ['api-link']}},
  }
  expect(await run('/site/docs/goals.md')).toMatchObject({children: [{children: [link]}]})
  expect(await run('/site/docs/api/hooks/use-facet-map.mdx')).toMatchObject({
    children: [{children: [{type: 'inlineCode'}]}],
  })
})

it('refuses wrong options', () => {
  expect(() => remarkApiLinks({...options, siteDir: ''})).toThrow(
    'The plugin "api-links" takes siteDir, linksOf, readApiLinks, packages: "siteDir"',
  )
})
