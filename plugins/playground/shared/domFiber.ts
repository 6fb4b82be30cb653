import * as installed from '@react-facet/dom-fiber'

// Named, because Vite, which runs readers' projects, cannot pass on all exports of CommonJS.
export {
  createFiberRoot,
  createPortal,
  createReconciler,
  isElementContainer,
  render,
} from '@react-facet/dom-fiber'
export type * from '@react-facet/dom-fiber'

type CreateRoot = typeof installed.createRoot

/** The type declarations are for 18.x, but 0.6.4 has only `render`. */
const renderer: {createRoot?: CreateRoot; render: typeof installed.render} = installed

/**
 * `createRoot` of 18.x, which also works where dom-fiber 0.6.4 is installed. The site's examples
 * import it from `@react-facet/dom-fiber`, as readers do; the site's bundlers resolve that
 * import to this file.
 */
export const createRoot: CreateRoot =
  renderer.createRoot ??
  ((container) => {
    let unmount: (() => void) | undefined
    return {
      render: (children) => (unmount = renderer.render(children, container)),
      unmount: () => unmount?.(),
    }
  })
