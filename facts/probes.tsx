import type {Facet} from '@react-facet/core'
import {underDomFiber} from './render'

/** Calls a hook in a component that shows nothing, and gives what the hook returned. */
export function resultOf<T>(useHook: () => T): T {
  const results: T[] = []
  function Probe() {
    results.push(useHook())
    return null
  }
  underDomFiber(<Probe />)
  return results[0] as T
}

/** What an observer of a facet is told, from its subscription on. */
export function heardFrom<T>(facet: Facet<T>): T[] {
  const heard: T[] = []
  facet.observe((value) => heard.push(value))
  return heard
}
