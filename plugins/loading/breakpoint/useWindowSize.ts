/** Replaces the hook of this name in `@docusaurus/theme-common` (index.ts). */
import type {useWindowSize as StockHook} from '@docusaurus/theme-common'
import {useCallback, useSyncExternalStore} from 'react'

/**
 * Says which layout the styles show. Unlike the stock hook it asks for a media query, because the
 * breakpoint follows the browser's font size.
 *
 * @returns `ssr` until React has hydrated the page
 */
export const useWindowSize: typeof StockHook = ({desktopBreakpoint} = {}) => {
  const query =
    desktopBreakpoint === undefined
      ? '(width >= 62.25em)'
      : `(width > ${desktopBreakpoint}px)`
  const subscribe = useCallback(
    (onChange: () => void) => {
      const media = matchMedia(query)
      media.addEventListener('change', onChange)
      return () => media.removeEventListener('change', onChange)
    },
    [query],
  )
  return useSyncExternalStore(
    subscribe,
    () => (matchMedia(query).matches ? 'desktop' : 'mobile'),
    () => 'ssr',
  )
}
