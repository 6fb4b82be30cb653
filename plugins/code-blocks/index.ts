import type {Plugin} from '@docusaurus/types'

/**
 * Docusaurus plugin: keeps the classic theme's highlighter out of the bundle. Fences are
 * highlighted when a page is compiled (remark.ts), so that a reader needs no Prism.
 */
export default function codeBlocks(): Plugin {
  return {
    name: 'code-blocks',
    configureWebpack: () => ({
      resolve: {
        alias: {
          [require.resolve('@docusaurus/theme-classic/lib/prism-include-languages')]: false,
          [require
            .resolve('@docusaurus/theme-classic/lib/prism-include-languages')
            .replace(/\.js$/, '')]: false,
        },
      },
    }),
  }
}
