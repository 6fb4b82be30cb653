import preloadPage from '@docusaurus/core/lib/client/preload'

interface NetworkInformation {
  effectiveType?: string
  saveData?: boolean
}

const loaded = new Set<string>()

/** On 2g or with data saver on, nothing is loaded ahead (SPEC.md §4). */
function isSlowConnection(): boolean {
  const {connection} = navigator as Navigator & {connection?: NetworkInformation}
  const {saveData = false, effectiveType = ''} = connection ?? {}
  return saveData || effectiveType.includes('2g')
}

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
