import {mkdtemp, rm} from 'node:fs/promises'
import {tmpdir} from 'node:os'
import {join} from 'node:path'
import {afterAll, beforeAll, expect, it} from 'vitest'
import {readContent, type Content, type SidebarItem} from './content'
import {writeFiles} from './sites/files'

let siteDir: string
let content: Content

const sidebars = {
  docs: [
    'goals',
    {
      type: 'category' as const,
      label: 'Hooks',
      link: {type: 'doc' as const, id: 'hooks/index'},
      items: ['hooks/use-map'],
    },
  ],
}

beforeAll(async () => {
  siteDir = await mkdtemp(join(tmpdir(), 'bench-content-'))
  await writeFiles(siteDir, {
    'docs/goals.mdx':
      '---\ntitle: Goals\ndescription: Why.\n---\n\nSee [map](./hooks/use-map.mdx#typing).\n',
    'docs/hooks/index.mdx':
      '---\ntitle: Hooks\ndescription: All.\nslug: /hooks\n---\n\nHooks.\n',
    'docs/hooks/use-map.mdx':
      '---\ntitle: useMap\ndescription: Maps.\n---\n\n[Up](./index.mdx), [post](/blog/one), [out](https://example.com).\n\n<Example name="map" />\n',
    'blog/2026-11-21-one.md':
      '---\ntitle: One\ndescription: First.\nslug: one\n---\n\nSee [goals](/docs/goals).\n',
    'src/examples/map.tsx': 'export const map = 1\n',
  })
  content = await readContent(siteDir, sidebars, 2)
})

afterAll(() => rm(siteDir, {recursive: true}))

function pathsOf(items: readonly SidebarItem[]): string[] {
  return items.flatMap(({page, items: children = []}) => [
    ...(page ? [page.path] : []),
    ...pathsOf(children),
  ])
}

function markdownOf(path: string): string | undefined {
  return content.pages.find((page) => page.path === path)?.markdown
}

it('gives every copy of a page a path and a title of its own', () => {
  expect(content.pages.map(({path, title}) => [path, title])).toEqual([
    ['/blog/one', 'One'],
    ['/docs/goals', 'Goals'],
    ['/docs/hooks', 'Hooks'],
    ['/docs/hooks/use-map', 'useMap'],
    ['/docs/copy-2/goals', 'Goals (copy 2)'],
    ['/docs/copy-2/hooks', 'Hooks (copy 2)'],
    ['/docs/copy-2/hooks/use-map', 'useMap (copy 2)'],
  ])
})

it('shows each docs page once in the sidebar', () => {
  const docs = content.pages.filter(({path}) => path.startsWith('/docs/'))
  expect(pathsOf(content.sidebar)).toEqual(docs.map(({path}) => path))
})

it('links the pages of a copy to each other', () => {
  expect(markdownOf('/docs/goals')).toContain('[map](/docs/hooks/use-map#typing)')
  expect(markdownOf('/docs/copy-2/goals')).toContain(
    '[map](/docs/copy-2/hooks/use-map#typing)',
  )
  expect(markdownOf('/docs/copy-2/hooks/use-map')).toContain(
    '[Up](/docs/copy-2/hooks), [post](/blog/one), [out](https://example.com)',
  )
  expect(markdownOf('/blog/one')).toContain('[goals](/docs/goals)')
})

it('holds the code of an example, and neither title nor description', () => {
  const markdown = markdownOf('/docs/hooks/use-map')
  expect(markdown).toMatch(/^\[Up\]/)
  expect(markdown).toContain('```tsx title="map.tsx"\nexport const map = 1\n```')
})

it('stops at a sidebar that names no page', async () => {
  const wrong = readContent(siteDir, {docs: ['goal']}, 1)
  await expect(wrong).rejects.toThrow('The sidebar names goal, which is no page.')
})
