import {createRoot} from 'react-dom/client'
import type {Mount} from './mount'

/** Mounts an element under a React 18 root. */
export const mount: Mount = (element, container) => {
  const root = createRoot(container)
  root.render(element)
  // React refuses to unmount a root while it is rendering another one.
  return () => setTimeout(() => root.unmount())
}
