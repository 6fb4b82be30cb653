import {execFile} from 'node:child_process'
import {mkdtempSync, rmSync} from 'node:fs'
import {tmpdir} from 'node:os'
import {join} from 'node:path'
import {expect, test} from '@playwright/test'

const root = join(__dirname, '..', '..')
const mistake = join(__dirname, 'docusaurus.config.ts')

/** Builds the site with a mistake and gives what it prints; a build that passes fails. */
async function buildWith(environment: Record<string, string>): Promise<string> {
  const out = mkdtempSync(join(tmpdir(), 'misconfigured-'))
  try {
    return await new Promise<string>((resolve, reject) => {
      const docusaurus = join(
        root,
        'node_modules',
        '@docusaurus',
        'core',
        'bin',
        'docusaurus.mjs',
      )
      execFile(
        process.execPath,
        [docusaurus, 'build', '--no-minify', '--config', mistake, '--out-dir', out],
        {
          cwd: root,
          env: {
            ...process.env,
            DOCUSAURUS_GENERATED_FILES_DIR_NAME: `.docusaurus-misconfigured/${environment.MISTAKE}`,
            DOCUSAURUS_NO_PERSISTENT_CACHE: 'true',
            FORCE_COLOR: '0',
            ...environment,
          },
        },
        (error, stdout, stderr) => {
          if (error) resolve(stdout + stderr)
          else reject(new Error('The build passed.'))
        },
      )
    })
  } finally {
    rmSync(out, {recursive: true, force: true})
  }
}

// Each is a whole build.
test.describe.configure({timeout: 180_000})

for (const [name, environment, expected] of [
  [
    'an unknown navbar item type',
    {MISTAKE: 'navbar-type'},
    /Bad navbar item type mystery|No NavbarItem component found for type "mystery"/,
  ],
  [
    'a sidebar link without a target',
    {MISTAKE: 'sidebar-link'},
    /"sidebarId" is required|sidebarId/,
  ],
  ['a page without a default export', {MISTAKE: 'page'}, /doesn't have a default export/],
  ['a broken link', {MISTAKE: 'link'}, /broken links[\s\S]*\/nowhere/i],
  ['a broken anchor', {MISTAKE: 'anchor'}, /broken anchors[\s\S]*#nothing/i],
  [
    'a missing search key',
    {MISTAKE: 'none', ALGOLIA_APP_ID: 'app'},
    /`apiKey` is missing\./,
  ],
  [
    'a missing search id',
    {MISTAKE: 'none', ALGOLIA_API_KEY: 'key'},
    /`appId` is missing\./,
  ],
] as const) {
  test(`${name} fails the build with a clear error`, async () => {
    expect(await buildWith(environment)).toMatch(expected)
  })
}
