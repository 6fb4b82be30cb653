import {dirname, join} from 'node:path'
import type {Plugin} from '@docusaurus/types'

/** The part of PostCSS's at-rules that is used here. */
interface AtRule {
  params: string
}

/**
 * Makes a media query treat a width of 996 px as desktop, not as mobile, at the browser's default
 * font size of 16 px. With larger letters the desktop layout needs more room.
 */
function moveBreakpoint(rule: AtRule): void {
  rule.params = rule.params
    .replace('(max-width: 996px)', '(width < 62.25em)')
    .replace('(min-width: 997px)', '(width >= 62.25em)')
}

/**
 * Docusaurus plugin: makes the desktop layout begin at a width of 62.25 letters, which is 996 px
 * unless the reader has chosen larger letters. In Infima and the classic theme it begins at 997 px,
 * both in styles and in `useWindowSize`.
 */
export default function breakpoint(): Plugin {
  const hook = join(__dirname, 'useWindowSize.ts')
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
            include: dirname(require.resolve('@docusaurus/theme-common')),
            resolve: {
              alias: {
                './hooks/useWindowSize$': hook,
                '../hooks/useWindowSize$': hook,
              },
            },
          },
        ],
      },
    }),
  }
}
