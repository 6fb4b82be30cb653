import type {ClientModule} from '@docusaurus/types'

/**
 * Preloads the page behind a link when the link gets focus; Docusaurus does so only on hover
 * and touch. Docusaurus also prefetches the page of every link in view, which would cost a
 * docs page 210 kB. This module turns that off.
 *
 * Relies on links calling `window.docusaurus` (plugins/loading/build/links.ts checks this).
 */
const links: ClientModule = {
  onRouteUpdate({previousLocation}) {
    if (previousLocation !== null) return
    const stock = window.docusaurus
    // A page that cannot be preloaded is handled when the reader follows the link.
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
