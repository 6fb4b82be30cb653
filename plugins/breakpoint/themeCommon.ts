/** What components of the theme import in place of `@docusaurus/theme-common` (index.ts). */
import * as themeCommon from '@docusaurus/theme-common'

export * from '@docusaurus/theme-common'

/** Whether a page has its desktop layout, which begins at 996 px. */
export const useWindowSize: typeof themeCommon.useWindowSize = () =>
  themeCommon.useWindowSize({desktopBreakpoint: 995})
