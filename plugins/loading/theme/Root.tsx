// Adds the announcer for screen readers, and dispatches the events that ../client
// waits for. The stock component renders only its children.
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment'
import useIsBrowser from '@docusaurus/useIsBrowser'
import type {Props} from '@theme/Root'
import {useLayoutEffect, useState, type ReactNode} from 'react'
import {Announcer} from '../../lib/client/Announcer'
import {hydratedEvent, hydratingEvent} from '../../lib/client/hydrated'

const dispatch = (event: string) => document.dispatchEvent(new Event(event))

export default function Root({children}: Props): ReactNode {
  const isBrowser = useIsBrowser()
  // In the first render, before React compares anything with the page.
  useState(() => ExecutionEnvironment.canUseDOM && dispatch(hydratingEvent))
  useLayoutEffect(() => {
    // Once React has finished the current update.
    if (isBrowser) queueMicrotask(() => dispatch(hydratedEvent))
  }, [isBrowser])
  return (
    <>
      {children}
      <Announcer />
    </>
  )
}
