import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs'
import {tmpdir} from 'node:os'
import {dirname, join} from 'node:path'
import {afterAll, expect, it} from 'vitest'
import {readContent, type SidebarItem} from './content'

const siteDir = mkdtempSync(join(tmpdir(), 'bench-content-'))
afterAll(() => rmSync(siteDir, {recursive: true}))

for (const [path, text] of Object.entries({
  'docs/goals.mdx':
    '---\ntitle: Goals\ndescription: Why.\n---\n\nSee [map](./hooks/use-map.mdx#typing).\n',
  'docs/hooks/index.mdx':
    '---\ntitle: Hooks\ndescription: All.\nslug: /hooks\n---\n\nHooks.\n',
  'docs/hooks/use-map.mdx':
    '---\ntitle: useMap\ndescription: Maps.\n---\n\n[Up](./index.mdx), [post](/blog/one), [out](https://example.com).\n\n<Example name="map" />\n',
  'blog/2026-11-21-one.md':
    '---\ntitle: One\ndescription: First.\nslug: one\n---\n\nSee [goals](/docs/goals).\n',
  'src/examples/map.tsx': 'export const map = 1\n',
})) {
  mkdirSync(dirname(join(siteDir, path)), {recursive: true})
  writeFileSync(join(siteDir, path), text)
}

const hooks = {type: 'doc' as const, id: 'hooks/index'}
const sidebars = {
  docs: [
    'goals',
    {type: 'category' as const, label: 'Hooks', link: hooks, items: ['hooks/use-map']},
  ],
}

const pathsOf = (items: readonly SidebarItem[]): string[] =>
  items.flatMap(({page, items: children = []}) => [
    ...(page ? [page.path] : []),
    ...pathsOf(children),
  ])

it('gives every copy of the docs its own paths, titles and links', async () => {
  const {pages, sidebar} = await readContent(siteDir, sidebars, 2)
  expect(pages.map(({path, title}) => [path, title])).toEqual([
    ['/blog/one', 'One'],
    ['/docs/goals', 'Goals'],
    ['/docs/hooks', 'Hooks'],
    ['/docs/hooks/use-map', 'useMap'],
    ['/docs/copy-2/goals', 'Goals (copy 2)'],
    ['/docs/copy-2/hooks', 'Hooks (copy 2)'],
    ['/docs/copy-2/hooks/use-map', 'useMap (copy 2)'],
  ])
  expect(pathsOf(sidebar)).toEqual(pages.slice(1).map(({path}) => path))
  const [post = '', goals = '', , , goals2 = '', , map2 = ''] = pages.map(
    ({markdown}) => markdown,
  )
  expect(post).toContain('[goals](/docs/goals)')
  expect(goals).toContain('[map](/docs/hooks/use-map#typing)')
  expect(goals2).toContain('[map](/docs/copy-2/hooks/use-map#typing)')
  expect(map2).toMatch(
    /^\[Up\]\(\/docs\/copy-2\/hooks\), \[post\]\(\/blog\/one\), \[out\]\(https:\/\/example.com\)/,
  )
  expect(map2).toContain('```tsx title="map.tsx"\nexport const map = 1\n```')
})

it('stops at a sidebar that names no page', async () => {
  const wrong = readContent(siteDir, {docs: ['goal']}, 1)
  await expect(wrong).rejects.toThrow('The sidebar names goal, which is no page.')
})
