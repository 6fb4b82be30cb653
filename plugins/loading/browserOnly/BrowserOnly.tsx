import StockBrowserOnly from '@docusaurus/core/lib/client/exports/BrowserOnly'
import type {Props} from '@docusaurus/BrowserOnly'
import useIsBrowser from '@docusaurus/useIsBrowser'
import type {ReactNode} from 'react'

/** What only a browser can draw. Until React has come, it asks for the page's scripts. */
export default function BrowserOnly(props: Props): ReactNode {
  return (
    <>
      {!useIsBrowser() && <span data-hydrate />}
      <StockBrowserOnly {...props} />
    </>
  )
}
