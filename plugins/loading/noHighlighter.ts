import type {Plugin} from '@docusaurus/types'
import {expectOf} from './seam'

const clientModule = '@docusaurus/theme-classic/lib/prism-include-languages'

/** The path of a module, if there is one of that name. */
function findModule(name: string): string | undefined {
  try {
    return require.resolve(name)
  } catch {
    return undefined
  }
}

/**
 * Finds the module that brings the highlighter.
 *
 * @throws when the theme has none of that name
 */
export function highlighterModule(find = findModule): string {
  const module = find(clientModule)
  expectOf(
    'noHighlighter.ts',
    '@docusaurus/theme-classic',
    module !== undefined,
    `the client module ${clientModule}`,
  )
  return module
}

/**
 * Docusaurus plugin: keeps the classic theme's highlighter out of the bundle. Fences are
 * highlighted when a page is compiled (plugins/code/highlighting), so that no reader needs
 * Prism, which weighs a sixth of a page's scripts.
 *
 * Relies on the client module that brings Prism's languages; the theme has no option to leave
 * them out. The theme's code block would bring Prism too: a site with fences needs its own.
 */
export default function noHighlighter(): Plugin {
  const module = highlighterModule()
  return {
    name: 'no-highlighter',
    configureWebpack: () => ({
      resolve: {alias: {[module]: false, [module.replace(/\.js$/, '')]: false}},
    }),
  }
}
