import type {Heading, Paragraph, Root} from 'mdast'
import remarkMdx from 'remark-mdx'
import remarkParse from 'remark-parse'
import {unified} from 'unified'
import {visit} from 'unist-util-visit'
import {describe, expect, it} from 'vitest'
import {VFile} from 'vfile'
import {docRoute} from './apiIndex'
import type {PageLinks} from './docAddresses'
import {linkNames, namedExport, remarkApiLinks} from './remark'

const links = new Map([
  ['batch', '/docs/api/helpers#batch'],
  ['render', '/docs/rendering#render'],
  ['Map', '/docs/api/mount-components#map'],
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

describe('namedExport', () => {
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
})

describe('linkNames', () => {
  it('links names in prose and code; each leads where the page says', () => {
    const code = "import {batch} from '@react-facet/core'"
    expect(linkPage(`Use \`batch\` or \`Facet<T>\`.${fence(code)}`)).toEqual([
      '/docs/api/helpers#batch',
      '/docs/api/support-types#facet',
      '/docs/api/helpers#batch',
    ])
  })

  it('does not link a name that the version of the page does not document', () => {
    const root: Root = unified().use(remarkParse).parse('`batch` and `Facet`')
    const resolve = (link: string) => (link.includes('batch') ? undefined : link)
    linkNames(root, {route: '/old/goals', resolve}, links, [])
    expect(root).toMatchObject({
      children: [{children: [{type: 'inlineCode'}, {type: 'text'}, {type: 'link'}]}],
    })
  })

  it('does not link names in headings, links, summaries, buttons and code elements', () => {
    expect(
      linkPage(
        '# `batch`\n\n[`batch`](/x) [`batch`][x] <a>`batch`</a>\n\n<summary>`batch`</summary>\n\n' +
          '<button>\n`batch`\n</button>\n\n<Link>`batch`</Link> <code>batch</code>\n\n[x]: /x',
      ),
    ).toEqual([])
  })

  it('does not link names in the title of an admonition', () => {
    const block = (hName: string): Paragraph => ({
      type: 'paragraph',
      data: {hName},
      children: [{type: 'inlineCode', value: 'batch'}],
    })
    // Headings without an id are left as they are.
    const headings: Heading[] = [
      {type: 'heading', depth: 2, children: []},
      {type: 'heading', depth: 2, data: {}, children: []},
    ]
    const root: Root = {
      type: 'root',
      children: [block('mdxAdmonitionTitle'), block('p'), ...headings],
    }
    linkNames(root, linksFrom('/docs/goals'), links, [])
    expect(root).toMatchObject({
      children: [
        {children: [{type: 'inlineCode'}]},
        {children: [{type: 'link'}]},
        ...headings,
      ],
    })
  })

  it('does not link a name to the page or section that it is mentioned in', () => {
    const helpers = '/docs/api/helpers'
    const page =
      '`batch` `batch`\n\n## batch\n\n`batch`\n\n### Details\n\n`batch`\n\n' +
      '## Next\n\n`batch` `batch` `batch`'
    // Two links before the section, and three after it.
    const address = `${helpers}#batch`
    expect(linkPage(page, helpers)).toEqual(Array<string>(5).fill(address))
    expect(linkPage('`useFacetMap`', '/docs/api/hooks/use-facet-map')).toEqual([])
  })

  it("does not link a name that the page's samples use for something else", () => {
    const own = fence('type Facet = string')
    const other = fence("import {render} from 'react-dom'\nrender()")
    expect(linkPage(`\`Facet\` \`render\` ${own}${other}`)).toEqual([])
  })

  it('links the name of a JavaScript global only if a sample imports the export', () => {
    expect(linkPage('`Map`')).toEqual([])
    const code = "import {Map} from '@react-facet/core'"
    expect(linkPage(`\`Map\`${fence(code)}`)).toContain('/docs/api/mount-components#map')
    const other = "import {batch} from '@react-facet/core'"
    expect(linkPage(`\`Map\`${fence(other)}`)).toEqual(['/docs/api/helpers#batch'])
    const both = "import {batch, Map} from '@react-facet/core'"
    expect(linkPage(`\`Map\`${fence(both)}`)).toContain('/docs/api/mount-components#map')
  })

  it('links a name in prose even if a signature declares it; links no names in a js fence', () => {
    const signature = fence('function batch(): void', 'signature="batch"')
    expect(linkPage(`\`batch\` \`unknown\`${signature}`)).toContain(
      '/docs/api/helpers#batch',
    )
    expect(linkPage("```js\nimport {batch} from '@react-facet/core'\n```\n")).toEqual([])
  })
})

describe('remarkApiLinks', () => {
  const options = {
    siteDir: '/site',
    linksOf: (file: string) => linksFrom(docRoute(file)),
    readApiLinks: () => Promise.resolve(links),
    packages: ['@react-facet/core'],
  }

  it('gives each link a class, and does not link a page to itself', async () => {
    const run = async (path: string) => {
      const processor = unified().use(remarkParse).use(remarkApiLinks(options))
      const file = new VFile({path, value: '`useFacetMap`'})
      return processor.run(processor.parse(file), file)
    }
    expect(await run('/site/docs/goals.md')).toMatchObject({
      children: [
        {
          children: [
            {
              type: 'link',
              url: '/docs/api/hooks/use-facet-map',
              children: [{type: 'inlineCode'}],
              data: {hProperties: {className: ['api-link']}},
            },
          ],
        },
      ],
    })
    expect(await run('/site/docs/api/hooks/use-facet-map.mdx')).toMatchObject({
      children: [{children: [{type: 'inlineCode'}]}],
    })
  })

  it('refuses wrong options', () => {
    expect(() => remarkApiLinks({...options, siteDir: ''})).toThrow(
      'The plugin "api-links" takes siteDir, linksOf, readApiLinks, packages: "siteDir"',
    )
  })
})
