import type {ClientModule} from '@docusaurus/types'

/**
 * Loads the next page when the reader means to go there: on hover and touch (Docusaurus'
 * Link does that) and on focus. Links that are merely in view load nothing. On 2g or with
 * data saver on nothing is loaded ahead (SPEC.md §4; `preload` has that rule).
 */
const preloadOnIntent: ClientModule = {
  onRouteUpdate({previousLocation}) {
    if (previousLocation !== null) return
    // The object is frozen, so that it is replaced as a whole.
    window.docusaurus = {...window.docusaurus, prefetch: () => false}
    document.addEventListener('focusin', ({target}) => {
      if (!(target instanceof HTMLAnchorElement)) return
      if (target.origin !== location.origin || target.pathname === location.pathname)
        return
      void window.docusaurus.preload(target.pathname)
    })
  },
}

export default preloadOnIntent
