import {createRoot} from '../../../lib/domFiber'
import type {Mount} from './mount'

/** Starts an element under the library's own renderer. */
export const mount: Mount = (element, container) => {
  const root = createRoot(container)
  root.render(element)
  return () => root.unmount()
}
