import {dirname, join} from 'node:path'
import type {Plugin} from '@docusaurus/types'

/** The part of PostCSS's at-rules that is used here. */
interface AtRule {
  params: string
}

/** Gives a width of 996 px the styles of the desktop instead of those of the menu. */
function moveBreakpoint(rule: AtRule): void {
  rule.params = rule.params
    .replace('(max-width: 996px)', '(width < 996px)')
    .replace('(min-width: 997px)', '(width >= 996px)')
}

/**
 * Docusaurus plugin: the desktop layout begins at 996 px. Infima and the classic theme begin
 * it at 997 px, in their styles and in `useWindowSize`. That has an option for it, which the
 * theme's components do not pass.
 */
export default function breakpoint(): Plugin {
  const theme = dirname(require.resolve('@docusaurus/theme-classic'))
  return {
    name: 'breakpoint',
    configurePostCss(options) {
      options.plugins.push({
        postcssPlugin: 'breakpoint',
        AtRule: {media: moveBreakpoint},
      })
      return options
    },
    configureWebpack: () => ({
      module: {
        rules: [
          {
            include: join(theme, 'theme'),
            resolve: {
              alias: {'@docusaurus/theme-common$': join(__dirname, 'themeCommon.ts')},
            },
          },
        ],
      },
    }),
  }
}
