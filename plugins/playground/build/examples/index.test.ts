import {existsSync} from 'node:fs'
import {mkdir, mkdtemp, writeFile} from 'node:fs/promises'
import {tmpdir} from 'node:os'
import {dirname, join} from 'node:path'
import logger from '@docusaurus/logger'
import type {LoadContext} from '@docusaurus/types'
import {expect, it, vi} from 'vitest'
import {createMarkdownReader} from '../../../content/reader'
import {liveExamples} from './index'

it('names the page and the line that show an example without a file, and forgets its last build', async () => {
  const siteDir = await mkdtemp(join(tmpdir(), 'examples-'))
  for (const folder of ['docs', 'programs']) await mkdir(join(siteDir, folder))
  await writeFile(join(siteDir, 'programs/counter.tsx'), 'export default () => null\n')
  const page = '# A\n\n<Program name="counter" />\n\n<Program\n  name="countre"\n/>\n'
  await writeFile(join(siteDir, 'docs/a.mdx'), page)
  const error = vi.spyOn(logger, 'error').mockReturnValue()
  const plugin = liveExamples({
    readMarkdown: createMarkdownReader(siteDir),
    readApiLinks: () => Promise.resolve(new Map()),
    sampleId: () => '',
    library: {packages: ['library'], standIns: {}},
    pageFolders: ['docs'],
    examples: {component: 'Program', folder: 'programs'},
    folder: 'frames',
  })
  const generatedFilesDir = join(siteDir, '.docusaurus')
  const stale = join(generatedFilesDir, 'live-examples/default/countre.json')
  await mkdir(dirname(stale), {recursive: true})
  await writeFile(stale, '{}')
  const context = {
    siteDir,
    generatedFilesDir,
    baseUrl: '/',
    siteConfig: {},
  } as LoadContext
  vi.stubEnv('NODE_ENV', 'production')
  await plugin(context).loadContent?.()
  expect(error.mock.calls).toEqual([
    ['docs/a.mdx:5: there is no programs/countre.tsx: write it or correct the name'],
  ])
  expect(existsSync(stale)).toBe(false)
})
