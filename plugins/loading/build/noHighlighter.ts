import {existsSync} from 'node:fs'
import {dirname, join} from 'node:path'
import type {Plugin} from '@docusaurus/types'
import {assertInternal} from './patch'

/**
 * Finds the theme's client module that loads the highlighter.
 *
 * @throws when the theme has no such module
 */
export function highlighterModule(
  theme = dirname(require.resolve('@docusaurus/theme-classic')),
): string {
  const module = join(theme, 'prism-include-languages')
  assertInternal(
    'noHighlighter.ts',
    '@docusaurus/theme-classic',
    existsSync(`${module}.js`),
    'the client module prism-include-languages',
  )
  return module
}

/**
 * Docusaurus plugin: keeps the classic theme's highlighter out of the bundle. Fences are
 * highlighted when a page is compiled (plugins/code/build/highlighting), so readers do not need
 * Prism, which would be a sixth of a page's scripts.
 *
 * Relies on the client module that loads Prism's languages, because no option of the theme
 * keeps that module out. The theme's CodeBlock loads Prism too: a site with fences has to replace
 * that component.
 */
export default function noHighlighter(): Plugin {
  const module = highlighterModule()
  return {
    name: 'no-highlighter',
    configureWebpack: () => ({
      resolve: {alias: {[module]: false, [`${module}.js`]: false}},
    }),
  }
}
