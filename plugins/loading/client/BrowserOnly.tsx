import StockBrowserOnly from '@docusaurus/core/lib/client/exports/BrowserOnly'
import type {Props} from '@docusaurus/BrowserOnly'
import useIsBrowser from '@docusaurus/useIsBrowser'
import type {ReactNode} from 'react'

/**
 * Replaces `@docusaurus/BrowserOnly`: until React has come, it asks for the page's scripts. With the
 * stock one, a reader who uses nothing would never see what only a browser can draw.
 */
export default function BrowserOnly(props: Props): ReactNode {
  return (
    <>
      {!useIsBrowser() && <span data-hydrate />}
      <StockBrowserOnly {...props} />
    </>
  )
}
