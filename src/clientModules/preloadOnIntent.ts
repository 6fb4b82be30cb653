import type {ClientModule} from '@docusaurus/types'

/**
 * Loads the next page when the reader means to go there: on focus too, not only on hover
 * and touch, which Docusaurus' Link knows. plugins/lean-scripts/preloader.ts has the rules.
 */
const preloadOnIntent: ClientModule = {
  onRouteUpdate({previousLocation}) {
    if (previousLocation !== null) return
    document.addEventListener('focusin', ({target}) => {
      if (!(target instanceof HTMLAnchorElement)) return
      if (target.origin !== location.origin || target.pathname === location.pathname)
        return
      void window.docusaurus.preload(target.pathname)
    })
  },
}

export default preloadOnIntent
