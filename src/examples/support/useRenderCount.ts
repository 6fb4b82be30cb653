import {useRef} from 'react'

/**
 * Counts the renders of the component that calls it, the current one included.
 * For production builds without StrictMode, which renders twice in development.
 */
export function useRenderCount(): number {
  const renders = useRef(0)
  renders.current += 1
  return renders.current
}
