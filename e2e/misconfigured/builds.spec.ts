import {spawnSync} from 'node:child_process'
import {mkdtempSync, rmSync} from 'node:fs'
import {tmpdir} from 'node:os'
import {join} from 'node:path'
import type {PluginModule, ThemeConfig} from '@docusaurus/types'
import {normalizeThemeConfig} from '@docusaurus/utils-validation'
import {expect, test} from '@playwright/test'
import site from '../../docusaurus.config'
import {docusaurus, root, unconfigured} from '../builds'

/** Builds a site with a mistake, expects the build to fail, and returns its output. */
function outputOfBuild(mistake: string): string {
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
        DOCUSAURUS_GENERATED_FILES_DIR_NAME: `.docusaurus-misconfigured/${mistake}`,
        DOCUSAURUS_NO_PERSISTENT_CACHE: 'true',
        FORCE_COLOR: '0',
        MISTAKE: mistake,
      },
    },
  )
  rmSync(out, {recursive: true, force: true})
  expect(status, stdout).not.toBe(0)
  return stdout + stderr
}

test.describe.configure({timeout: 180_000})

for (const [name, mistake, expected] of [
  ['a page without a default export', 'page', /doesn't have a default export/],
  ['a broken link', 'link', /broken links[\s\S]*\/nowhere/i],
] as const) {
  test(`${name} fails the build with a clear error`, () => {
    expect(outputOfBuild(mistake)).toMatch(expected)
  })
}

test('a broken anchor fails the build', () => {
  expect(site.onBrokenAnchors).toBe('throw')
})

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
