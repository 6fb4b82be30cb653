import {spawnSync} from 'node:child_process'
import {mkdtempSync, rmSync} from 'node:fs'
import {tmpdir} from 'node:os'
import {join} from 'node:path'
import type {PluginModule, ThemeConfig} from '@docusaurus/types'
import {normalizeThemeConfig} from '@docusaurus/utils-validation'
import {expect, test} from '@playwright/test'
import {docusaurus, root, unconfigured} from '../builds'

/** Builds a site with a mistake, expects the build to fail, and returns its output. */
function outputOfBuild(environment: Record<string, string>): string {
  const out = mkdtempSync(join(tmpdir(), 'misconfigured-'))
  const {status, stdout, stderr} = spawnSync(
    process.execPath,
    [docusaurus, 'build', __dirname, '--no-minify', '--out-dir', out],
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

for (const [name, environment, expected] of [
  ['a page without a default export', {MISTAKE: 'page'}, /doesn't have a default export/],
  ['a broken link', {MISTAKE: 'link'}, /broken links[\s\S]*\/nowhere/i],
  ['a broken anchor', {MISTAKE: 'anchor'}, /broken anchors[\s\S]*#nothing/i],
  [
    'a missing search key',
    {MISTAKE: 'none', ALGOLIA_APP_ID: 'app'},
    /`apiKey` is missing\./,
  ],
] as const) {
  test(`${name} fails the build with a clear error`, () => {
    expect(outputOfBuild(environment)).toMatch(expected)
  })
}

// A build validates the theme configuration with this function, which the theme's types omit.
const {validateThemeConfig} = require('@docusaurus/theme-classic') as PluginModule
for (const [name, item, expected] of [
  ['an unknown navbar item type', {type: 'mystery'}, /Bad navbar item type mystery/],
  [
    'a sidebar link without a target',
    {type: 'docSidebar', label: 'Docs'},
    /sidebarId" is required/,
  ],
] as const) {
  test(`${name} causes a clear error`, () => {
    const themeConfig: ThemeConfig = {navbar: {items: [item]}}
    expect(() =>
      validateThemeConfig?.({themeConfig, validate: normalizeThemeConfig}),
    ).toThrow(expected)
  })
}
