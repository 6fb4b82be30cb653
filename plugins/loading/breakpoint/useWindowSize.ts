/** Replaces `@docusaurus/theme-common` where the theme's components import it (index.ts). */
import * as themeCommon from '@docusaurus/theme-common'

export * from '@docusaurus/theme-common'

/** The theme's hook, which chooses the desktop layout above `desktopBreakpoint`. */
export const useWindowSize: typeof themeCommon.useWindowSize = () =>
  themeCommon.useWindowSize({desktopBreakpoint: 995})
