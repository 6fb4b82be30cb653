import preloadPage from '@docusaurus/core/lib/client/preload'
import {isSlowConnection} from '@site/src/slowConnection'

const loaded = new Set<string>()

/**
 * What the theme's links ask for as `window.docusaurus`. Unlike the stock object it loads
 * nothing for a link that is merely in view, so that the runtime needs no table of chunk
 * names.
 */
const preloader = {
  /** Asked for links in view: loads nothing. */
  prefetch: () => false as const,
  /** Asked for links that a reader means to follow: loads the page once. */
  preload(path: string) {
    if (isSlowConnection() || loaded.has(path)) return false
    loaded.add(path)
    // A page that cannot be loaded is dealt with when the reader goes there (SPEC.md §8).
    return preloadPage(path).catch(() => undefined)
  },
}

export default Object.freeze(preloader)
