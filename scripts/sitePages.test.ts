import {mkdir, mkdtemp, writeFile} from 'node:fs/promises'
import {tmpdir} from 'node:os'
import {dirname, join} from 'node:path'
import {expect, it} from 'vitest'
import {readSearchPages} from './sitePages'

it('gives pages the addresses of the build', async () => {
  const siteDir = await mkdtemp(join(tmpdir(), 'site-pages-'))
  const slugs = {
    'docs/api/a.mdx': '',
    'docs/api/b.mdx': 'slug: bee',
    'docs/api/c.mdx': 'slug: /sea',
    'blog/2026-11-27-d/index.md': 'slug: dee',
    'blog/2026-11-28-e.md': 'slug: /ease',
  }
  for (const [file, slug] of Object.entries(slugs)) {
    await mkdir(dirname(join(siteDir, file)), {recursive: true})
    await writeFile(join(siteDir, file), `---\ntitle: A page\n${slug}\n---\n`)
  }
  const pages = await readSearchPages(siteDir, {})
  expect(pages.map(({url}) => url).sort()).toEqual([
    '/blog/dee',
    '/blog/ease',
    '/docs/api/a',
    '/docs/api/bee',
    '/docs/sea',
  ])
})
