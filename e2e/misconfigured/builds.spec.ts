import {spawnSync} from 'node:child_process'
import {mkdtempSync, rmSync} from 'node:fs'
import {tmpdir} from 'node:os'
import {join} from 'node:path'
import type {PluginModule, ThemeConfig} from '@docusaurus/types'
import type * as Validation from '@docusaurus/utils-validation'
import {expect, test} from '@playwright/test'
import {docusaurus, root, unconfigured} from '../builds'

test('a page without a default export fails the build with a clear error', () => {
  test.setTimeout(180_000)
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
        DOCUSAURUS_GENERATED_FILES_DIR_NAME: '.docusaurus-misconfigured',
        DOCUSAURUS_NO_PERSISTENT_CACHE: 'true',
        FORCE_COLOR: '0',
      },
    },
  )
  rmSync(out, {recursive: true, force: true})
  expect(status, stdout).not.toBe(0)
  expect(stdout + stderr).toMatch(/doesn't have a default export/)
})

for (const [name, item, expected] of [
  ['an unknown navbar item type', {type: 'mystery'}, /Bad navbar item type mystery/],
  [
    'a sidebar link without a target',
    {type: 'docSidebar', label: 'Docs'},
    /sidebarId" is required/,
  ],
] as const) {
  test(`${name} causes a clear error`, () => {
    // A build validates the theme configuration with this function, which the theme's types omit.
    const {validateThemeConfig} = require('@docusaurus/theme-classic') as PluginModule
    const {normalizeThemeConfig} =
      require('@docusaurus/utils-validation') as typeof Validation
    const themeConfig: ThemeConfig = {navbar: {items: [item]}}
    expect(() =>
      validateThemeConfig?.({themeConfig, validate: normalizeThemeConfig}),
    ).toThrow(expected)
  })
}
