import type {ClientModule} from '@docusaurus/types'

/**
 * Loads the next page when a reader is about to go there: on hover and touch, as the theme's
 * links do by themselves, and on focus. It is not loaded for every link in view, which would
 * cost a docs page 210 kB.
 *
 * Relies on `window.docusaurus`, which the links call (plugins/loading/links.ts).
 */
const links: ClientModule = {
  onRouteUpdate({previousLocation}) {
    if (previousLocation !== null) return
    const stock = window.docusaurus
    // A page that cannot be loaded is dealt with when the reader goes there.
    const preload = (path: string) => {
      const loading = stock.preload(path)
      return loading && loading.catch(() => [])
    }
    Object.assign(window, {
      docusaurus: {preload, prefetch: () => false} satisfies Window['docusaurus'],
    })
    document.addEventListener('focusin', ({target}) => {
      if (!(target instanceof HTMLAnchorElement)) return
      if (target.origin !== location.origin || target.pathname === location.pathname)
        return
      void preload(target.pathname)
    })
  },
}

export default links
