import {createRoot} from 'react-dom/client'
import type {Mount} from './mount'

/** Mounts an element under a React 18 root. */
export const mount: Mount = (element, container) => {
  const root = createRoot(container)
  root.render(element)
  // While React renders, it cannot unmount a root at once, and reports an error.
  return () => setTimeout(() => root.unmount())
}
