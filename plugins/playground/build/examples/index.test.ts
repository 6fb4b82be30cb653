import {existsSync} from 'node:fs'
import {join} from 'node:path'
import logger from '@docusaurus/logger'
import type {LoadContext} from '@docusaurus/types'
import {afterEach, expect, it, vi} from 'vitest'
import {createMarkdownReader} from '../../../content/reader'
import {writeTestSite} from '../../../lib/test/writeTestSite'
import {liveExamples} from './index'

afterEach(() => vi.unstubAllEnvs())

it('names the page and the line that show an example without a file, and forgets its last build', async () => {
  const stalePath = '.docusaurus/live-examples/default/countre.json'
  const siteDir = writeTestSite({
    'programs/counter.tsx': 'export default () => null\n',
    'docs/a.mdx': '# A\n\n<Program name="counter" />\n\n<Program\n  name="countre"\n/>\n',
    [stalePath]: '{}',
  })
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
  const context = {
    siteDir,
    generatedFilesDir: join(siteDir, '.docusaurus'),
    baseUrl: '/',
    siteConfig: {},
  } as LoadContext
  vi.stubEnv('NODE_ENV', 'production')
  await plugin(context).loadContent?.()
  expect(error.mock.calls).toEqual([
    ['docs/a.mdx:5: there is no programs/countre.tsx: write it or correct the name'],
  ])
  expect(existsSync(join(siteDir, stalePath))).toBe(false)
})
