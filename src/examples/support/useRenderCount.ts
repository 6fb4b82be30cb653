import {useRef} from 'react'

/**
 * Counts the renders of the component that calls it, the current one included.
 * Without StrictMode, which renders twice in development.
 */
export function useRenderCount(): number {
  const renders = useRef(0)
  // Counting renders is the point, and a ref is what a render can count in.
  // oxlint-disable-next-line react/refs -- see above
  return ++renders.current
}
