import {spawnSync} from 'node:child_process'
import {mkdtempSync, rmSync} from 'node:fs'
import {tmpdir} from 'node:os'
import {join} from 'node:path'
import {expect, test} from '@playwright/test'
import {docusaurus, root, unconfigured} from '../builds'

/** A site with a mistake. */
interface Site {
  folder: string
  config: string
}

const wholeSite: Site = {folder: root, config: join(__dirname, 'site.config.ts')}
const onePage: Site = {
  folder: __dirname,
  config: join(__dirname, 'docusaurus.config.ts'),
}

/** Builds a site, expects that this fails, and returns what the build prints. */
function outputOfBuild(
  {folder, config}: Site,
  environment: Record<string, string>,
): string {
  const out = mkdtempSync(join(tmpdir(), 'misconfigured-'))
  const options = ['--no-minify', '--config', config, '--out-dir', out]
  const {status, stdout, stderr} = spawnSync(
    process.execPath,
    [docusaurus, 'build', folder, ...options],
    {
      cwd: root,
      encoding: 'utf8',
      timeout: 150_000,
      env: {
        ...process.env,
        ...unconfigured,
        DOCUSAURUS_GENERATED_FILES_DIR_NAME: `.docusaurus-misconfigured/${environment.MISTAKE}`,
        DOCUSAURUS_NO_PERSISTENT_CACHE: 'true',
        FORCE_COLOR: '0',
        ...environment,
      },
    },
  )
  rmSync(out, {recursive: true, force: true})
  expect(status, stdout).not.toBe(0)
  return stdout + stderr
}

test.describe.configure({timeout: 180_000})

for (const [name, site, environment, expected] of [
  [
    'an unknown navbar item type',
    wholeSite,
    {MISTAKE: 'navbar-type'},
    /Bad navbar item type mystery|No NavbarItem component found for type "mystery"/,
  ],
  [
    'a sidebar link without a target',
    wholeSite,
    {MISTAKE: 'sidebar-link'},
    /"sidebarId" is required|sidebarId/,
  ],
  [
    'a page without a default export',
    onePage,
    {MISTAKE: 'page'},
    /doesn't have a default export/,
  ],
  ['a broken link', onePage, {MISTAKE: 'link'}, /broken links[\s\S]*\/nowhere/i],
  ['a broken anchor', onePage, {MISTAKE: 'anchor'}, /broken anchors[\s\S]*#nothing/i],
  [
    'a missing search key',
    wholeSite,
    {MISTAKE: 'none', ALGOLIA_APP_ID: 'app'},
    /`apiKey` is missing\./,
  ],
] as const) {
  test(`${name} fails the build with a clear error`, () => {
    expect(outputOfBuild(site, environment)).toMatch(expected)
  })
}
