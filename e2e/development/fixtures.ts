import {spawn} from 'node:child_process'
import {once} from 'node:events'
import {mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync} from 'node:fs'
import {tmpdir} from 'node:os'
import {join} from 'node:path'
import {globSync} from 'tinyglobby'
import {copyProject} from '../../tools/copyProject'
import {freePort} from '../../tools/freePort'
import {docusaurus, root, unconfigured} from '../builds'
import {expect, test as base} from '../fixtures'

interface WorkerFixtures {
  siteAddress: string
  /** A copy of the project that tests may change, with short pages. It is served at `siteAddress`. */
  folder: string
}

/** Docs pages that the tests open, and those that plugins read. */
const wholePages = [
  'docs/{goals,getting-started}.mdx',
  'docs/api/{overview,fast-components}.mdx',
  'docs/api/hooks/use-facet-memo.mdx',
]

/** Leaves only the front matter and the headings of the other docs pages: the server takes a third less time. */
function shortenPages(folder: string): void {
  for (const file of globSync('docs/**/*.mdx', {cwd: folder, ignore: wholePages})) {
    const path = join(folder, file)
    const text = readFileSync(path, 'utf8')
    const [frontMatter = ''] = /^---\n[^]*?\n---\n/.exec(text) ?? []
    const headings = text.match(/^##+ .*$/gm) ?? []
    writeFileSync(path, [frontMatter, ...headings].join('\n\n'))
  }
}

/** Runs tests against `npm start` in a copy of the project. */
export const test = base.extend<object, WorkerFixtures>({
  folder: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads a fixture's dependencies from this pattern
    async ({}, provide) => {
      const folder = mkdtempSync(join(tmpdir(), 'development-'))
      copyProject(folder)
      shortenPages(folder)
      symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'), 'junction')
      await provide(folder)
      rmSync(folder, {recursive: true, force: true, maxRetries: 5})
    },
    {scope: 'worker'},
  ],
  siteAddress: [
    async ({folder}, provide) => {
      const port = await freePort()
      const address = `http://localhost:${port}/`
      const server = spawn(
        process.execPath,
        // The flag is the one of `npm run build`: a larger heap saves time.
        [
          '--max-semi-space-size=64',
          docusaurus,
          'start',
          '--no-open',
          '--port',
          `${port}`,
        ],
        {
          cwd: folder,
          // The copy shares node_modules, whose cache holds absolute paths.
          env: {...process.env, ...unconfigured, DOCUSAURUS_NO_PERSISTENT_CACHE: 'true'},
          stdio: ['ignore', 'ignore', 'inherit'],
        },
      )
      const ended = once(server, 'exit')
      const failed = ended.then(() => {
        throw new Error('The development server has ended; its errors are above.')
      })
      try {
        const ready = expect(async () => {
          const response = await fetch(`${address}docs/goals.md`)
          expect(response.ok).toBe(true)
        }).toPass({timeout: 240_000})
        await Promise.race([ready, failed])
        await provide(address)
      } finally {
        server.kill()
        await ended
      }
    },
    {scope: 'worker', timeout: 270_000},
  ],
})
