import {expect, it} from 'vitest'
import {check, fence, frontMatter} from '../test/fixture'
import {renderers} from './renderers'

const old = fence(
  'tsx',
  "import {render} from '@react-facet/dom-fiber'\nrender(<p />, null)",
)
const section = '## If your registry has no 18.x of the renderer\n'

it('accepts one mention of 0.6.4 on a page; the section about 0.6.4 may have more, and may import `render`', async () => {
  const problems = await check(renderers, {
    'docs/goals.mdx': `${frontMatter}\nBatching differs in 0.6.4.\n`,
    'docs/api/packages.mdx': `${frontMatter}\nSee 0.6.4.\n\n${section}\n0.6.4 and 0.6.4\n\n### render\n\n${old}\n## Related pages\n`,
  })
  expect(problems).toEqual([])
})

it('reports further mentions, including those in tables and samples', async () => {
  const problems = await check(renderers, {
    'docs/goals.mdx': `${frontMatter}\nIn 0.6.4 and 0.6.4.\n\n| a | 0.6.4 |\n| --- | --- |\n| b | c |\n\n${fence('bash', 'npm i x@0.6.4')}`,
  })
  expect(problems.map((problem) => problem.slice(0, problem.indexOf('  ')))).toEqual([
    'docs/goals.mdx:6',
    'docs/goals.mdx:8',
    'docs/goals.mdx:12',
  ])
  expect(problems[0]).toContain('renderers  mentions 0.6.4 again')
})

it('reports a second mention of 0.6.4 and an import of `render` elsewhere on the page with the section about 0.6.4', async () => {
  const problems = await check(renderers, {
    'docs/api/packages.mdx': `${frontMatter}\n${section}\nIt is 0.6.4.\n\n## Other\n\n0.6.4 and 0.6.4\n\n${old}`,
  })
  expect(problems).toEqual([
    'docs/api/packages.mdx:12  renderers  mentions 0.6.4 again: leave it out, or mention it in "If your registry has no 18.x of the renderer" of docs/api/packages.mdx and link there once',
    'docs/api/packages.mdx:14  renderers  imports `render` of dom-fiber: use `createRoot`',
  ])
})

it('reports an import of `render` from dom-fiber, but no other `render`', async () => {
  const other = fence(
    'tsx',
    "import {render} from '@testing-library/react'\nrender(<p />)",
  )
  const root = fence(
    'tsx',
    "import {createRoot} from '@react-facet/dom-fiber'\ncreateRoot(null).render(<p />)",
  )
  const problems = await check(renderers, {
    'docs/goals.mdx': `${frontMatter}\n${other}\n${root}\n${old}`,
  })
  expect(problems).toEqual([
    'docs/goals.mdx:16  renderers  imports `render` of dom-fiber: use `createRoot`',
  ])
})
