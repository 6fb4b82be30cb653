// Adds the announcer for screen readers, and dispatches the events that ../client
// waits for. The stock component renders only its children.
import useIsBrowser from '@docusaurus/useIsBrowser'
import type {Props} from '@theme/Root'
import {useLayoutEffect, type ReactNode} from 'react'
import {Announcer} from '../../lib/client/Announcer'
import {hydratedEvent, settledEvent} from '../../lib/client/hydrated'

/** Dispatches an event once React has finished the current update. */
function dispatchSoon(event: string): void {
  queueMicrotask(() => document.dispatchEvent(new Event(event)))
}

export default function Root({children}: Props): ReactNode {
  const isBrowser = useIsBrowser()
  useLayoutEffect(() => dispatchSoon(hydratedEvent), [])
  useLayoutEffect(() => {
    if (isBrowser) dispatchSoon(settledEvent)
  }, [isBrowser])
  return (
    <>
      {children}
      <Announcer />
    </>
  )
}
