import {dirname, join} from 'node:path'
import type {Plugin} from '@docusaurus/types'

/** The part of PostCSS's at-rules that is used here. */
interface AtRule {
  params: string
}

/** Makes a media query treat a width of 996 px as desktop, not as mobile. */
function moveBreakpoint(rule: AtRule): void {
  rule.params = rule.params
    .replace('(max-width: 996px)', '(width < 996px)')
    .replace('(min-width: 997px)', '(width >= 996px)')
}

/**
 * Docusaurus plugin: makes the desktop layout begin at 996 px. In Infima and the classic theme
 * it begins at 997 px, both in styles and in `useWindowSize`. That hook has an option for the
 * width, but the theme's components do not pass it.
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
