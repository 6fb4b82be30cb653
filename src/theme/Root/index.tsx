// Change: adds the announcer for screen readers, and dispatches the events that plugins/loading/client
// waits for. The stock component renders only its children.
import useIsBrowser from '@docusaurus/useIsBrowser'
import type {Props} from '@theme/Root'
import {useLayoutEffect, type ReactNode} from 'react'
import {Announcer} from '@site/plugins/lib/client/Announcer'
import {hydratedEvent, settledEvent} from '@site/plugins/lib/client/hydrated'

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
