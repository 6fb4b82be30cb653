// Adds the announcer for screen readers, and hands over what ../client has recorded before React
// came. The stock component renders only its children.
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment'
import useIsBrowser from '@docusaurus/useIsBrowser'
import type {Props} from '@theme/Root'
import {useLayoutEffect, useState, type ReactNode} from 'react'
import {Announcer} from '../../lib/client/Announcer'
import {hydratedEvent} from '../../lib/client/hydrated'
import {beginHydration} from '../client/replay'

export default function Root({children}: Props): ReactNode {
  const isBrowser = useIsBrowser()
  // In the first render, before React compares anything with the page.
  const [finish] = useState(() =>
    ExecutionEnvironment.canUseDOM ? beginHydration(window.beforeHydration) : undefined,
  )
  useLayoutEffect(() => {
    if (!isBrowser) return
    // Once React has finished the current update.
    queueMicrotask(() => {
      document.dispatchEvent(new Event(hydratedEvent))
      finish?.()
    })
  }, [isBrowser, finish])
  return (
    <>
      {children}
      <Announcer />
    </>
  )
}
