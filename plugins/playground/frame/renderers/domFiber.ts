import {createRoot} from '../../shared/domFiber'
import type {Mount} from './mount'

/** Mounts an element with the library's own renderer. */
export const mount: Mount = (element, container) => {
  const root = createRoot(container)
  root.render(element)
  return () => root.unmount()
}
