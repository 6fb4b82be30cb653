import {describe, expect, it} from 'vitest'
import {markdownFile} from '../../content/reader'
import {apiLinks, docRoute} from './apiIndex'
import {parsePage} from '../../content/page'

const INDEX = 'docs/api/overview.mdx'
const ELEMENTS = 'docs/api/fast-components.mdx'

describe('docRoute', () => {
  it.each([
    ['docs/goals.mdx', '/docs/goals'],
    ['docs/api/hooks/index.mdx', '/docs/api/hooks'],
    ['docs/indexes.md', '/docs/indexes'],
  ])('gives the route of %s', (file, route) => {
    expect(docRoute(file)).toBe(route)
  })
})

describe('apiLinks', () => {
  it('reads exports from the index and elements from their tables', async () => {
    const index = await parsePage(
      INDEX,
      markdownFile(`## @react-facet/core

| Export | Use |
| - | - |
| [\`batch\`](./helpers.mdx#batch) | x |
| [\`useFacetMap\`](./hooks/use-facet-map.mdx) | x |

## Elsewhere

| Export | Use |
| - | - |
| [\`other\`](./other.mdx) | x |
`),
    )
    const elements = await parsePage(
      ELEMENTS,
      markdownFile(
        '## HTML\n\n| Element |\n| - |\n| `fast-div` |\n| `<fast-text>` |\n\n## fast-text\n',
      ),
    )
    expect([...apiLinks(['@react-facet/core'], index, elements)]).toEqual([
      ['fast-div', '/docs/api/fast-components#html'],
      ['fast-text', '/docs/api/fast-components#fast-text'],
      ['batch', '/docs/api/helpers#batch'],
      ['useFacetMap', '/docs/api/hooks/use-facet-map'],
    ])
  })
})
