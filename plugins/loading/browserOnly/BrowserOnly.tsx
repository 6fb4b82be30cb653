import useIsBrowser from '@docusaurus/useIsBrowser'
import type {Props} from '@docusaurus/BrowserOnly'
import type {ReactNode} from 'react'

/** What only a browser can draw. Until React has come, it asks for the page's scripts. */
export default function BrowserOnly({children, fallback}: Props): ReactNode {
  if (useIsBrowser()) return children?.()
  return (
    <>
      <span data-hydrate />
      {fallback}
    </>
  )
}
