import {useRef} from 'react'

/**
 * Counts the renders of the component that calls it, including the current one. It does not
 * work in StrictMode, which renders twice in development.
 */
export function useRenderCount(): number {
  const renders = useRef(0)
  // oxlint-disable-next-line react/refs -- only a ref can count renders without causing any
  return ++renders.current
}
