/** What components of the theme import in place of `@docusaurus/theme-common` (index.ts). */
import * as themeCommon from '@docusaurus/theme-common'

export * from '@docusaurus/theme-common'

/** The layout of a page: that of a desktop begins above `desktopBreakpoint`. */
export const useWindowSize: typeof themeCommon.useWindowSize = () =>
  themeCommon.useWindowSize({desktopBreakpoint: 995})
