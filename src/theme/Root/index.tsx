// Change: adds what outlives every page, and tells when the page's controls work, for which
// the first actions of a reader wait (src/hydration). The stock component renders its
// children alone.
import useIsBrowser from '@docusaurus/useIsBrowser'
import type {Props} from '@theme/Root'
import {useLayoutEffect, type ReactNode} from 'react'
import {Announcer} from '../../components/Announcer'
import {hydratedEvent, settledEvent} from '../../lib/hydrated'

/** Not before React is done with what it shows just now. */
function tell(event: string): void {
  queueMicrotask(() => document.dispatchEvent(new Event(event)))
}

export default function Root({children}: Props): ReactNode {
  const isBrowser = useIsBrowser()
  useLayoutEffect(() => tell(hydratedEvent), [])
  useLayoutEffect(() => {
    if (isBrowser) tell(settledEvent)
  }, [isBrowser])
  return (
    <>
      {children}
      <Announcer />
    </>
  )
}
