import {existsSync} from 'node:fs'
import type {Plugin} from '@docusaurus/types'
import {expectOf} from './seam'

const clientModule = '@docusaurus/theme-classic/lib/prism-include-languages'

/**
 * Docusaurus plugin: keeps the classic theme's highlighter out of the bundle. Fences are
 * highlighted when a page is compiled (plugins/code/highlighting), so that no reader needs
 * Prism, which weighs a sixth of a page's scripts.
 *
 * Relies on the client module by which the theme brings Prism's languages; the theme has no
 * option for none. The other way in, the theme's code block, is not used: src/theme has its
 * own.
 *
 * @throws when the theme has no such client module
 */
export default function noHighlighter(): Plugin {
  const module = require.resolve(clientModule)
  expectOf(
    {
      file: 'noHighlighter.ts',
      package: '@docusaurus/theme-classic',
      triedWith: '3.10.2',
    },
    existsSync(module),
    `the client module ${clientModule}`,
  )
  return {
    name: 'no-highlighter',
    configureWebpack: () => ({
      resolve: {alias: {[module]: false, [module.replace(/\.js$/, '')]: false}},
    }),
  }
}
