// Change: adds what outlives every page, and tells when the page's controls work, for which
// the first actions of a reader wait (src/hydration). The stock component renders its
// children alone.
import useIsBrowser from '@docusaurus/useIsBrowser'
import type {Props} from '@theme/Root'
import {useLayoutEffect, type ReactNode} from 'react'
import {Announcer} from '@site/src/components/Announcer'
import {hydratedEvent} from '@site/src/lib/hydrated'

export default function Root({children}: Props): ReactNode {
  // Some components, such as Tabs, are made anew once they know that there is a browser.
  const isBrowser = useIsBrowser()
  useLayoutEffect(() => {
    // Not before React is done with what it shows just now.
    if (isBrowser) queueMicrotask(() => document.dispatchEvent(new Event(hydratedEvent)))
  }, [isBrowser])
  return (
    <>
      {children}
      <Announcer />
    </>
  )
}
