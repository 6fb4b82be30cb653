/** Replaces `@docusaurus/theme-common` where components of the theme import it (index.ts). */
import * as themeCommon from '@docusaurus/theme-common'

export * from '@docusaurus/theme-common'

/** The hook of the theme, which chooses the desktop layout above `desktopBreakpoint`. */
export const useWindowSize: typeof themeCommon.useWindowSize = () =>
  themeCommon.useWindowSize({desktopBreakpoint: 995})
